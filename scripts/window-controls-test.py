"""Reads and sets controls in a window by AT-SPI, and hears what the app announces; for window-test.sh."""

import subprocess
import sys

import pyatspi
from gi.repository import GLib

from window_elements import named, perform, wait_for

heard = []


def read(role, name):
    return wait_for(f"there is no {role} {name}", named(role, name))


def text(field):
    content = field.queryText()
    return content.getText(0, content.characterCount)


volume = read("slider", "Volume")
value = volume.queryValue()
assert (value.minimumValue, value.currentValue, value.maximumValue) == (0, 30, 100), value.currentValue
value.currentValue = 70
wait_for("the slider did not go to 70", lambda: volume.queryValue().currentValue == 70)
value.currentValue = 50
wait_for("the slider did not go back to 50", lambda: volume.queryValue().currentValue == 50)
loaded = read("progress bar", "Loaded").queryValue()
assert abs(loaded.currentValue - 0.4) < 0.001, loaded.currentValue

name = read("text", "Name")
assert text(name) == "Ada", text(name)
assert pyatspi.STATE_EDITABLE in name.getState().getStates()
# The keyboard goes to the field, and what is typed is the app's, once.
perform(name, "element.Activate")
wait_for("the field has no focus", lambda: pyatspi.STATE_FOCUSED in name.getState().getStates())
subprocess.run(["xdotool", "key", "End", "x", "y"], check=True)
wait_for("what was typed is not read", lambda: text(name) == "Adaxy")
secret = read("text", "Secret")
perform(secret, "element.Activate")
wait_for("the hidden field has no focus", lambda: pyatspi.STATE_FOCUSED in secret.getState().getStates())
subprocess.run(["xdotool", "key", "k"], check=True)
wait_for("the hidden text has no length", lambda: secret.queryText().characterCount == 1)
assert "k" not in text(secret)
# Assistive technology writes into fields wherever the keyboard is: all of the text, a part of it, and a secret.
name.queryEditableText().setTextContents("Grace")
wait_for("what was written is not read", lambda: text(name) == "Grace")
name.queryEditableText().insertText(5, " H", 2)
wait_for("what was put in is not read", lambda: text(name) == "Grace H")
name.queryEditableText().deleteText(0, 5)
wait_for("what was taken out is still read", lambda: text(name) == " H")
name.queryEditableText().setTextContents("Adaxy")
wait_for("what was written again is not read", lambda: text(name) == "Adaxy")
secret.queryEditableText().setTextContents("key")
# Until the app has it, the widget shows what was written.
wait_for("the hidden text is read, or has another length",
         lambda: "k" not in text(secret) and secret.queryText().characterCount == 3)
print("read: a slider from 30 to 70 and back to 50, a bar at 0.4, a field with", repr(text(name)))


def hear(event):
    if event.source is not None and event.source.getRoleName() == "status bar" and event.source.name:
        heard.append(event.source.name)


pyatspi.Registry.registerEventListener(hear, "object:property-change:accessible-name")
save = read("push button", "Save")
GLib.timeout_add(500, lambda: perform(save, "element.Activate"))
GLib.timeout_add(5000, pyatspi.Registry.stop)
pyatspi.Registry.start()
if "Saved Adaxy" not in heard:
    sys.exit(f"error: the announcement was not heard, but {heard}")
print("heard:", heard[-1])
