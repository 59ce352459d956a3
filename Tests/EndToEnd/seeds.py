"""The tutorials' controls under real fingers."""
import math

from expect import between, equal
from picture import Rect
from refusals import refused

SWEEP = 315  # Degrees from the least value of a knob to the greatest.


def test_each_page_shows_the_pixels_of_its_capture(demo):
    for page in ("knob", "ring", "stops"):  # That of the range changes by itself.
        paged = demo.on(page)
        with paged.open() as session:
            equal(session.first.differing_pixels(paged.capture), 0, f"pixels of {page} that differ from the capture")


def test_a_finger_turns_the_pages(demo):
    with demo.open() as session:
        for page in ("Knob", "Stops", "Ring"):
            tap(session.screen, demo.nodes[f"pages/{page}"])
            expected = demo.on(page.lower()).capture
            session.screen.wait_for(lambda picture: picture.data == expected.data, f"the page {page}")


def test_the_slider_is_restyled_by_itself(demo):
    with demo.open() as session:
        session.screen.wait_for(lambda picture: is_red(picture, middle(demo)), "a red slider, a second later")
    equal(session.values["range.curvaceousness"], 0.0, "curvaceousness")


def test_two_fingers_move_both_thumbs_at_once(demo):
    lower, upper = demo.nodes["range/lower"].center, demo.nodes["range/upper"].center
    scale = (demo.values["range.upper"] - demo.values["range.lower"]) / (upper[0] - lower[0])
    with demo.open() as session:
        screen = session.screen
        restyled = screen.wait_for(lambda picture: is_red(picture, middle(demo)), "a red slider, a second later")
        screen.touch(1, *lower)
        screen.touch(2, *upper)
        for step in range(1, 6):
            screen.drag(1, lower[0] + 20 * step, lower[1])
            screen.drag(2, upper[0] - 16 * step, upper[1])
        for part in ("range/lower", "range/upper"):
            session.wait_for_change(restyled, demo.nodes[part], f"that {part} has left its place")
        screen.lift(1)
        screen.lift(2)
    near(session.values["range.lower"], demo.values["range.lower"] + 100 * scale, scale, "lower value")
    near(session.values["range.upper"], demo.values["range.upper"] - 80 * scale, scale, "upper value")


def test_two_fingers_turn_the_knob_and_flip_the_switch(demo):
    demo = demo.on("knob")
    with demo.open() as session:
        screen = session.screen
        screen.touch(1, *on_the_dial(demo, 180))
        screen.touch(2, *demo.nodes["animate"].center)
        for degrees in range(190, 275, 5):
            screen.drag(1, *on_the_dial(demo, degrees))
        screen.lift(2)
        screen.lift(1)
        session.wait_for_change(session.first, demo.nodes["slider"], "a slider that follows the knob")
    near(session.values["knob"], 0.5, 1 / SWEEP, "the knob that points up")
    equal(session.values["knob.animates"], False, "animate, after a tap in the midst of the drag")


def test_a_finger_drags_the_slider_that_is_bound_to_the_knob(demo):
    demo = demo.on("knob")
    thumb, knob = demo.nodes["slider/thumb"].center, demo.nodes["knob"]
    with demo.open() as session:
        session.screen.touch(1, *thumb)
        session.screen.drag(1, thumb[0] + 40, thumb[1])
        session.screen.drag(1, session.screen.width - 1, thumb[1])
        session.screen.lift(1)
        session.wait_for_change(session.first, knob, "a knob that follows the slider")
    equal(session.values["knob"], 1.0, "the value, dragged beyond the end")


def test_a_page_and_looks_that_are_none_are_named(demo):
    refused(demo, "--page", "nonsense", says="range, knob, ring, stops")
    refused(demo, "--theme", "nonsense", says="classic, studio, paper, contrast")


def tap(screen, node):
    screen.touch(1, *node.center)
    screen.lift(1)


def middle(demo):
    """A pixel between the thumbs."""
    lower, upper = demo.nodes["range/lower"].center, demo.nodes["range/upper"].center
    return Rect((lower[0] + upper[0]) // 2, lower[1], 1, 1)


def is_red(picture, place):
    red, green, blue = picture.part(place)
    return red > 200 and green < 120 and blue < 120


def on_the_dial(demo, degrees):
    """A place on the knob, clockwise from three o'clock."""
    knob = demo.nodes["knob"]
    x, y = knob.x + knob.width / 2, knob.y + knob.height / 2
    angle, radius = math.radians(degrees), knob.width * 0.4
    return round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle))


def near(value, expected, tolerance, what):
    between(value, expected - tolerance, expected + tolerance, what)
