"""What window tests share: how to find elements by AT-SPI, and to operate them."""

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
