"""What tests claim, each with a name for the report."""


def holds(condition, what):
    if not condition:
        raise AssertionError(f"it does not hold that {what}")


def equal(value, expected, what):
    if value != expected:
        raise AssertionError(f"{what}: {shown(value)} instead of {shown(expected)}")


def between(value, least, most, what):
    if not least - 1e-9 <= value <= most + 1e-9:
        raise AssertionError(f"{what}: {value} instead of {least:g} to {most:g}")


def shown(value):
    return f"{len(value)} bytes" if isinstance(value, bytes) else repr(value)


def unchanged_elsewhere(session, rect):
    """Claims that nothing happened in a rectangle since the session began."""
    equal(session.rest().differing_pixels(session.first, rect), 0, "pixels that changed elsewhere")
