// Text fields: a layer in which a text is edited has a field of the page's in it, so that what is typed stands there at once
// and input methods, password managers and spelling work. It stays where it is in the document while it is edited.

import { setFont } from "./contents.js";
import { carried, FieldText } from "./field-text.js";
import { modality } from "./modality.js";

// Code units in one edit: a record has room for four bytes of each.
const mostAtOnce = 8000;
// Below this size Safari on phones enlarges the page around a field.
const leastSize = 16;
const kinds = { replace: 0, select: 1, undo: 2, redo: 3, enter: 4 };

/** All fields of the page, by the texts they edit. */
export class TextFields {
  constructor(connection, layers) {
    this.connection = connection;
    this.layers = layers;
    this.fields = new Map();
    // Whether the page's keyboard goes where the server has directed it.
    this.isFollowing = false;
    document.addEventListener("selectionchange", () => this.#selectionChanged());
  }

  /** The page has nothing any more; what was typed and not heard of is kept where the session goes on. */
  reset(isNew) {
    if (isNew) this.fields.clear();
    else for (const field of this.fields.values()) field.leave();
  }

  /** What somebody has typed, with the names of the fields, but for passwords. */
  get typed() {
    return [...this.fields.values()]
      .filter(({ isTyped, text, traits }) => isTyped && text.text !== "" && traits?.type !== "password")
      .map(({ label, text }) => ({ label: label ?? "", text: text.text }));
  }

  #field(target) {
    let field = this.fields.get(target);
    if (!field) this.fields.set(target, field = new Field(target, this));
    return field;
  }

  /** The field for a layer's editor. */
  element(editor, fonts) { return this.#field(editor.target).show(editor, fonts); }

  /** What the server says of texts. */
  apply(messages) {
    for (const message of messages) {
      if (message.isGone) this.fields.delete(message.target);
      else this.#field(message.target).apply(message);
    }
  }

  /** The field that somebody edits, or that was asked for. */
  get focused() { return [...this.fields.values()].find(({ element }) => element !== null && element === document.activeElement); }

  of(element) { return [...this.fields.values()].find((field) => field.element === element); }

  /** Directs the keyboard to a text's field; false where there is none. */
  focus(target) {
    const element = this.fields.get(target)?.element;
    if (!element?.isConnected) return false;
    if (element !== document.activeElement) element.focus({ preventScroll: true });
    return true;
  }

  /** Names fields as the elements do that stand for them. */
  describe(target, { label, hint, placeholder }) {
    const field = this.#field(target);
    Object.assign(field, { label, hint, placeholder });
    field.name();
  }

  #selectionChanged() { this.focused?.selectionChanged(); }

  /** Whether a point of a field is seen there: nothing that is painted lies over it. */
  isOpen(element, x, y) {
    this.layers.classList.add("probing");
    const top = document.elementFromPoint(x, y);
    this.layers.classList.remove("probing");
    return top === element;
  }
}

class Field {
  constructor(target, fields) {
    this.target = target;
    this.fields = fields;
    this.connection = fields.connection;
    this.text = new FieldText();
    this.element = null;
    this.traits = null;
    this.isKnown = false;
    // Whether somebody has typed in it.
    this.isTyped = false;
    this.isComposing = false;
    this.late = [];
    this.selected = [0, 0];
    this.wanted = null;
  }

  // MARK: The element

  show(editor, fonts) {
    this.editor = editor;
    const tag = editor.isMultiline ? "TEXTAREA" : "INPUT";
    if (this.element?.tagName !== tag) this.#make(tag);
    const { element } = this;
    element.id = `f${this.target}`;
    element.disabled = editor.isDisabled;
    const style = element.style;
    const size = Math.max(editor.size, leastSize);
    const factor = editor.size / size;
    setFont(style, { ...editor, size, spacing: editor.spacing / factor }, fonts);
    // What somebody types may be in none of the app's fonts.
    style.fontFamily += ", system-ui, sans-serif";
    style.transform = factor === 1 ? "" : `scale(${factor})`;
    style.width = style.height = `${100 / factor}%`;
    style.color = editor.color.css;
    style.caretColor = editor.tint.css;
    style.accentColor = editor.tint.css;
    style.setProperty("--tint", editor.tint.css);
    style.lineHeight = editor.isMultiline ? `${editor.lineHeight / factor}px` : "";
    style.textAlign = ["left", "center", "right"][editor.alignment];
    this.#describe();
    return element;
  }

