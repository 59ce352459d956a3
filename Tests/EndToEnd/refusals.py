"""What a demo says when it can't do what it was told: one line on standard error, and status 2."""
import os
import subprocess

from expect import equal, holds


def test_an_unknown_option_is_refused(demo):
    refuses(demo, ["--sideways"], "--sideways")


def test_an_option_without_its_value_is_refused(demo):
    refuses(demo, ["--capture"], "--capture")


def test_a_size_without_sense_is_refused(demo):
    refuses(demo, ["--size", "0x-3"], "0x-3")


def test_a_capture_file_that_cannot_be_written_is_refused(demo):
    refuses(demo, ["--capture", "/dev/null/picture.png", "--frames", "1"], "/dev/null/picture.png")


def test_a_missing_display_is_named(demo):
    refuses(demo, ["--frames", "1"], "SDL_", "DISPLAY", has_display=False)


def refuses(demo, arguments, *words, has_display=True):
    """Claims that the demo ends at once with one line that has the words."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.update(demo.screen.environment if has_display else {"SDL_VIDEODRIVER": "x11"})
    result = subprocess.run([demo.file, *arguments], env=environment, capture_output=True, text=True, timeout=20)
    lines = result.stderr.splitlines()
    equal(result.returncode, 2, f"status, after {result.stderr!r}")
    equal(len(lines), 1, f"lines of {result.stderr!r}")
    for word in words:
        holds(word in lines[0], f"{lines[0]!r} names {word}")
