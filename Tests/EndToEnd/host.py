"""What a host owes to every program: no tap lost or doubled, each pointer its own, a release outside, rest when idle."""
import os
import random
import time

from expect import between, equal, holds

TAPS, SECONDS = 1000, 20
FINGERS, BUTTONS = 10, 10
TICKS = os.sysconf("SC_CLK_TCK")


def test_both_ways_to_the_window_show_the_pixels_of_the_capture(demo):
    demo = small(demo)
    for words in ((), ("--texture",)):
        with demo.open(words=words) as session:
            whole = session.first.differing_pixels(demo.capture, demo.area)
            equal(whole, 0, f"pixels that differ from the capture {words}")


def test_a_thousand_taps_in_twenty_seconds_are_a_thousand_clicks(demo):
    """Up to three fingers at once, on buttons of their own that a fixed seed chooses."""
    demo = small(demo)
    dice = random.Random(1000)
    counts = [0] * BUTTONS
    with demo.open() as session:
        start = time.monotonic()
        held = []
        for tap in range(TAPS):
            time.sleep(max(0, start + tap * SECONDS / TAPS - time.monotonic()))
            while len(held) > dice.randrange(3):
                session.screen.lift(held.pop(0)[0])
            button = dice.choice([button for button in range(BUTTONS) if button not in [one[1] for one in held]])
            session.screen.touch(tap % FINGERS + 1, *demo.nodes[f"tap {button}"].center)
            held.append((tap % FINGERS + 1, button))
            counts[button] += 1
        between(time.monotonic() - start, 0, 1.2 * SECONDS, "seconds that the taps took")
        for finger, _ in held:
            session.screen.lift(finger)
    equal(clicks(session), counts, "clicks")


def test_a_thousand_clicks_as_fast_as_they_come_are_a_thousand(demo):
    demo = small(demo)
    with demo.open() as session:
        for click in range(TAPS):
            if click % 100 == 0:
                session.screen.move(*demo.nodes[f"tap {click // 100}"].center)
            session.screen.down()
            session.screen.up()
    equal(clicks(session), [100] * BUTTONS, "clicks")


def test_mouse_and_fingers_take_turns(demo):
    demo = small(demo)
    with demo.open() as session:
        for turn in range(4):
            tap(session, demo, 2 * turn, 1)
            click(session, demo, 2 * turn + 1)
        tap(session, demo, 8, 1)
        tap(session, demo, 9, 2)
    equal(clicks(session), [1] * BUTTONS, "clicks")


def test_two_fingers_and_the_mouse_work_together(demo):
    """The fingers hold both thumbs while the mouse turns the knob, and go on when it has let go."""
    demo = small(demo)
    lower, upper, knob = (demo.nodes[path].center for path in ("price/lower", "price/upper", "gain"))
    with demo.open() as session:
        screen = session.screen
        screen.touch(1, *lower)
        screen.touch(2, *upper)
        screen.drag(1, lower[0] + 20, lower[1])
        screen.drag(2, upper[0] - 20, upper[1])
        screen.move(*knob)
        screen.down()
        for step in range(1, 5):
            screen.move(knob[0], knob[1] - 10 * step)
            screen.drag(1, lower[0] + 20 + 5 * step, lower[1])
            screen.drag(2, upper[0] - 20 - 5 * step, upper[1])
        screen.up()
        screen.drag(1, lower[0] + 60, lower[1])
        screen.drag(2, upper[0] - 60, upper[1])
        screen.lift(2)
        screen.lift(1)
    values = session.values
    between(values["lower"] + values["upper"], 99.99, 100.01, "lower and upper value, which moved alike")
    scale = 60 / (upper[0] - lower[0])
    between(values["lower"], 20 + 59 * scale, 20 + 61 * scale, "lower value")
    holds(values["gain"] > 0.55, "the mouse has turned the knob up")


def test_a_mouse_that_turns_a_knob_is_held_and_put_back(demo):
    demo = small(demo)
    knob = tuple(int(part) for part in demo.nodes["gain"].center)
    with demo.open(words=("--locked",)) as session:
        screen = session.screen
        screen.move(*knob)
        screen.down()
        before = session.rest()
        screen.nudge(0, -2)
        session.wait_for_change(before, demo.nodes["gain"], "a knob that turns")
        for distance in range(3, 9):  # SDL takes equal motions of one millisecond for one.
            screen.nudge(0, -distance)
        session.rest()
        screen.up()
        session.rest()
        x, y = screen.pointer()
    between(x, knob[0] - 1, knob[0] + 1, "the mouse's column after the release")
    between(y, knob[1] - 1, knob[1] + 1, "the mouse's row after the release")
    between(session.values["gain"], 0.55, 0.8, "the knob's value")


