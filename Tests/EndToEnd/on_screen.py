"""Runs a command on a screen of its own, where the system has none and an X server can be started.

usage: on_screen.py WIDTHxHEIGHT COMMAND...

The server is Xvfb, or else the one of the end-to-end tests. Where there is a display, or no server can be had, the
command runs as it is. Ends with the command's status.
"""
import contextlib
import os
import shutil
import subprocess
import sys

from rig import TouchScreen


@contextlib.contextmanager
def virtual_screen(width, height):
    """The environment of a screen in memory."""
    answer, server_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(server_end), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[server_end], stderr=subprocess.DEVNULL)
    os.close(server_end)
    try:
        with os.fdopen(answer) as file:
            display = file.readline().strip()
        if not display:
            raise RuntimeError("Xvfb did not start")
        yield dict(os.environ, DISPLAY=":" + display, SDL_VIDEODRIVER="x11")
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def touch_screen(width, height):
    with TouchScreen(width, height) as screen:
        yield screen.environment


def screen(width, height):
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return contextlib.nullcontext(None)
    if shutil.which("Xvfb"):
        return virtual_screen(width, height)
    return touch_screen(width, height) if os.geteuid() == 0 else contextlib.nullcontext(None)


def main():
    width, height = map(int, sys.argv[1].split("x"))
    command = sys.argv[2:]
    with contextlib.ExitStack() as stack:
        try:
            environment = stack.enter_context(screen(width, height))
        except (OSError, RuntimeError) as error:
            print(f"knurl: no screen: {str(error).splitlines()[0]}", file=sys.stderr)
            environment = None
        return subprocess.run(command, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
