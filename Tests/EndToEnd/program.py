"""A demo under test: where its controls are, what its model holds in the end."""
import os
import signal
import subprocess
import tempfile

from picture import Picture, Rect


class Demo:
    """A demo's executable at the screen's size or a smaller one, at one pixel a point."""

    def __init__(self, file, screen, size=None, page=None):
        self.name = os.path.basename(file)
        self.file = file
        self.screen = screen
        width, height = size or (screen.width, screen.height)
        self._command = [file, "--size", f"{width}x{height}", "--scale", "1", "--print-values"]
        self._command += ["--page", page] if page else []
        with tempfile.TemporaryDirectory(prefix="knurl-capture") as folder:
            shot = os.path.join(folder, "capture.png")
            output = run(self._command + ["--print-nodes", "--frames", "3", "--capture", shot])
            self.capture = Picture.read(shot, width, height)
        self.nodes = read_nodes(output)
        self.values = read_values(output)
        self.area = Rect(0, 0, width, height)
        self._origin = None
        self.last_picture = None

    @property
    def last_picture(self):
        """What the screen showed at the end of the last run, of this demo or of one made from it."""
        return self._last_picture

    @last_picture.setter
    def last_picture(self, picture):
        self._last_picture = picture
        if self._origin:
            self._origin.last_picture = picture

    def sized(self, width, height):
        """The same demo in a smaller window at the screen's upper left."""
        return self._parent_of(Demo(self.file, self.screen, (width, height)))

    def on(self, page):
        """The same demo with another page first."""
        return self._parent_of(Demo(self.file, self.screen, page=page))

    def _parent_of(self, demo):
        demo._origin = self
        return demo

    def open(self, still=None, words=()):
        """Starts the demo in a window and waits until that shows something, with a rectangle at rest."""
        self.last_picture = None
        return Session(self, self._command + ["--borderless", *words], still)


class Session:
    """One run of a demo on the screen. The block's end closes the window and reads the values."""

    def __init__(self, demo, command, still):
        self.demo, self.screen, self.still = demo, demo.screen, still
        self.values = None
        self.first = None
        self._command = command
        self.process = None

    def __enter__(self):
        empty = self.screen.picture()
        self.process = self.screen.start(self._command)
        try:
            self.screen.wait_for(lambda picture: self._is_alive() and picture.data != empty.data, "the demo's window")
            self.first = self.rest()
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.demo.last_picture = self.screen.picture()
            self._kill()
            return
        self.demo.last_picture = self.rest()
        self.process.send_signal(signal.SIGTERM)
        try:
            output, _ = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self._kill()
            raise AssertionError("the demo does not close when it is asked to")
        if self.process.returncode != 0:
            raise AssertionError(f"the demo ended with status {self.process.returncode}")
        self.values = read_values(output)

    def rest(self):
        """Waits until all that was sent is on the screen, and returns the picture."""
        return self.screen.wait_until_still(self.still)

    def wait_for_change(self, since, rect, what):
        return self.screen.wait_for(lambda picture: picture.part(rect) != since.part(rect), what)

    def _is_alive(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the demo ended by itself with status {self.process.returncode}")
        return True

    def _kill(self):
        self.process.kill()
        self.process.wait()


def run(command):
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60)
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(command)} ended with status {result.returncode}")
    return result.stdout


def read_values(output):
    """The lines `name = value`."""
    pairs = (line.split(" = ", 1) for line in output.splitlines() if " = " in line)
    return {name: value == "true" if value in ("true", "false") else float(value) for name, value in pairs}


def read_nodes(output):
    """The lines `node PATH x y width height`; a path may contain spaces."""
    words = (line.split(" ")[1:] for line in output.splitlines() if line.startswith("node "))
    return {" ".join(line[:-4]): Rect(*map(float, line[-4:])) for line in words}
