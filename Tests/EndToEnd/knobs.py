"""Everything that the value controls can do, under real fingers, mouse and keys."""
import math

from expect import between, equal, holds
from refusals import refused

SWEEP = 315  # Degrees from the least value of a knob to the greatest.


def test_each_page_shows_the_pixels_of_its_capture(demo):
    for page in ("looks", "numbers", "sliders"):
        paged = demo.on(page)
        with paged.open() as session:
            equal(session.first.differing_pixels(paged.capture), 0, f"pixels of {page} that differ from the capture")


def test_a_finger_turns_one_knob_while_another_holds_a_second(demo):
    with demo.open() as session:
        screen = session.screen
        screen.touch(1, *on_the_dial(demo, "0", -90))
        screen.touch(2, *on_the_dial(demo, "1", -90))
        for degrees in range(-85, -29, 5):
            screen.drag(1, *on_the_dial(demo, "0", degrees))
        session.wait_for_change(session.first, demo.nodes["0"], "a turned knob")
        held = session.rest()
        for degrees in range(-85, -44, 5):
            screen.drag(2, *on_the_dial(demo, "1", degrees))
        session.wait_for_change(held, demo.nodes["1"], "the second knob turned, too")
        screen.lift(1)
        screen.lift(2)
    near(session.values["looks.0"], demo.values["looks.0"] + 60 / SWEEP, 2 / SWEEP, "the first knob")
    near(session.values["looks.1"], demo.values["looks.1"] + 45 / SWEEP, 2 / SWEEP, "the second knob")
    others_stay(session, demo, "looks.0", "looks.1")


def test_a_finger_that_only_holds_changes_nothing(demo):
    with demo.open() as session:
        screen = session.screen
        screen.touch(1, *on_the_dial(demo, "1", 0))
        screen.touch(2, *on_the_dial(demo, "0", 0))
        for degrees in range(5, 64, 5):
            screen.drag(2, *on_the_dial(demo, "0", degrees))
        session.wait_for_change(session.first, demo.nodes["0"], "a turned knob")
        screen.lift(1)
        screen.lift(2)
    near(session.values["looks.0"], demo.values["looks.0"] + 60 / SWEEP, 2 / SWEEP, "the turned knob")
    others_stay(session, demo, "looks.0")


def test_the_wheel_turns_the_knob_that_was_clicked(demo):
    with demo.open() as session:
        screen = session.screen
        screen.move(*demo.nodes["0"].center)
        screen.down()
        screen.up()
        clicked = session.rest()
        screen.wheel(4)
        session.wait_for_change(clicked, demo.nodes["0"], "a knob that the wheel turned")
        up = session.rest()
        screen.wheel(-7)
        session.wait_for_change(up, demo.nodes["0"], "a knob that the wheel turned back")
        screen.move(*demo.nodes["1"].center)
        screen.wheel(3)
    near(session.values["looks.0"], demo.values["looks.0"] - 0.03, 1e-9, "a hundredth a notch")
    others_stay(session, demo, "looks.0")


def test_keys_turn_the_knob_that_tab_reaches(demo):
    with demo.open() as session:
        screen = session.screen
        screen.move(*demo.nodes["2"].center)
        screen.down()
        screen.up()
        screen.key("Right", times=5)
        screen.key("Tab")
        screen.key("Left", times=2)
        session.wait_for_change(session.first, demo.nodes["3"], "a knob that keys turned")
    near(session.values["looks.2"], demo.values["looks.2"] + 0.05, 1e-9, "five rights")
    near(session.values["looks.3"], demo.values["looks.3"] - 0.02, 1e-9, "two lefts")
    others_stay(session, demo, "looks.2", "looks.3")


def test_a_finger_takes_a_picture_from_stop_to_stop(demo):
    demo = demo.on("numbers")
    thumb = demo.nodes["size/thumb"].center
    with demo.open() as session:
        session.screen.touch(1, *thumb)
        session.screen.drag(1, thumb[0] - 30, thumb[1])
        session.screen.drag(1, 0, thumb[1])
        session.screen.lift(1)
        session.wait_for_change(session.first, demo.nodes["size/thumb"], "that the thumb has left its place")
    equal(session.values["numbers.stop"], 1.0, "the first stop")


def test_a_page_that_is_none_is_named(demo):
    refused(demo, "--page", "nonsense", says="looks, dragging, turning, ranges, sliders, scales, numbers, states")


def others_stay(session, demo, *changed):
    for name, value in demo.values.items():
        holds(name in changed or session.values[name] == value, f"{name} stays at {value}")


def on_the_dial(demo, name, degrees):
    """A place on a knob, clockwise from three o'clock."""
    x, y = demo.nodes[name].center
    angle, radius = math.radians(degrees), demo.nodes[name].width * 0.35
    return round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle))


def near(value, expected, tolerance, what):
    between(value, expected - tolerance, expected + tolerance, what)
