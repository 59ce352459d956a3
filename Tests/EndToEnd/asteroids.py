"""The game with controls over it: who gets a press, the game or the overlay."""

from rig import wait_until

KNOBS = {"thrust": "160.0", "drag": "0.3", "field": "0.25"}
# Free places of the game's field, and one on the panel beside its knobs.
FIELD, FARTHER, PANEL = (900, 200), (1000, 600), (390, 690)


def turn(demo, knob):
    """A way round a knob from its top, by 45 degrees clockwise."""
    return demo.beside(knob, -90, 24), demo.beside(knob, -45, 24)


def expect_turned(demo, checks, knob, before):
    checks.expect(f"{knob} is drawn turned", wait_until(lambda: demo.around(knob) != before))


def expect_values(demo, checks, shots, turned=()):
    """The values at the end: knobs that were turned have grown, all others are as at the start."""
    got = demo.values()
    checks.equal("shots", got.get("shots"), str(shots))
    for knob, value in KNOBS.items():
        if knob in turned:
            is_more = float(got.get(knob, "nan")) > float(value)
            checks.expect(f"{knob} is more than {value}", is_more, f"got {got.get(knob)}")
        else:
            checks.equal(knob, got.get(knob), value)


def presses_on_the_field(demo, checks):
    """presses on the field"""
    before = {knob: demo.around(knob) for knob in KNOBS}
    demo.tap(1, *FIELD)
    demo.screen.move(*FARTHER)
    demo.screen.down()
    demo.screen.up()
    # A touch right after the mouse, which arrives as a press of the mouse, and one more.
    demo.tap(1, *FIELD)
    demo.tap(1, *FARTHER)
    demo.wait_frames()
    demo.picture("asteroids-field")
    checks.expect("no knob's picture changes", all(demo.around(knob) == before[knob] for knob in KNOBS))
    expect_values(demo, checks, shots=4)


def mouse_on_the_overlay(demo, checks):
    """a mouse on the overlay"""
    before = demo.around("thrust")
    demo.drag_mouse(*turn(demo, "thrust"))
    expect_turned(demo, checks, "thrust", before)
    demo.screen.move(*PANEL)
    demo.screen.down()
    demo.screen.up()
    # A drag that leaves the panel and ends over the field stays the knob's.
    before = demo.around("field")
    start, end = turn(demo, "field")
    demo.drag_mouse(start, end, FIELD)
    expect_turned(demo, checks, "field", before)
    demo.picture("asteroids-mouse")
    expect_values(demo, checks, shots=0, turned=("thrust", "field"))


def finger_on_the_overlay(demo, checks):
    """a finger on the overlay"""
    before = demo.around("drag")
    demo.drag_fingers({1: turn(demo, "drag")})
    expect_turned(demo, checks, "drag", before)
    demo.tap(1, *PANEL)
    demo.picture("asteroids-finger")
    expect_values(demo, checks, shots=0, turned=("drag",))


def finger_after_the_mouse(demo, checks):
    """a finger after the mouse"""
    before = demo.around("thrust")
    demo.drag_mouse(*turn(demo, "thrust"))
    expect_turned(demo, checks, "thrust", before)
    before = demo.around("drag")
    demo.drag_fingers({1: turn(demo, "drag")})
    expect_turned(demo, checks, "drag", before)
    expect_values(demo, checks, shots=0, turned=("thrust", "drag"))


def one_finger_each(demo, checks):
    """one finger on a knob, others on the field"""
    before = demo.around("thrust")

    def fire():
        expect_turned(demo, checks, "thrust", before)
        demo.tap(2, *FIELD)
        demo.tap(3, *FARTHER)
        demo.wait_frames()
        demo.picture("asteroids-one-finger-each")

    demo.drag_fingers({1: turn(demo, "thrust")}, while_held=fire)
    expect_values(demo, checks, shots=2, turned=("thrust",))


def keys_stay_the_games(demo, checks):
    """keys"""
    demo.screen.key("space")
    demo.screen.key("tab")
    demo.screen.key("right")
    demo.wait_frames()
    expect_values(demo, checks, shots=1)


SCENARIOS = [
    presses_on_the_field, mouse_on_the_overlay, finger_on_the_overlay, finger_after_the_mouse, one_finger_each,
    keys_stay_the_games,
]
