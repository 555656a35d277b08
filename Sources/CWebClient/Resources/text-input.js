// Keys. What is typed into a field stays the field's (`fields.js`); the rest is the app's.

import { modifiers } from "./input.js";
import { keepKey } from "./kept-focus.js";

// KeyEquivalent's characters for keys that type nothing.
const named = {
  ArrowUp: "\uf700", ArrowDown: "\uf701", ArrowLeft: "\uf702", ArrowRight: "\uf703", Escape: "\u001b", Backspace: "\u0008",
  Delete: "\uf728", Home: "\uf729", End: "\uf72b", PageUp: "\uf72c", PageDown: "\uf72d", Clear: "\uf739", Tab: "\t",
  Enter: "\r", ContextMenu: "\uf735", F10: "\uf70d",
};
// With Control or Command these are the field's.
const editing = new Set(["a", "c", "v", "x"]);

export class KeyInput {
  constructor(connection, semantics, fields) {
    this.connection = connection;
    this.semantics = semantics;
    this.fields = fields;
    addEventListener("keydown", (event) => this.#key(event, event.repeat ? 2 : 1));
    addEventListener("keyup", (event) => this.#key(event, 4));
  }

  #key(event, phase) {
    if (event.isComposing || event.keyCode === 229) return;
    const key = named[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    const field = this.fields.of(event.target);
    // Tab goes from element to element; names like "Shift" and "F5" are no keys of an app.
    if (event.key === "Tab") return phase === 4 ? undefined : this.#tab(event, phase, field);
    if (key === null) return;
    // F10 alone is the browser's, and so is the menu of a field.
    if (event.key === "F10" && !event.shiftKey) return;
    if (field && (event.key === "F10" || event.key === "ContextMenu")) return;
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (field) return this.#fieldKey(event, key, phase, field);
    if (keepKey(event, phase !== 4)) return;
    if (phase !== 4 && this.semantics.handleKey(event)) return event.preventDefault();
    this.#send(event, key, phase);
    if (!hasCommand) event.preventDefault();
  }

  #fieldKey(event, key, phase, field) {
    const isCommand = event.ctrlKey || event.metaKey;
    const name = event.key.toLowerCase();
    if (isCommand && name === "z") {
      event.preventDefault();
      if (phase !== 4) field.command(event.shiftKey ? "redo" : "undo");
    } else if (field.traits?.wantsKeys && !(isCommand && editing.has(name))) {
      // The app is asked first: what it leaves is typed there.
      event.preventDefault();
      this.#send(event, key, phase);
    } else if (event.key === "Enter" && !isCommand && !field.editor.isMultiline) {
      event.preventDefault();
      if (phase === 1) field.command("enter");
    } else if (event.key === "Escape" || (isCommand && !event.altKey && key.length === 1 && !(event.key in named) && !editing.has(name))) {
      this.#send(event, key, phase);
    }
  }

  #tab(event, phase, field) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const outcome = this.semantics.tab(event.shiftKey, field);
    if (outcome === "leave") return;
    event.preventDefault();
    if (outcome === "ask") this.#send(event, "\t", phase);
  }

  #send(event, key, phase) {
    const characters = event.key in named ? (event.key === "Enter" ? "\r" : "") : event.key;
    this.connection.record((writer) => {
      writer.byte(5);
      writer.byte(phase);
      writer.byte(modifiers(event));
      writer.text(key);
      writer.text(characters);
      writer.double(event.timeStamp);
    }, { isUrgent: true, isKept: true });
  }
}
