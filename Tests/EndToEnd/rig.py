"""A screen with a mouse, a keyboard and ten fingers, and programs in it.

    with Screen((1280, 720)) as screen:
        program = screen.start(["./demo", "--borderless"])
        screen.touch(1, 200, 100)
        screen.drag(1, 300, 100)
        screen.lift(1)
        print(program.stop())

The events are genuine: an X server with a dummy graphics card gets them from its test input driver, and SDL gets them from
the X server. All coordinates are pixels of the screen; a window without a frame at 0, 0 shares them. Needs root.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from devices import Keyboard, Mouse, TouchScreen

SERVER_FLAGS = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoEnableDevices" "false"
  Option "AllowEmptyInput" "true"
EndSection
"""

GRAPHICS = """
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1.0-1000.0
  VertRefresh 1.0-1000.0
  Modeline "mode" {clock:.2f} {width} {h1} {h2} {h3} {height} {v1} {v2} {v3}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "mode"
    Virtual {width} {height}
  EndSubSection
EndSection
"""

INPUT = """
Section "InputDevice"
  Identifier "{kind}"
  Driver "inputtest"
  Option "SocketPath" "{folder}/{kind}"
  Option "DeviceType" "{kind}"
  Option "TouchCount" "10"
  Option "XkbRules" "evdev"
EndSection
"""


class RigError(Exception):
    """Why the rig can't do its part: nothing that a program under test did."""


class Program:
    """A running program; what it prints is read as it comes."""

    def __init__(self, command, environment):
        self.lines = []
        self.process = subprocess.Popen(
            command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    @property
    def is_running(self):
        return self.process.poll() is None

    def stop(self, limit=10):
        """Asks the program to close, as a window's cross does, and returns its exit status; -9 where it had to be killed."""
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(limit)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(limit)
        return self.process.returncode


class Screen:
    """An X server of its own, from the begin of a `with` to its end."""

    def __init__(self, size=(1280, 720)):
        self.size = size
        self.programs = []

    # Server

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="knurl-screen-")
        try:
            self._start_server()
            self.keyboard, self.mouse, self.touch_screen = (
                kind(self.folder, self.size) for kind in (Keyboard, Mouse, TouchScreen))
            # The server takes over the map of the keyboard with its first key; SDL reads the map once, at its start.
            self.key("control")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for program in self.programs:
            program.stop()
        server = getattr(self, "server", None)
        if server is not None:
            server.terminate()
            server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start_server(self):
        configuration = os.path.join(self.folder, "xorg.conf")
        with open(configuration, "w") as file:
            file.write(self._configuration())
        reading, writing = os.pipe()
        log = os.path.join(self.folder, "log")
        command = [
            "Xorg", "-displayfd", str(writing), "-config", configuration, "-configdir", self.folder, "-logfile", log,
            "-noreset", "-nolisten", "tcp", "-sharevts", "-novtswitch"]
        self.server = subprocess.Popen(
            command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise RigError("the X server does not start:\n" + self._end_of(log))
        self.environment = dict(os.environ, DISPLAY=":" + number, SDL_VIDEODRIVER="x11")

    def _configuration(self):
        width, height = self.size
        h3, v3 = width + 96, height + 20
        graphics = GRAPHICS.format(
            width=width, h1=width + 16, h2=width + 48, h3=h3, height=height, v1=height + 3, v2=height + 8, v3=v3,
            clock=h3 * v3 * 60 / 1e6)
        kinds = (Keyboard, Mouse, TouchScreen)
        inputs = "".join(INPUT.format(kind=kind.KIND, folder=self.folder) for kind in kinds)
        layout = "".join(f'  InputDevice "{kind.KIND}" "{kind.ROLE}"\n' for kind in kinds)
        return (
            SERVER_FLAGS + graphics + inputs
            + f'Section "ServerLayout"\n  Identifier "layout"\n  Screen "screen"\n{layout}EndSection\n')

    @staticmethod
    def _end_of(log):
        try:
            with open(log, errors="replace") as file:
                return file.read()[-2000:]
        except OSError:
            return "(it wrote no log)"

    def start(self, command):
        """Starts a program on this screen."""
        program = Program(command, self.environment)
        self.programs.append(program)
        return program

    # Mouse

    def move(self, x, y):
        self.mouse.move(x, y)

    def down(self, button=1):
        self.mouse.change(button, True)

    def up(self, button=1):
        self.mouse.change(button, False)

    def wheel(self, notches):
        """Turns the wheel away from the user by a number of notches; towards the user where it is negative."""
        for _ in range(abs(notches)):
            self.down(4 if notches > 0 else 5)
            self.up(4 if notches > 0 else 5)

    # Fingers

    def touch(self, finger, x, y):
        self.touch_screen.places[finger] = (x, y)
        self.touch_screen.change(finger, TouchScreen.BEGIN, x, y)

    def drag(self, finger, x, y):
        self.touch_screen.places[finger] = (x, y)
        self.touch_screen.change(finger, TouchScreen.UPDATE, x, y)

    def lift(self, finger):
        self.touch_screen.change(finger, TouchScreen.END, *self.touch_screen.places.pop(finger))

    # Keyboard

    def key_down(self, name):
        self.keyboard.change(name, True)

    def key_up(self, name):
        self.keyboard.change(name, False)

    def key(self, name):
        self.key_down(name)
        self.key_up(name)

    # Pictures

    def screenshot(self, path):
        """Writes the whole screen to a PNG file."""
        self._run(["import", "-silent", "-window", "root", path])

    def pixels(self, x, y, width, height):
        """The bytes of a part of the screen, three a pixel."""
        x, y = max(0, round(x)), max(0, round(y))
        area = f"{round(width)}x{round(height)}+{x}+{y}"
        return self._run(["import", "-silent", "-window", "root", "-crop", area, "-depth", "8", "rgb:-"])

    def _run(self, command):
        done = subprocess.run(command, env=self.environment, capture_output=True)
        if done.returncode != 0:
            raise RigError(f"{command[0]}: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout


def wait_until(condition, limit=5.0):
    """Asks again and again until a condition holds; returns whether it came to hold in time."""
    deadline = time.monotonic() + limit
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
