"""A game with controls above its field: who gets which press."""
from expect import equal, holds
from picture import Rect

FIELD = (900, 200)
KNOBS = ("thrust", "drag", "field")
PANEL = Rect(16, 494, 404, 210)
PANEL_EDGE = (28, 690)


def test_a_press_on_the_field_is_the_games(demo):
    with demo.open(still=PANEL) as session:
        press(session, *FIELD)
    equal(session.values["shots"], 1, "shots")
    knobs_are_unchanged(session, demo)


def test_a_drag_of_a_knob_is_the_overlays(demo):
    with demo.open(still=PANEL) as session:
        turn(session, demo.nodes["thrust"])
        session.wait_for_change(session.first, demo.nodes["thrust"], "a turned knob")
    equal(session.values["shots"], 0, "shots")
    holds(session.values["thrust"] > demo.values["thrust"], "the thrust has grown")


def test_the_panels_background_keeps_presses_from_the_game(demo):
    with demo.open(still=PANEL) as session:
        press(session, *PANEL_EDGE)
    equal(session.values["shots"], 0, "shots")
    knobs_are_unchanged(session, demo)


def test_a_press_stays_with_whom_it_began(demo):
    with demo.open(still=PANEL) as session:
        screen = session.screen
        knob = demo.nodes["drag"]
        screen.move(*FIELD)
        screen.down()
        screen.move(knob.center[0], knob.center[1] - 25)
        screen.move(knob.center[0] + 25, knob.center[1])
        screen.up()
        before = session.rest()
        turn(session, knob, end=FIELD)
        session.wait_for_change(before, knob, "a turned knob")
    equal(session.values["shots"], 1, "shots")
    holds(session.values["drag"] > demo.values["drag"], "the second press turned the knob, the first did not")


def test_a_finger_plays_while_another_turns_a_knob(demo):
    with demo.open(still=PANEL) as session:
        screen = session.screen
        knob = demo.nodes["field"].center
        screen.touch(1, *FIELD)
        screen.touch(2, knob[0], knob[1] - 25)
        screen.drag(2, knob[0] + 18, knob[1] - 18)
        screen.drag(1, FIELD[0] - 100, FIELD[1])
        screen.drag(2, knob[0] + 25, knob[1])
        session.wait_for_change(session.first, demo.nodes["field"], "a turned knob")
        screen.touch(3, FIELD[0], FIELD[1] + 100)
        for finger in (1, 2, 3):
            screen.lift(finger)
    equal(session.values["shots"], 2, "shots")
    holds(session.values["field"] > demo.values["field"], "the field has grown")


def test_fingers_after_the_mouse_go_where_they_belong(demo):
    with demo.open(still=PANEL) as session:
        screen = session.screen
        press(session, *FIELD)
        session.rest()
        knob = demo.nodes["thrust"].center
        screen.touch(1, knob[0], knob[1] - 25)
        screen.touch(2, *FIELD)
        screen.drag(1, knob[0] + 18, knob[1] - 18)
        screen.drag(1, knob[0] + 25, knob[1])
        screen.lift(2)
        screen.lift(1)
    equal(session.values["shots"], 2, "shots")
    holds(session.values["thrust"] > demo.values["thrust"], "the thrust has grown")


def press(session, x, y):
    session.screen.move(x, y)
    session.screen.down()
    session.screen.up()


def turn(session, knob, end=None):
    """Drags the mouse round a knob from twelve to three o'clock, and on to a place if there is one."""
    x, y = knob.center
    session.screen.move(x, y - 25)
    session.screen.down()
    session.screen.move(x + 18, y - 18)
    session.screen.move(x + 25, y)
    if end:
        session.screen.move(*end)
    session.screen.up()


def knobs_are_unchanged(session, demo):
    for knob in KNOBS:
        equal(session.values[knob], demo.values[knob], knob)