def test_a_drag_that_leaves_the_window_goes_on_and_ends_with_its_release_outside(demo):
    demo = small(demo)
    thumb = demo.nodes["level/thumb"].center
    for words in ((), ("--texture",)):
        with demo.open(words=words) as session:
            screen = session.screen
            screen.move(*thumb)
            session.rest()
            screen.down()
            screen.move(thumb[0] + 20, thumb[1])
            screen.move(900, 500)
            out = session.rest()
            screen.move(thumb[0] - 40, 600)
            session.wait_for_change(out, demo.nodes["level"], "a thumb that follows the mouse outside")
            screen.up()
            session.rest()
            screen.move(*thumb)
            screen.move(thumb[0] + 60, thumb[1])
        between(session.values["level"], 0.5 - 42 / 360, 0.5 - 38 / 400, f"the value at the release {words}")


def test_a_drag_that_goes_out_and_in_and_out_ends_with_its_release_outside(demo):
    """SDL lets go of the mouse whenever it reads that it has entered: with the press too, which comes right after here."""
    demo = small(demo)
    thumb = demo.nodes["level/thumb"].center
    with demo.open() as session:
        screen = session.screen
        screen.move(900, 500)
        session.rest()
        screen.move(*thumb)
        screen.down()
        session.rest()
        screen.move(thumb[0] + 20, thumb[1])
        for place in ((900, 500), (thumb[0] - 20, thumb[1]), (900, 550), (thumb[0] + 10, thumb[1])):
            before = session.rest()
            screen.move(*place)
            session.wait_for_change(before, demo.nodes["level"], "a thumb that follows the mouse")
        session.rest()
        screen.move(thumb[0] - 40, 600)
        screen.up()
        session.rest()
        screen.move(thumb[0] + 60, thumb[1])
    between(session.values["level"], 0.5 - 42 / 360, 0.5 - 38 / 400, "the value at the release")


def test_a_press_that_is_released_outside_clicks_nothing(demo):
    demo = small(demo)
    with demo.open() as session:
        session.screen.move(*demo.nodes["tap 0"].center)
        session.screen.down()
        session.screen.move(900, 500)
        session.screen.up()
        session.rest()
        click(session, demo, 1)
    equal(clicks(session), [0, 1] + [0] * 8, "clicks")


def test_two_windows_are_worked_by_a_finger_each(demo):
    """The second window stands right of the first; the second finger drags its slider, and the mouse clicks in both."""
    demo = small(demo)
    thumb = demo.nodes["level/thumb"].center
    other = (demo.area.width + 40 + 150, 160)
    with demo.open(words=("--two-windows",)) as session:
        screen = session.screen
        screen.touch(1, *thumb)
        screen.touch(2, *other)
        for step in range(1, 6):
            screen.drag(1, thumb[0] + 10 * step, thumb[1])
            screen.drag(2, other[0] + 10 * step, other[1])
        screen.lift(1)
        screen.lift(2)
        session.rest()
        click(session, demo, 3)
        for _ in range(2):
            screen.move(demo.area.width + 100, 62)
            screen.down()
            screen.up()
    holds(session.values["level"] > 0.55, "the first window's slider has moved")
    holds(session.values["second"] > 0.55, "the second window's slider has moved")
    equal((session.values["taps.3"], session.values["clicks"]), (1.0, 2.0), "clicks in both windows")


def test_a_mouse_that_is_released_over_another_window_holds_nothing(demo):
    demo = small(demo)
    thumb = demo.nodes["level/thumb"].center
    with demo.open(words=("--two-windows",)) as session:
        screen = session.screen
        screen.move(*thumb)
        before = session.rest()
        screen.down()
        screen.move(thumb[0] + 20, thumb[1])
        screen.move(demo.area.width + 100, 62)
        screen.up()
        session.wait_for_change(before, demo.nodes["level"], "a slider that was dragged")
        dropped = session.rest()
        screen.move(thumb[0] - 60, thumb[1])
        equal(session.rest().part(demo.nodes["level"]), dropped.part(demo.nodes["level"]), "a slider that was let go")
        click(session, demo, 0)
    equal((session.values["taps.0"], session.values["clicks"]), (1.0, 0.0), "clicks")


def test_ten_idle_seconds_cost_nothing(demo):
    demo = small(demo)
    for words in ((), ("--two-windows",)):
        with demo.open(words=words) as session:
            frames_before = processor_time(session.process)
            time.sleep(10)
            used = processor_time(session.process) - frames_before
        between(used, 0, 0.05, f"seconds of processor time in ten seconds {words}")
        between(session.values["frames"], 1, 30, "frames, all of them for the window's own events")


def small(demo):
    """The demo in a window that leaves room beside and below it."""
    return demo.sized(640, 360)


def clicks(session):
    return [round(session.values[f"taps.{button}"]) for button in range(BUTTONS)]


def tap(session, demo, button, finger):
    session.screen.touch(finger, *demo.nodes[f"tap {button}"].center)
    session.screen.lift(finger)
    session.rest()


def click(session, demo, button):
    session.screen.move(*demo.nodes[f"tap {button}"].center)
    session.screen.down()
    session.screen.up()
    session.rest()


def processor_time(process):
    """The seconds that a process has computed, by Linux's account."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        words = file.read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / TICKS
