"""Reads the wallet in a window by AT-SPI, as a screen reader does, and opens a card; for window-test.sh."""

import sys
import time

import pyatspi


def elements(accessible):
    """All below an accessible, each before what is inside it. What goes meanwhile is left out."""
    for child in accessible:
        if child is None:
            continue
        yield child
        yield from elements(child)


def window():
    for application in pyatspi.Registry.getDesktop(0):
        for frame in application or []:
            if frame is not None and frame.getRoleName() == "frame":
                return frame
    return None


def wait_for(what, find):
    """What `find` returns once that is something, for a minute at most."""
    for _ in range(600):
        try:
            found = find()
        except Exception:  # What was asked about has just gone.
            found = None
        if found:
            return found
        time.sleep(0.1)
    sys.exit(f"error: {what}; there are:\n" + "\n".join(f"{e.getRoleName()} {e.name!r}" for e in elements(window() or [])))


def named(role, start):
    def find():
        for element in elements(window()):
            if element.getRoleName() == role and element.name.startswith(start):
                return element
        return None

    return find


def actions(element):
    action = element.queryAction()
    return [action.getName(index) for index in range(action.nActions)]


def perform(element, name):
    action = element.queryAction()
    action.doAction([action.getName(index) for index in range(action.nActions)].index(name))


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
