"""Runs the demos on a real X server under a real mouse, keyboard and touch screen, and says what held.

usage: run.py [--demos FOLDER] [--shots FOLDER] [NAME...]

Needs root, and the programs of the group e2e in .ci/packages. Each test is a function `test_...` of a module below;
names on the command line choose those that contain one of them, or all of a program by its name. Ends with the line `N passed, N failed`.
"""
import argparse
import os
import sys
import time
import traceback

import asteroids
import host
import knobs
import mixer
import price_filter
import refusals
import seeds
from program import Demo
from rig import TouchScreen

SUITES = (
    ("PriceFilter", price_filter), ("PriceFilter", refusals), ("Asteroids", asteroids), ("Asteroids", refusals),
    ("Seeds", seeds), ("Seeds", refusals), ("Knobs", knobs), ("Knobs", refusals),
    ("Mixer", mixer), ("Mixer", refusals),
    ("HostTrials", host))


def tests(program, module, words):
    found = [(name, value) for name, value in vars(module).items() if name.startswith("test_")]
    return [(name, test) for name, test in found if not words or any(word in name or word == program for word in words)]


def suite(program, module, options, screen):
    """Runs the chosen tests of a module; a program that can't even tell where its controls are is one failed test."""
    chosen = tests(program, module, options.names)
    if not chosen:
        return []
    try:
        demo = Demo(os.path.join(options.demos, program), screen)
    except (AssertionError, OSError) as error:
        print(f"failed  {program}: is captured\n        {error}", flush=True)
        return [False]
    return [run(name, test, demo, options.shots) for name, test in chosen]


def run(name, test, demo, shots):
    """Runs one test and says how it went; its last picture is kept."""
    title = f"{demo.name}: {name.removeprefix('test_').replace('_', ' ')}"
    start = time.monotonic()
    error = None
    try:
        test(demo)
    except Exception as caught:  # Whatever it is, the other tests run.
        error = caught
    seconds = time.monotonic() - start
    print(f"{'failed' if error else 'passed'}  {title} ({seconds:.1f} s)", flush=True)
    if error:
        explain(error)
    shot = demo.last_picture or (demo.screen.picture() if error else None)
    if shot:
        shot.write(os.path.join(shots, f"{demo.name}-{name.removeprefix('test_').replace('_', '-')}.png"))
    return error is None


def explain(error):
    if isinstance(error, AssertionError) and str(error):
        print(f"        {error}", flush=True)
    else:
        traceback.print_exception(error, file=sys.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--demos", default=".build/release", help="where the demos' executables are")
    parser.add_argument("--shots", default="out/e2e", help="where pictures go")
    parser.add_argument("names", nargs="*", help="parts of the names of tests; none: all")
    options = parser.parse_args()
    if os.geteuid() != 0:
        print("knurl: the end-to-end tests start an X server of their own, which needs root", file=sys.stderr)
        return 2
    results = []
    with TouchScreen(1280, 720) as screen:
        for program, module in SUITES:
            results += suite(program, module, options, screen)
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
