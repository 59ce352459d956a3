"""The price filter, driven by real devices."""

from rig import wait_until

# The slider's travel is 256 pixels for 500 euros, in steps of 5 euros.
EUROS = 256 / 500
INITIAL = {"price.lower": "40.0", "price.upper": "320.0", "rating": "2.0", "inStock": "false", "onSale": "false"}


def moved(place, euros):
    return place[0] + euros * EUROS, place[1]


def expect_values(demo, checks, **changed):
    """The values at the end: those given, and all others as at the start."""
    got = demo.values()
    expected = dict(INITIAL, **{name.replace("_", "."): value for name, value in changed.items()})
    for name, value in expected.items():
        checks.equal(name, got.get(name), value)
    return got


def expect_thumb(demo, checks, thumb, euros, before):
    """A thumb, which is the brightest thing on the slider, left its place and stands at another."""
    by = (euros * EUROS, 0)
    there = wait_until(lambda: demo.light(thumb, by) > before["there"] + 30)
    checks.expect(f"{thumb} is drawn at its new place", there, f"{before['there']:.0f}, then {demo.light(thumb, by):.0f}")
    left = wait_until(lambda: demo.light(thumb) < before["here"] - 30)
    checks.expect(f"{thumb} is gone from its old place", left, f"{before['here']:.0f}, then {demo.light(thumb):.0f}")


def light_before(demo, thumb, euros):
    return {"here": demo.light(thumb), "there": demo.light(thumb, (euros * EUROS, 0))}


def two_fingers(demo, checks):
    """two fingers"""
    lower, upper = demo.center("price/lower"), demo.center("price/upper")
    before_lower, before_upper = light_before(demo, "price/lower", 80), light_before(demo, "price/upper", -60)

    def look():
        expect_thumb(demo, checks, "price/lower", 80, before_lower)
        expect_thumb(demo, checks, "price/upper", -60, before_upper)
        demo.picture("price-two-fingers")

    demo.drag_fingers({1: (lower, moved(lower, 80)), 2: (upper, moved(upper, -60))}, while_held=look)
    got = expect_values(demo, checks, price_lower="120.0", price_upper="260.0")
    checks.expect("fewer products are shown", 0 < int(got["shown"]) < 94, got["shown"])


def mouse_then_fingers(demo, checks):
    """a mouse, then fingers"""
    before = demo.around("rating")
    demo.drag_mouse(demo.beside("rating", -90, 30), demo.beside("rating", -60, 30), demo.beside("rating", -30, 30))
    checks.expect("the mouse turns the knob's picture", wait_until(lambda: demo.around("rating") != before))
    # The first touch after the mouse arrives as a press of the mouse, only the next one as a finger.
    lower, upper = demo.center("price/lower"), demo.center("price/upper")
    before_lower, before_upper = light_before(demo, "price/lower", 80), light_before(demo, "price/upper", -60)
    demo.drag_fingers({1: (lower, moved(lower, 80))})
    expect_thumb(demo, checks, "price/lower", 80, before_lower)
    demo.drag_fingers({1: (upper, moved(upper, -60))})
    expect_thumb(demo, checks, "price/upper", -60, before_upper)
    demo.picture("price-mouse-then-fingers")
    expect_values(demo, checks, price_lower="120.0", price_upper="260.0", rating="3.0")


def mouse_then_two_fingers(demo, checks):
    """a mouse, then two fingers at once"""
    demo.drag_mouse(demo.beside("rating", -90, 30), demo.beside("rating", -30, 30))
    lower, upper = demo.center("price/lower"), demo.center("price/upper")
    before_lower, before_upper = light_before(demo, "price/lower", 80), light_before(demo, "price/upper", -60)
    demo.drag_fingers({1: (lower, moved(lower, 80)), 2: (upper, moved(upper, -60))})
    expect_thumb(demo, checks, "price/lower", 80, before_lower)
    expect_thumb(demo, checks, "price/upper", -60, before_upper)
    expect_values(demo, checks, price_lower="120.0", price_upper="260.0", rating="3.0")


def keys(demo, checks):
    """keys"""
    before = demo.around("price/lower")
    demo.screen.key("tab")
    checks.expect("Tab shows where the focus is", wait_until(lambda: demo.around("price/lower") != before))
    light = light_before(demo, "price/lower", 100)
    for _ in range(20):
        demo.screen.key("right")
    expect_thumb(demo, checks, "price/lower", 100, light)
    demo.screen.key("tab")
    light = light_before(demo, "price/upper", 50)
    for _ in range(10):
        demo.screen.key("right")
    expect_thumb(demo, checks, "price/upper", 50, light)
    demo.picture("price-keys")
    expect_values(demo, checks, price_lower="140.0", price_upper="370.0")


def clicks_and_taps(demo, checks):
    """clicks and taps"""
    before = {toggle: demo.light(toggle) for toggle in ("in-stock", "on-sale")}
    demo.tap(1, *demo.center("in-stock"))
    demo.screen.move(*demo.center("on-sale"))
    for _ in range(3):
        demo.screen.down()
        demo.screen.up()
    for toggle in before:
        # The groove fills with light when the toggle is on.
        is_lit = wait_until(lambda: demo.light(toggle) > before[toggle] + 20)
        checks.expect(f"{toggle} is drawn lit", is_lit, f"{before[toggle]:.0f}, then {demo.light(toggle):.0f}")
    demo.picture("price-toggles")
    expect_values(demo, checks, inStock="true", onSale="true")


SCENARIOS = [two_fingers, mouse_then_fingers, mouse_then_two_fingers, keys, clicks_and_taps]
