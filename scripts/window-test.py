"""Reads the wallet in a window by AT-SPI, as a screen reader does, and opens a card; for window-test.sh."""

import pyatspi

from window_elements import actions, elements, named, perform, wait_for, window


def size(element):
    extents = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return extents.width, extents.height


def card():
    """The first element that opens and is as wide as a card."""
    for element in elements(window()):
        if element.getRoleName() == "push button" and size(element)[0] > 250 and "element.Activate" in actions(element):
            return element
    return None


wait_for("the wallet has no heading", named("heading", "Wallet"))
first = wait_for("the wallet has no card that is a button", card)
name = first.name
print("read:", *(f"{e.getRoleName()} {e.name!r}" for e in elements(window()) if e.name), sep="\n  ")
perform(first, "element.Activate")
done = wait_for("an open card has no button that closes it", named("push button", "Show all cards"))
print("opened:", *(f"{e.getRoleName()} {e.name!r}" for e in elements(window()) if e.name), sep="\n  ")
perform(done, "element.Activate")
wait_for("the card did not go back", named("push button", name))
print("The wallet was read, a card opened and closed.")
