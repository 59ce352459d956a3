"""A real X server with a mouse, a keyboard and a screen that ten fingers can touch, on a free display.

    with TouchScreen(1280, 720) as screen:
        screen.touch(1, 200, 100)
        screen.drag(1, 240, 100)
        screen.lift(1)

The server is Xorg with its dummy graphics driver and its own input driver for tests, so programs get the events that
hardware would send. It needs root. There is no window manager: a window without a border at 0,0 has the screen's
coordinates.

While a program has captured the mouse, X11 hands a new finger to it as motion and press of the mouse, or forgets to tell
that a finger was lifted. So a test that goes from the mouse to a finger waits, as a hand does, until the program has
seen the mouse's release (`wait_until_still`).
"""
import ctypes
import os
import shutil
import subprocess
import tempfile
import time

import devices
from picture import Picture

DEVICES = (
    ("Keyboard", "CoreKeyboard"), ("PointerAbsolute", "CorePointer"), ("Touch", "SendCoreEvents"),
    ("Pointer", "SendCoreEvents"))
FINGERS = 10


class TouchScreen:
    """The screen and everything that a user's hands do to it. Places are pixels."""

    def __init__(self, width=1280, height=720):
        self.width, self.height = width, height
        self._fingers = {}
        self._devices = []
        self._server = None
        self._folder = None
        self.environment = None

    def __enter__(self):
        self._folder = tempfile.mkdtemp(prefix="knurl-screen")
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for device in self._devices:
            device.close()
        if self._server:
            self._server.terminate()
            self._server.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    # Mouse.

    def move(self, x, y):
        self._pointer.post(devices.MOTION, devices.motion(self._axes(x, y)))

    def nudge(self, x, y):
        """Moves by a distance, as a mouse does: what a program gets that has hidden it. `move` is a tablet's way."""
        self._mouse.post(devices.MOTION, devices.nudge((x, y)))

    def down(self, button=1):
        self._pointer.post(devices.BUTTON, devices.button(button, True))

    def up(self, button=1):
        self._pointer.post(devices.BUTTON, devices.button(button, False))

    def pointer(self):
        """Where the server has the mouse, which programs may put elsewhere."""
        xlib = ctypes.CDLL("libX11.so.6")
        xlib.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(xlib.XOpenDisplay(self.environment["DISPLAY"].encode()))
        xlib.XDefaultRootWindow.restype = ctypes.c_ulong
        root = ctypes.c_ulong(xlib.XDefaultRootWindow(display))
        windows, places, mask = [ctypes.c_ulong() for _ in range(2)], [ctypes.c_int() for _ in range(4)], ctypes.c_uint()
        xlib.XQueryPointer(display, root, *map(ctypes.byref, windows), *map(ctypes.byref, places), ctypes.byref(mask))
        xlib.XCloseDisplay(display)
        return places[0].value, places[1].value

    def wheel(self, notches):
        """Turns the wheel: away from the user is positive."""
        for _ in range(abs(notches)):
            self.down(4 if notches > 0 else 5)
            self.up(4 if notches > 0 else 5)

    # Fingers.

    def touch(self, finger, x, y):
        self._fingers[finger] = (x, y)
        self._touch(finger, devices.TOUCH_BEGIN)

    def drag(self, finger, x, y):
        self._fingers[finger] = (x, y)
        self._touch(finger, devices.TOUCH_UPDATE)

    def lift(self, finger):
        self._touch(finger, devices.TOUCH_END)
        del self._fingers[finger]

    def _touch(self, finger, phase):
        place = self._axes(*self._fingers[finger])
        self._touches.post(devices.TOUCH, devices.touch(finger, phase, place))

    # Keys, by the names in `devices.KEYS`.

    def key(self, name, times=1):
        for _ in range(times):
            self.key_down(name)
            self.key_up(name)

    def key_down(self, name):
        self._keyboard.post(devices.KEY, devices.key(name, True))

    def key_up(self, name):
        self._keyboard.post(devices.KEY, devices.key(name, False))

    # Eyes.

    def picture(self):
        """What the screen shows, without the pointer's image."""
        return Picture.of_screen(self.width, self.height, self.environment)

    def screenshot(self, file):
        picture = self.picture()
        picture.write(file)
        return picture

    def wait_for(self, condition, what, patience=10.0):
        """Takes pictures until one fulfils the condition, and returns it."""
        end = time.monotonic() + patience
        while True:
            picture = self.picture()
            if condition(picture):
                return picture
            if time.monotonic() > end:
                raise AssertionError(f"the screen does not show {what} within {patience:g} seconds")

    def wait_until_still(self, rect=None, patience=10.0):
        """Takes pictures until three in a row are equal, in a rectangle or whole, and returns the last."""
        parts = []

        def is_still(picture):
            parts.append(picture.part(rect) if rect else picture.data)
            return len(parts) >= 3 and parts[-1] == parts[-2] == parts[-3]

        return self.wait_for(is_still, "a still picture", patience)

    def start(self, command):
        """Starts a program on this screen."""
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)

    # The server.

    def _axes(self, x, y):
        return x / (self.width - 1) * devices.HIGHEST, y / (self.height - 1) * devices.HIGHEST

    def _start(self):
        configuration = os.path.join(self._folder, "xorg.conf")
        log = os.path.join(self._folder, "log")
        with open(configuration, "w") as file:
            file.write(self._configuration())
        answer, server_end = os.pipe()
        command = [
            "Xorg", "-displayfd", str(server_end), "-config", configuration, "-configdir", self._folder, "-logfile", log,
            "-noreset", "-nolisten", "tcp", "-sharevts", "-novtswitch"]
        self._server = subprocess.Popen(
            command, pass_fds=[server_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(server_end)
        with os.fdopen(answer) as file:
            display = file.readline().strip()
        if not display:
            raise RuntimeError("Xorg did not start:\n" + tail(log))
        self.environment = dict(os.environ, DISPLAY=":" + display, SDL_VIDEODRIVER="x11")
        self.environment.pop("WAYLAND_DISPLAY", None)
        self._devices = [devices.Device(self._socket(kind)) for kind, _ in DEVICES]
        self._keyboard, self._pointer, self._touches, self._mouse = self._devices
        # The server takes over the keyboard's layout with its first key; SDL reads the layout once, when it starts.
        self.key("Shift")

    def _socket(self, kind):
        return os.path.join(self._folder, kind)

    def _configuration(self):
        sections = [
            section("ServerFlags", AutoAddDevices="false", AutoEnableDevices="false", AllowEmptyInput="true"),
            'Section "Device"\n  Identifier "card"\n  Driver "dummy"\n  VideoRam 256000\nEndSection',
            self._monitor(),
            'Section "Screen"\n  Identifier "screen"\n  Device "card"\n  Monitor "monitor"\n  DefaultDepth 24\n'
            f'  SubSection "Display"\n    Depth 24\n    Modes "screen"\n    Virtual {self.width} {self.height}\n'
            "  EndSubSection\nEndSection",
        ]
        for kind, _ in DEVICES:
            head = f'  Identifier "{kind}"\n  Driver "inputtest"'
            sections.append(section(
                "InputDevice", head, SocketPath=self._socket(kind), DeviceType=kind, TouchCount=FINGERS,
                AccelerationProfile=-1, XkbRules="evdev"))  # Without it the arrows have the codes of a time before evdev.
        inputs = "\n".join(f'  InputDevice "{kind}" "{role}"' for kind, role in DEVICES)
        sections.append(f'Section "ServerLayout"\n  Identifier "layout"\n  Screen "screen"\n{inputs}\nEndSection')
        return "\n".join(sections) + "\n"

    def _monitor(self):
        """A monitor of exactly the screen's size at about 60 Hz, whatever the size."""
        width, height = self.width + 96, self.height + 20
        across = f"{self.width} {self.width + 16} {self.width + 48} {width}"
        along = f"{self.height} {self.height + 3} {self.height + 8} {height}"
        return (
            'Section "Monitor"\n  Identifier "monitor"\n  HorizSync 5.0-1000.0\n  VertRefresh 5.0-200.0\n'
            f'  Modeline "screen" {width * height * 60 / 1e6:.2f} {across} {along}\nEndSection')


def section(name, head="", **options):
    lines = [f'  Option "{option}" "{value}"' for option, value in options.items()]
    return "\n".join([f'Section "{name}"'] + ([head] if head else []) + lines + ["EndSection"])


def tail(file, lines=30):
    try:
        with open(file, errors="replace") as text:
            return "".join(text.readlines()[-lines:])
    except OSError:
        return "(no log)"
