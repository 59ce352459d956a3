"""The mixing desk under ten real fingers and a mouse: every fader goes its own way, and at rest nothing is done."""
import os
import random
import tempfile
import time

from expect import between, equal, holds
from host import processor_time
from picture import Rect
from refusals import refused

CHANNELS = ("Kick", "Snare", "Hat", "Toms", "Bass", "Guitar", "Keys", "Strings", "Voice", "Choir")
# Where positions and decibels of a fader meet: silence, and 0 at three quarters of its travel.
PLACES = ((0, -60), (0.02, -60), (0.05, -50), (0.1, -40), (0.18, -30), (0.3, -20), (0.5, -10), (0.625, -5), (0.75, 0),
          (0.875, 5), (1, 10))


def test_ten_fingers_move_ten_faders_and_are_lifted_in_any_order(demo):
    """All move at once in twenty steps; then each is lifted, by a fixed seed, while the others move on."""
    dice = random.Random(10)
    with still(demo) as session:
        screen = session.screen
        places = [demo.nodes[f"{name}/fader/thumb"].center for name in CHANNELS]
        goals = [y + dice.choice((-1, 1)) * dice.randint(24, 48) for _, y in places]
        for finger, place in enumerate(places):
            screen.touch(finger + 1, *place)
        for step in range(1, 21):
            for finger in range(10):
                x, y = places[finger]
                screen.drag(finger + 1, x, round(y + (goals[finger] - y) * step / 20))
        order = list(range(10))
        dice.shuffle(order)
        last = list(goals)
        while order:
            screen.lift(order.pop() + 1)
            for finger in order:
                last[finger] += dice.choice((-2, 2))
                screen.drag(finger + 1, places[finger][0], last[finger])
    for finger, name in enumerate(CHANNELS):
        moved = last[finger] - places[finger][1]
        expected = position(demo.values[f"level.{finger}"]) - moved / travel(demo, name)
        between(position(session.values[f"level.{finger}"]), expected - 0.004, expected + 0.004, f"the fader of {name}")


def test_mouse_and_fingers_take_turns_and_work_together(demo):
    with still(demo) as session:
        screen = session.screen
        kick, bass, choir = (demo.nodes[f"{name}/fader/thumb"].center for name in ("Kick", "Bass", "Choir"))
        drag_by_mouse(screen, kick, 20)
        session.rest()
        drag_by_finger(screen, 1, kick, 20, 40)
        session.rest()
        screen.touch(1, *bass)
        screen.touch(2, *choir)
        screen.move(*demo.nodes["Voice/gain"].center)
        screen.down()
        for step in range(1, 9):
            screen.drag(1, bass[0], bass[1] + 4 * step)
            screen.move(demo.nodes["Voice/gain"].center[0], demo.nodes["Voice/gain"].center[1] + 5 * step)
            screen.drag(2, choir[0], choir[1] - 4 * step)
        screen.up()
        screen.lift(1)
        screen.lift(2)
    values = session.values
    moved(demo, values, "Kick", 0, 40)
    moved(demo, values, "Bass", 4, 32)
    moved(demo, values, "Choir", 9, -32)
    between(values["gain.8"], demo.values["gain.8"] - 8.2, demo.values["gain.8"] - 7.8, "a knob that the mouse has turned")


def test_a_drag_goes_on_outside_the_window_and_ends_there(demo):
    small = demo.sized(960, 540)
    x, y = small.nodes["Choir/fader/thumb"].center
    with small.open(words=("--still",)) as session:
        screen = session.screen
        screen.move(x, y)
        session.rest()  # SDL lets go of a mouse when it reads that it has come: no hand comes, presses and leaves in one frame.
        screen.down()
        screen.move(x, y + 10)
        screen.move(1100, y + 20)
        out = session.rest()
        screen.move(1200, 700)
        session.wait_for_change(out, small.nodes["Choir/fader"], "a fader that follows the mouse outside")
        screen.move(1200, y + 25)
        screen.up()
        session.rest()
        screen.move(x, y)
        screen.move(x, y - 30)
    moved(small, session.values, "Choir", 9, 25)


def test_ten_seconds_at_rest_draw_nothing(demo):
    """Every frame of a program that records is in its trace."""
    with tempfile.TemporaryDirectory(prefix="knurl-idle") as folder:
        trace = os.path.join(folder, "idle.trace")
        with demo.open(words=("--still", "--record", trace)) as session:
            time.sleep(1)
            before, frames = processor_time(session.process), count_frames(trace)
            time.sleep(10)
            used, drawn = processor_time(session.process) - before, count_frames(trace) - frames
    between(used, 0, 0.05, "seconds of processor time in ten seconds")
    equal(drawn, 0, "frames drawn in ten seconds")


def test_moving_meters_change_no_pixel_elsewhere(demo):
    meters = [demo.nodes[f"{name}/meter"].grown(1) for name in CHANNELS + ("Master",)]
    with demo.open(still=demo.nodes["Kick/gain"]) as session:
        first = session.screen.picture()
        for _ in range(5):
            time.sleep(0.3)
            second = session.screen.picture()
            inside = sum(second.differing_pixels(first, meter) for meter in meters)
            holds(inside > 0, "meters move")
            equal(second.differing_pixels(first), inside, "pixels that changed, and those of them in meters")


def test_a_kiosk_fills_the_screen_and_plays_until_it_is_touched(demo):
    fader = demo.nodes["Snare/fader"]
    cap = Rect(fader.x, fader.y, fader.width / 2, fader.height)  # Without the meter beside it.
    with demo.open(still=demo.nodes["Kick/gain"], words=("--kiosk",)) as session:
        screen = session.screen
        session.wait_for_change(session.first, cap, "faders that move by themselves")
        drag_by_finger(screen, 1, demo.nodes["Voice/mute"].center, 0, 0)
    equal((session.values["attract"], session.values["muted.8"]), (False, True), "attract mode, and a mute that was tapped")


def test_a_page_is_refused(demo):
    refused(demo, "--page", "any", says="unknown option --page")


def still(demo):
    return demo.open(words=("--still",))


def count_frames(trace):
    with open(trace, encoding="utf-8") as file:
        return sum(line.startswith("frame") for line in file)


def travel(demo, name):
    """The way of a fader's cap, in pixels."""
    return demo.nodes[f"{name}/fader"].height - demo.nodes[f"{name}/fader/thumb"].height


def position(level):
    for (low, lower), (high, upper) in zip(PLACES, PLACES[1:]):
        if lower < upper and level <= upper:
            return low + (high - low) * (max(level, lower) - lower) / (upper - lower)
    return 1


def moved(demo, values, name, index, pixels):
    expected = position(demo.values[f"level.{index}"]) - pixels / travel(demo, name)
    between(position(values[f"level.{index}"]), expected - 0.006, expected + 0.006, f"the fader of {name}")


def drag_by_mouse(screen, place, pixels):
    screen.move(*place)
    screen.down()
    screen.move(place[0], place[1] + pixels)
    screen.up()


def drag_by_finger(screen, finger, place, start, end):
    screen.touch(finger, place[0], place[1] + start)
    screen.drag(finger, place[0], place[1] + end)
    screen.lift(finger)