  #make(tag) {
    const wasFocused = this.element !== null && this.element === document.activeElement;
    const element = document.createElement(tag);
    this.element = element;
    element.className = "field";
    element.tabIndex = -1;
    if (tag === "TEXTAREA") element.rows = 1;
    element.readOnly = !this.isKnown;
    element.value = this.text.text;
    element.addEventListener("input", (event) => this.#input(event));
    // What fills in fields may tell of nothing but that it is done.
    element.addEventListener("change", () => { if (this.element === element && this.isKnown && !this.isComposing) this.#send(null); });
    element.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    element.addEventListener("compositionstart", () => { this.isComposing = true; this.composed = element.selectionStart; });
    element.addEventListener("compositionend", () => { if (this.element === element) this.#composed(); });
    element.addEventListener("focus", () => this.#focusChanged(true));
    element.addEventListener("blur", () => this.#focusChanged(false));
    if (wasFocused) queueMicrotask(() => element.focus({ preventScroll: true }));
    this.name();
  }

  /** The element goes. A composition ends with it, which no browser tells of: what was composed stays as it is. */
  leave() {
    const { element } = this;
    this.element = null;
    if (!this.isComposing) return;
    this.isComposing = false;
    // Said when the connection that the page has found again takes something.
    queueMicrotask(() => {
      this.#send(null, true, element);
      for (const message of this.late.splice(0)) this.#heed(message);
    });
  }

  name() {
    if (!this.element) return;
    this.element.setAttribute("aria-label", this.label ?? "");
    // What the app draws in its place is no part of the page.
    for (const [name, text] of [["aria-description", this.hint], ["aria-placeholder", this.placeholder]]) {
      if (text) this.element.setAttribute(name, text);
      else this.element.removeAttribute(name);
    }
  }

  #describe() {
    const { element, traits } = this;
    if (!element || !traits) return;
    if (element.tagName === "INPUT" && element.type !== traits.type) element.type = traits.type;
    const set = (name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };
    set("inputmode", traits.inputMode);
    set("autocomplete", traits.autocomplete);
    set("autocapitalize", traits.autocapitalize);
    set("enterkeyhint", traits.enterKeyHint);
    set("autocorrect", traits.corrects ? "on" : "off");
    element.spellcheck = traits.corrects;
  }

  // MARK: What the server says

  apply(message) {
    if (message.traits) this.traits = message.traits;
    this.#describe();
    if (message.number !== undefined || message.selection) {
      // What is being composed is never overwritten, and no caret is taken out of it, which would end it.
      if (this.isComposing) this.late.push(message);
      else this.#heed(message);
    }
    if (message.isFocused !== undefined) this.#follow(message.isFocused);
  }

  #heed(message) {
    if (message.number !== undefined) return this.#take(message);
    if (this.element !== null && this.element === document.activeElement) this.selectionChanged();
    this.text.answered(message.edits);
    if (!this.text.isAwaited) this.#select(message.selection);
  }

  #take(message) {
    // What somebody has selected and the browser has not told yet is theirs.
    if (this.element !== null && this.element === document.activeElement) this.selectionChanged();
    const before = this.text.text;
    const isDeleting = this.text.isDeleting;
    this.text.take(message);
    this.isKnown = true;
    const { element } = this;
    if (!element) return;
    element.readOnly = false;
    const selection = [element.selectionStart, element.selectionEnd];
    if (element.value !== this.text.text) element.value = this.text.text;
    if (!this.text.isAwaited) this.#select(message.selection);
    else if (before !== this.text.text) this.#select(selection.map((place) => carried(place, before, this.text.text, !isDeleting)));
  }

  #select([start, end]) {
    this.selected = [start, end];
    const { element } = this;
    if (!element || (element.selectionStart === start && element.selectionEnd === end)) return;
    element.setSelectionRange(start, end);
  }

  #follow(isFocused) {
    const { element } = this;
    this.said = isFocused;
    if (!element) return;
    if (isFocused && element !== document.activeElement) {
      this.fields.isFollowing = true;
      element.focus({ preventScroll: true });
      this.fields.isFollowing = false;
    } else if (!isFocused && element === document.activeElement) {
      this.fields.isFollowing = true;
      if (!this.fields.mirror?.restOnField(this.target)) element.blur();
      this.fields.isFollowing = false;
    }
  }

  // MARK: What somebody does

  #focusChanged(isFocused) {
    if (this.said === isFocused) return;
    // The field that is left for the one that the server has named knows it, too.
    if (this.fields.isFollowing) {
      this.said = isFocused;
      return;
    }
    // A window that is left keeps its focus.
    if (!isFocused && !document.hasFocus()) return;
    this.said = isFocused;
    this.fields.mirror.tell(isFocused ? this.target : 0, modality.isKeyboard);
    if (isFocused) this.selectionChanged();
  }

