// Whether the person at the page uses keys, or a finger or the mouse: the focus is shown for keys only, and a text field that
// is left falls back to nothing only under a finger, where an on-screen keyboard has to go.

/** What was used last. */
export const modality = { isKeyboard: false };

function use(isKeyboard) {
  if (modality.isKeyboard === isKeyboard) return;
  modality.isKeyboard = isKeyboard;
  document.documentElement.classList.toggle("keyboard", isKeyboard);
}

addEventListener("keydown", ({ key }) => { if (!["Shift", "Control", "Alt", "Meta"].includes(key)) use(true); }, true);
addEventListener("pointerdown", () => use(false), true);
