"""What a demo can't do it says in one line, and exits with 2."""

import os
import subprocess


def check(checks, path):
    checks.topic = f"{os.path.basename(path)}, refusals"
    refused(checks, path, "an unknown option", ["--nonsense"], says="--nonsense")
    refused(checks, path, "a size that is none", ["--size", "0x7"], says="0x7")
    refused(
        checks, path, "a capture below a file", ["--frames", "1", "--capture", "/dev/null/a.png"], says="/dev/null/a.png")
    # The X server's driver alone, without a server.
    refused(checks, path, "no display", [], says="SDL_Init", SDL_VIDEODRIVER="x11", DISPLAY=":987")


def refused(checks, path, name, options, says, **environment):
    try:
        done = subprocess.run(
            [path, *options], env=dict(os.environ, **environment), capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        checks.expect(f"{name}: refused", False, "it runs on")
        return
    lines = done.stderr.splitlines()
    is_good = done.returncode == 2 and len(lines) == 1 and says in lines[0] and not done.stdout
    checks.expect(f"{name}: one line, status 2", is_good, f"status {done.returncode}: {done.stdout}{done.stderr}".strip())