  #beforeInput(event) {
    if (event.inputType === "historyUndo" || event.inputType === "historyRedo") {
      event.preventDefault();
      this.command(event.inputType === "historyUndo" ? "undo" : "redo");
    } else if (event.inputType === "insertLineBreak" && this.element.tagName === "INPUT") {
      event.preventDefault();
      this.command("enter");
    }
  }

  #input(event) {
    if (!this.isKnown) return;
    const marked = this.isComposing && event.data ? [this.composed, this.composed + event.data.length] : null;
    this.#send(marked);
  }

  #composed() {
    this.isComposing = false;
    this.#send(null, true);
    for (const message of this.late.splice(0)) this.#heed(message);
  }

  /** Tells how the field differs from what was there: what fills in fields says nothing else. */
  #send(marked, isFinal = false, element = this.element) {
    const { text } = this;
    if (element.value === text.text && !isFinal) return;
    this.isTyped = true;
    const caret = element.selectionStart === element.selectionEnd ? element.selectionEnd : null;
    const edits = text.change(element.value, mostAtOnce, caret);
    this.selected = [element.selectionStart, element.selectionEnd];
    edits.forEach((edit, index) => {
      const isLast = index === edits.length - 1;
      const caret = edit.start + edit.inserted.length;
      const selection = isLast ? this.selected : [caret, caret];
      this.#record("replace", (writer) => {
        writer.unsigned(edit.start);
        writer.unsigned(edit.end);
        writer.text(edit.inserted);
        writer.unsigned(selection[0]);
        writer.unsigned(selection[1]);
        writer.byte(marked && isLast ? 1 : 0);
        if (marked && isLast) for (const place of marked) writer.unsigned(Math.min(place, text.text.length));
      }, edit.base);
    });
  }

  selectionChanged() {
    const { element, text } = this;
    if (!element || !this.isKnown || this.isComposing || element.value !== text.text) return;
    const selection = [element.selectionStart, element.selectionEnd];
    if (selection[0] === this.selected[0] && selection[1] === this.selected[1]) return;
    this.selected = selection;
    text.note();
    this.#record("select", (writer) => {
      writer.unsigned(selection[0]);
      writer.unsigned(selection[1]);
    });
  }

  /** Undo, redo or enter: what comes of it is the server's to say. */
  command(name) {
    this.text.note();
    this.#record(name, () => {});
  }

  #record(kind, write, base = this.text.number) {
    this.connection.record((writer) => {
      writer.byte(6);
      writer.unsigned(this.target);
      writer.unsigned(base);
      writer.byte(kinds[kind]);
      write(writer);
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }
}
