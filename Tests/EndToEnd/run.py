#!/usr/bin/env python3
"""usage: run.py FOLDER

Plays all scenarios with the demos in a folder of built programs. A line for each check, then `N passed, N failed`; exits
with 1 where one failed. Pictures go to out/e2e.
"""

import os
import sys

import asteroids
import price_filter
import refusals
from rig import RigError
from scene import PICTURES, Checks, play

SUITES = [("PriceFilter", price_filter.SCENARIOS), ("Asteroids", asteroids.SCENARIOS)]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.makedirs(PICTURES, exist_ok=True)
    checks = Checks()
    try:
        for name, scenarios in SUITES:
            path = os.path.join(sys.argv[1], name)
            refusals.check(checks, path)
            play(scenarios, checks, path)
    except RigError as error:
        sys.exit(f"run.py: {error}")
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
