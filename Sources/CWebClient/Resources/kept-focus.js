// Brings the keyboard back to where it was when a page's session has slept, or the next process of a program has taken over the
// page: to the field or the element of the same name, with its text and its caret.

/** What had the focus and has not got it back yet; null for nothing. */
let kept = null;

/** Elements that have a name, in their order. */
function named(mirror, name) {
  return [...mirror.root.querySelectorAll("[data-id]")].filter((element) => nameOf(mirror, element) === name);
}

/** What the app calls an element: the page may call the one that the keyboard rests on otherwise. */
function nameOf(mirror, element) {
  const { role, label } = mirror.nodes.get(Number(element.dataset.id))?.node ?? {};
  return role === undefined ? null : `${role} ${label ?? ""}`;
}

/** The fields in their order; of one name, unless that is not known. */
function fieldsNamed(fields, label) {
  return [...fields.fields.values()]
    .filter((field) => field.element?.isConnected && (label === null || (field.label ?? "") === label))
    .sort((one, other) => one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1);
}

/**
 * Takes note of the focus, before the page forgets all it shows. What waits for the focus since the last time goes on waiting.
 *
 * A session that `isWoken` gets all that was typed: nothing of it is typed again.
 */
export function keepFocus({ fields, mirror }, isWoken) {
  const field = fields.focused;
  const active = document.activeElement;
  if (field !== undefined) {
    // What is not said of a field yet, as in a page that has just begun, does not count.
    const label = field.label ?? null;
    const { value, selectionStart, selectionEnd, selectionDirection } = field.element;
    const selection = [selectionStart, selectionEnd, selectionDirection];
    kept = { label, place: fieldsNamed(fields, label).indexOf(field), value, selection, isWoken, isBack: false, keys: "" };
  } else if (active !== null && active !== document.body) {
    const name = mirror.root.contains(active) ? nameOf(mirror, active) : null;
    kept = name === null ? null : { name, place: named(mirror, name).indexOf(active), isWoken };
  } else if (kept?.isBack) {
    kept = null;
  }
  forget(fields);
}

/** Another process counts neither elements nor edits as the one before did: what it says of a text would be taken for another. */
function forget(fields) {
  for (const field of fields.fields.values()) field.element = null;
  fields.fields.clear();
}

/**
 * Takes a key that is pressed while a field is awaited that had the keyboard: it is typed there, and is none of the app's.
 *
 * Tells whether it did. `isDown` is false for a key that is let go of.
 */
export function keepKey(event, isDown) {
  if (kept === null || kept.name !== undefined || kept.isBack || document.activeElement !== document.body) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1) return false;
  if (isDown) kept.keys += event.key;
  event.preventDefault();
  return true;
}

/** Types what was pressed while the field was awaited. */
function typeKept(element, { keys }) {
  if (keys === "" || element.readOnly) return;
  element.setRangeText(keys, element.selectionStart, element.selectionEnd, "end");
  element.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: keys }));
}

/** Gives the focus back as soon as what had it is there, unless something else has it by now: somebody may be typing. */
export function bringBackFocus(riffle) {
  // Another process may still be about to show the screens that were in front, and to name them to the page.
  if (kept?.isWoken) directBack(riffle);
}

/** A field keeps waiting afterwards, as its text may be missing. */
function directBack(riffle) {
  if (kept === null || kept.isBack) return;
  const { fields, mirror } = riffle;
  if (kept.name === undefined) {
    const field = fieldsNamed(fields, kept.label)[kept.place];
    if (!field?.isKnown) return;
    kept.isBack = true;
    if (!isFree(field.element)) return;
    field.element.focus({ preventScroll: true });
    field.element.setSelectionRange(...kept.selection);
    if (kept.isWoken) typeKept(field.element, kept);
    return;
  }
  const element = named(mirror, kept.name)[kept.place];
  if (element === undefined) return;
  kept = null;
  if (!isFree(element)) return;
  // Where the keyboard only rests, as what it was directed to is gone, the app has not heard of it.
  if (element.hasAttribute("tabindex")) mirror.go(element);
  else mirror.rest(element);
}

/** Whether nothing but an element has the focus. */
function isFree(element) {
  const active = document.activeElement;
  return active === null || active === document.body || active === element || active.id === "inspector";
}

/** Ends the waiting once everything is there, and types again what was typed and is in no state. */
export async function settleFocus(riffle) {
  const waiting = kept;
  if (waiting === null) return;
  await riffle.whenStill();
  if (kept !== waiting) return;
  directBack(riffle);
  kept = null;
  if (!waiting.isBack || waiting.isWoken) return;
  const field = fieldsNamed(riffle.fields, waiting.label)[waiting.place];
  const element = field?.element;
  if (element === undefined || element !== document.activeElement || field.isTyped) return;
  if (element.value !== waiting.value && !element.readOnly) {
    element.value = waiting.value;
    element.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
    element.setSelectionRange(...waiting.selection);
  }
  typeKept(element, waiting);
}
