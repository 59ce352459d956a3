"""What a demo cannot do it says in one line on standard error, and ends with 2; a capture runs without a display."""
import os
import subprocess

from expect import equal, holds


def test_an_unknown_option_is_named(demo):
    refused(demo, "--nonsense", says="--nonsense")


def test_a_size_that_is_none_is_named(demo):
    refused(demo, "--size", "0x7", says="0x7")


def test_an_option_without_its_value_is_named(demo):
    refused(demo, "--capture", says="--capture")


def test_a_capture_below_a_file_is_named(demo):
    refused(demo, "--frames", "1", "--capture", "/dev/null/a.png", says="/dev/null/a.png")


def test_a_capture_into_a_missing_folder_is_named(demo):
    refused(demo, "--frames", "1", "--capture", "/no-such-folder/a.png", says="/no-such-folder")
    holds(not os.path.exists("/no-such-folder"), "no folder was made")


def test_a_server_that_is_not_there_is_told(demo):
    refused(demo, says="SDL_Init", environment=without_display(DISPLAY=":987", SDL_VIDEODRIVER="x11"))


def test_no_display_at_all_is_told(demo):
    refused(demo, says="SDL_Init", environment=without_display())


def refused(demo, *options, says, environment=None):
    try:
        done = subprocess.run([demo.file, *options], env=environment, capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        raise AssertionError("the demo runs on")
    equal(done.returncode, 2, "exit status")
    equal(done.stdout, "", "standard output")
    equal(len(done.stderr.splitlines()), 1, f"lines in {done.stderr!r}")
    holds(says in done.stderr, f"{done.stderr.strip()!r} names {says}")


def without_display(**variables):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    rest = {name: value for name, value in os.environ.items() if name not in hidden}
    return dict(rest, **variables)
