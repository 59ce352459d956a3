"""What every scenario needs: a demo on a screen, places of its controls, its values at the end, and a list of checks."""

import math
import os
import subprocess
import sys

from rig import Screen, wait_until

SIZE = (1280, 720)
PICTURES = os.path.join("out", "e2e")


class Checks:
    """Counts what holds and prints a line for each."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.topic = ""

    def expect(self, sentence, holds, detail=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
        tail = "" if holds or not detail else f" ({detail})"
        print(f"{'ok  ' if holds else 'FAIL'} {self.topic}: {sentence}{tail}", flush=True)
        return holds

    def equal(self, name, got, expected):
        self.expect(f"{name} is {expected}", got == expected, f"got {got}")


class Demo:
    """A demo that runs in a window at the upper left of a screen."""

    def __init__(self, screen, checks, path):
        self.screen = screen
        self.checks = checks
        self.path = path
        self.places = self._places()
        self.program = screen.start([path, "--borderless", "--size", f"{SIZE[0]}x{SIZE[1]}", "--print-values"])
        self.is_open = wait_until(lambda: any(self.around(next(iter(self.places)))))
        checks.expect("its window shows controls", self.is_open, "\n".join(self.program.lines))

    def _places(self):
        """Where the controls are: asked of a run without a window."""
        picture = os.path.join(PICTURES, "places.png")
        command = [
            self.path, "--capture", picture, "--frames", "3", "--size", f"{SIZE[0]}x{SIZE[1]}", "--print-nodes"]
        done = subprocess.run(command, capture_output=True, text=True)
        os.path.exists(picture) and os.remove(picture)
        if done.returncode != 0:
            sys.exit(f"{self.path} --capture: {done.stderr.strip()}")
        places = {}
        for line in done.stdout.splitlines():
            word, *rest = line.rsplit(" ", 4)
            if word.startswith("node "):
                places[word[5:]] = tuple(map(float, rest))
        return places

    def center(self, path):
        x, y, width, height = self.places[path]
        return round(x + width / 2), round(y + height / 2)

    def beside(self, path, degrees, distance):
        """A place at an angle (clockwise from the right) and a distance from a control's centre."""
        x, y = self.center(path)
        turn = math.radians(degrees)
        return x + distance * math.cos(turn), y + distance * math.sin(turn)

    # Pictures

    def around(self, path, by=(0, 0)):
        """The pixels of a control's frame, moved."""
        x, y, width, height = self.places[path]
        return self.screen.pixels(x + by[0], y + by[1], width, height)

    def light(self, path, by=(0, 0)):
        """How bright the place is that a control had at the start, moved; 0 to 255."""
        pixels = self.around(path, by)
        return sum(pixels) / len(pixels)

    def picture(self, name):
        self.screen.screenshot(os.path.join(PICTURES, name + ".png"))

    # Moves

    def drag_mouse(self, start, *way):
        """Presses, moves through places in small steps, and releases."""
        self.screen.move(*start)
        self.screen.down()
        for end in way:
            for place in steps(start, end):
                self.screen.move(*place)
            start = end
        self.screen.up()

    def drag_fingers(self, ways, while_held=None):
        """Moves fingers at once: a dictionary of a start and an end for each finger."""
        for finger, (start, _) in ways.items():
            self.screen.touch(finger, *start)
        paths = {finger: list(steps(*way)) for finger, way in ways.items()}
        for moment in zip(*paths.values()):
            for finger, place in zip(paths, moment):
                self.screen.drag(finger, *place)
        if while_held:
            while_held()
        for finger in ways:
            self.screen.lift(finger)

    def tap(self, finger, x, y):
        self.screen.touch(finger, x, y)
        self.screen.lift(finger)

    def wait_frames(self):
        """Waits until a program that draws all the time has drawn twice since the last event."""
        for _ in range(2):
            before = self.screen.pixels(0, 0, *SIZE)
            wait_until(lambda: self.screen.pixels(0, 0, *SIZE) != before)

    # Values

    def values(self):
        """Closes the demo and returns the values that it prints."""
        self.checks.expect("it still runs", self.program.is_running, "\n".join(self.program.lines))
        status = self.program.stop()
        self.checks.expect("it closes with 0", status == 0, f"status {status}: {self.program.lines}")
        return dict(line.split(" = ", 1) for line in self.program.lines if " = " in line)


def steps(start, end, count=8):
    """Places on the way from a start to an end, the end included."""
    for index in range(1, count + 1):
        share = index / count
        yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def play(scenarios, checks, path):
    """Plays each scenario on a fresh screen, so that none sees another's devices."""
    for scenario in scenarios:
        checks.topic = f"{os.path.basename(path)}, {scenario.__doc__}"
        with Screen(SIZE) as screen:
            demo = Demo(screen, checks, path)
            if demo.is_open:
                scenario(demo, checks)
