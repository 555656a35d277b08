// Brings the keyboard back to where it was when the next process of a program has taken over the page: to the field or the
// element of the same name, with its text and its caret.

/** What had the focus; null for nothing. */
let kept = null;

/** Elements that have a name, in their order. */
function named(root, name) {
  return [...root.querySelectorAll("[data-id]")].filter((element) => nameOf(element) === name);
}

function nameOf(element) {
  return `${element.getAttribute("role") ?? element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
}

function fieldsNamed(fields, label) {
  return [...fields.fields.values()].filter((field) => field.element?.isConnected && (field.label ?? "") === label)
    .sort((one, other) => one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1);
}

/** Takes note of the focus, before the page forgets all it shows. */
export function keepFocus({ fields, mirror }) {
  kept = null;
  const field = fields.focused;
  const active = document.activeElement;
  if (field !== undefined) {
    const label = field.label ?? "";
    const { value, selectionStart, selectionEnd, selectionDirection } = field.element;
    kept = { label, place: fieldsNamed(fields, label).indexOf(field), value, selection: [selectionStart, selectionEnd, selectionDirection] };
  } else if (active !== null && active !== document.body && mirror.root.contains(active)) {
    const name = nameOf(active);
    kept = { name, place: named(mirror.root, name).indexOf(active) };
  }
  forget(fields);
}

/** Another process counts neither elements nor edits as the one before did: what it says of a text would be taken for another. */
function forget(fields) {
  for (const field of fields.fields.values()) field.element = null;
  fields.fields.clear();
}

/** Gives the focus back, unless something else has it by now. */
export async function restoreFocus(riffle) {
  if (kept === null) return;
  const wanted = kept;
  kept = null;
  await riffle.whenStill();
  const active = document.activeElement;
  if (active !== null && active !== document.body && active.id !== "inspector" && wanted.name !== undefined) return;
  if (wanted.name !== undefined) return named(riffle.mirror.root, wanted.name)[wanted.place]?.focus({ preventScroll: true });
  const field = fieldsNamed(riffle.fields, wanted.label)[wanted.place];
  if (field === undefined) return;
  const { element } = field;
  element.focus({ preventScroll: true });
  // What was typed and is in no state is typed again.
  if (element.value !== wanted.value && !element.readOnly) {
    element.value = wanted.value;
    element.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
  }
  element.setSelectionRange(...wanted.selection);
}
