"""The price filter under real fingers, mouse and keys."""
import math

from expect import between, equal, holds, unchanged_elsewhere

STEP = 5.0
KNOB_SWEEP = 315  # Degrees from the least value to the greatest.


def test_the_window_shows_the_pixels_of_the_capture(demo):
    with demo.open() as session:
        equal(session.first.differing_pixels(demo.capture), 0, "pixels that differ from the capture")
    equal(session.values, demo.values, "values of an untouched window")


def test_two_fingers_drag_both_thumbs_at_once(demo):
    slider = Slider(demo)
    with demo.open() as session:
        screen = session.screen
        screen.touch(1, *slider.lower)
        screen.touch(2, *slider.upper)
        for step in range(1, 6):
            screen.drag(1, slider.lower[0] + 10 * step, slider.lower[1])
            screen.drag(2, slider.upper[0] - 8 * step, slider.upper[1])
        held = session.rest()
        for part in ("price/lower", "price/upper"):
            holds(held.part(demo.nodes[part]) != session.first.part(demo.nodes[part]), f"{part} has left its place")
        screen.lift(1)
        screen.lift(2)
    equal(session.values["price.lower"], slider.lower_value + slider.steps(50), "lower price")
    equal(session.values["price.upper"], slider.upper_value - slider.steps(40), "upper price")
    holds(session.values["shown"] < demo.values["shown"], "fewer goods are shown")


def test_the_mouse_turns_the_knob(demo):
    with demo.open() as session:
        turn_knob(session, demo.nodes["rating"], 90)
        equal(session.rest().part(Slider(demo).area), session.first.part(Slider(demo).area), "the slider's pixels")
        session.wait_for_change(session.first, demo.nodes["rating"], "a turned knob")
    rating_has_turned(session, demo, 90)
    holds(session.values["shown"] < demo.values["shown"], "fewer goods are shown")


def test_fingers_work_after_the_mouse(demo):
    slider = Slider(demo)
    with demo.open() as session:
        screen = session.screen
        turn_knob(session, demo.nodes["rating"], -45)
        session.rest()
        screen.touch(1, *slider.lower)
        screen.drag(1, slider.lower[0] + 30, slider.lower[1])
        screen.touch(2, *slider.upper)
        screen.drag(2, slider.upper[0] + 20, slider.upper[1])
        screen.drag(1, slider.lower[0] + 50, slider.lower[1])
        screen.lift(1)
        screen.lift(2)
        session.rest()
        screen.touch(1, *demo.nodes["in-stock"].center)
        screen.lift(1)
    rating_has_turned(session, demo, -45)
    equal(session.values["price.lower"], slider.lower_value + slider.steps(50), "lower price")
    equal(session.values["price.upper"], slider.upper_value + slider.steps(20), "upper price")
    equal(session.values["inStock"], True, "in stock, by a tap after all")


def test_a_finger_right_behind_the_mouse_works(demo):
    slider = Slider(demo)
    for _ in range(5):
        with demo.open() as session:
            turn_knob(session, demo.nodes["rating"], -45)
            session.screen.touch(1, *slider.lower)
            session.screen.drag(1, slider.lower[0] + 30, slider.lower[1])
            session.screen.drag(1, slider.lower[0] + 50, slider.lower[1])
            session.screen.lift(1)
        rating_has_turned(session, demo, -45)
        equal(session.values["price.lower"], slider.lower_value + slider.steps(50), "lower price")


def test_a_release_outside_the_window_ends_the_drag(demo):
    small = demo.sized(900, 600)
    slider = Slider(small)
    with small.open() as session:
        screen = session.screen
        screen.move(*slider.upper)
        session.rest()
        screen.down()
        screen.move(slider.upper[0] + 30, slider.upper[1])
        screen.move(1100, 650)
        session.wait_for_change(session.first, small.nodes["price/upper"], "a moved upper thumb")
        screen.move(1200, 700)
        screen.up()
        session.rest()
        screen.move(*slider.lower)
        screen.move(slider.lower[0] + 40, slider.lower[1])
    equal(session.values["price.upper"], 500.0, "upper price, dragged out of the window")
    equal(session.values["price.lower"], slider.lower_value, "lower price, which was only passed over")


def test_tab_and_arrows_move_the_thumbs(demo):
    slider = Slider(demo)
    with demo.open() as session:
        session.screen.key("Tab")
        session.screen.key("Right", times=4)
        focused = session.wait_for_change(session.first, demo.nodes["price/lower"], "a moved lower thumb")
        session.screen.key("Tab")
        session.screen.key("Left", times=3)
        session.wait_for_change(focused, demo.nodes["price/upper"], "a moved upper thumb")
    equal(session.values["price.lower"], slider.lower_value + 4 * STEP, "lower price")
    equal(session.values["price.upper"], slider.upper_value - 3 * STEP, "upper price")


def test_escape_takes_a_drag_back(demo):
    slider = Slider(demo)
    with demo.open() as session:
        screen = session.screen
        screen.move(*slider.lower)
        screen.down()
        screen.move(slider.lower[0] + 60, slider.lower[1])
        session.wait_for_change(session.first, demo.nodes["price/lower"], "a moved lower thumb")
        screen.key("Escape")
        screen.up()
    equal(session.values, demo.values, "values after Escape")


def test_quick_taps_are_all_seen(demo):
    """Presses and releases that share a frame are clicks all the same."""
    with demo.open() as session:
        for _ in range(5):
            session.screen.touch(1, *demo.nodes["on-sale"].center)
            session.screen.lift(1)
        unchanged_elsewhere(session, demo.nodes["price"])
    equal(session.values["onSale"], True, "on sale, after five taps")


class Slider:
    """The price slider: where its thumbs are, and how far they go for a value."""

    def __init__(self, demo):
        lower, upper = demo.nodes["price/lower"], demo.nodes["price/upper"]
        self.area = demo.nodes["price"]
        self.lower, self.upper = lower.center, upper.center
        self.lower_value, self.upper_value = demo.values["price.lower"], demo.values["price.upper"]
        self._scale = (self.upper_value - self.lower_value) / (upper.x - lower.x)

    def steps(self, pixels):
        """The difference that a drag makes, in whole steps."""
        return round(pixels * self._scale / STEP) * STEP


def rating_has_turned(session, demo, degrees):
    """The rating follows the angle, to the step of 0.1 that whole pixels blur."""
    expected = demo.values["rating"] + 5 * degrees / KNOB_SWEEP
    between(session.values["rating"], expected - 0.1, expected + 0.1, "rating")


def turn_knob(session, knob, degrees):
    """Drags the mouse round a knob's axis, clockwise, from twelve o'clock."""
    x, y = knob.x + knob.width / 2, knob.y + knob.height / 2
    radius = knob.width * 0.3

    def move(degrees):
        angle = math.radians(degrees - 90)
        session.screen.move(round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle)))

    move(0)
    session.screen.down()
    for step in range(1, 10):
        move(degrees * step / 9)
    session.screen.up()
