// What the mouse's other button is pressed over, of texts that can be selected: the browser's menu looks up, searches for and
// copies what is selected in the page, and what the app draws is no part of a selection otherwise.

// Pixels that the mouse may move and not select.
const clickDistance = 3;

export class TextPicking {
  /** `isSelectable()` says whether the app shows that the text under the mouse can be selected. */
  constructor(stage, layers, isSelectable) {
    this.layers = layers;
    this.isPicked = false;
    // Where the mouse has selected in the app, which draws that itself.
    this.drag = null;
    stage.addEventListener("pointerdown", ({ pointerType, button, clientX, clientY }) => {
      if (button !== 0) return;
      this.clear();
      this.drag = pointerType === "mouse" && isSelectable() ? { from: [clientX, clientY], to: null } : null;
    });
    stage.addEventListener("pointerup", ({ button, clientX, clientY }) => {
      if (button !== 0 || this.drag === null) return;
      const [x, y] = this.drag.from;
      if (Math.hypot(clientX - x, clientY - y) > clickDistance) this.drag.to = [clientX, clientY];
      else this.drag = null;
    });
    stage.addEventListener("wheel", () => this.#forget(), { passive: true });
    addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("copy", (event) => this.#copy(event));
  }

  /** Selects in the page what was selected in the app, or the word, at a point. */
  pick(x, y) {
    this.clear();
    this.layers.classList.add("picking");
    const dragged = this.#dragged(x, y);
    const range = dragged ?? this.#word(x, y);
    if (range === null) return this.layers.classList.remove("picking");
    this.layers.classList.toggle("drawn", dragged !== null);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    this.isPicked = true;
  }

  clear() {
    if (!this.isPicked) return;
    this.isPicked = false;
    getSelection().removeAllRanges();
    this.layers.classList.remove("picking", "drawn");
  }

  #forget() {
    this.clear();
    this.drag = null;
  }

  /** The text at a point, and where in it. */
  #caret(x, y) {
    const found = document.caretPositionFromPoint?.(x, y);
    const range = found ? null : document.caretRangeFromPoint?.(x, y);
    const [node, offset] = found ? [found.offsetNode, found.offset] : [range?.startContainer, range?.startOffset];
    if (node?.nodeType !== Node.TEXT_NODE || node.parentElement.closest("#layers .t") === null) return null;
    return { node, offset };
  }

  #word(x, y) {
    const caret = this.#caret(x, y);
    if (caret === null) return null;
    const text = caret.node.data;
    const segments = new Intl.Segmenter(document.documentElement.lang || undefined, { granularity: "word" }).segment(text);
    // Behind the middle of a letter the caret is after it.
    const word = [caret.offset, caret.offset - 1].map((offset) => segments.containing(offset)).find((segment) => segment?.isWordLike);
    if (!word) return null;
    const range = document.createRange();
    range.setStart(caret.node, word.index);
    range.setEnd(caret.node, word.index + word.segment.length);
    return isAt(range, x, y) ? range : null;
  }

  #dragged(x, y) {
    if (!this.drag?.to) return null;
    const [from, to] = [this.#caret(...this.drag.from), this.#caret(...this.drag.to)];
    if (from === null || to === null) return null;
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    // Set before its start, the end has taken that along.
    if (range.collapsed) range.setStart(to.node, to.offset), range.setEnd(from.node, from.offset);
    return !range.collapsed && isAt(range, x, y) ? range : null;
  }

  #key(event) {
    if (!this.isPicked || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    // What is selected in the page is copied by the browser, and not by the app.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "c") event.stopImmediatePropagation();
    else this.clear();
  }

  /** Lines of a text are elements of their own, between which the browser would write line breaks. */
  #copy(event) {
    if (!this.isPicked) return;
    const text = getSelection().toString().replace(/\s*\n\s*/g, " ");
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  }
}

function isAt(range, x, y) {
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}
