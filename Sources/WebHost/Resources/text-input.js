// Keys and text. A text field of the app is a text field of the page, so that input methods and on-screen keyboards work;
// what is in it is the server's to say.

import { modifiers } from "./input.js";

// KeyEquivalent's characters for keys that type nothing.
const named = {
  ArrowUp: "\uf700", ArrowDown: "\uf701", ArrowLeft: "\uf702", ArrowRight: "\uf703", Escape: "\u001b", Backspace: "\u0008",
  Delete: "\uf728", Home: "\uf729", End: "\uf72b", PageUp: "\uf72c", PageDown: "\uf72d", Clear: "\uf739", Tab: "\t",
  Enter: "\r",
};

export class KeyInput {
  constructor(connection, semantics) {
    this.connection = connection;
    this.semantics = semantics;
    addEventListener("keydown", (event) => this.#key(event, event.repeat ? 2 : 1));
    addEventListener("keyup", (event) => this.#key(event, 4));
    addEventListener("beforeinput", (event) => this.#beforeInput(event));
    addEventListener("compositionend", (event) => this.#composed(event));
  }

  #key(event, phase) {
    if (event.isComposing || event.keyCode === 229) return;
    const isField = isTextField(event.target);
    const key = named[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    // Tab goes from element to element; names like "Shift" and "F5" are no keys of an app.
    if (key === null || event.key === "Tab") return;
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isField && !hasCommand && phase !== 4 && this.#editKey(event)) return;
    // Typing into a field arrives as input, and the clipboard is the browser's.
    if (isField && (key.length === 1 && !(event.key in named) || hasCommand)) return;
    if (phase !== 4 && !isField && this.semantics.handleKey(event)) return event.preventDefault();
    this.#send(event, key, phase);
    if (!hasCommand) event.preventDefault();
  }

  // The field may be empty here while the app's has text: then no input event would come.
  #editKey(event) {
    if (event.key === "Backspace" || event.key === "Delete") {
      this.#press(named[event.key]);
      event.preventDefault();
      return true;
    }
    return false;
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

  #beforeInput(event) {
    if (!isTextField(event.target) || event.isComposing) return;
    event.preventDefault();
    switch (event.inputType) {
      case "insertText": case "insertReplacementText": case "insertFromPaste": case "insertFromDrop":
        this.#type(event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
        break;
      case "insertLineBreak": case "insertParagraph": this.#press("\r"); break;
      default:
        if (event.inputType.startsWith("delete")) {
          this.#press(event.inputType.endsWith("Forward") ? named.Delete : named.Backspace);
        }
    }
  }

  #composed(event) {
    if (!isTextField(event.target)) return;
    this.#type(event.data ?? "");
    this.semantics.restoreValue(event.target);
  }

  // Edits are keys: what they mean is the app's to say.
  #type(text) {
    for (const character of new Intl.Segmenter().segment(text)) this.#press(character.segment);
  }

  #press(key) {
    for (const phase of [1, 4]) {
      this.connection.record((writer) => {
        writer.byte(5);
        writer.byte(phase);
        writer.byte(0);
        writer.text(key);
        writer.text(key);
        writer.double(performance.now());
      }, { isUrgent: true, isKept: true });
    }
  }
}

function isTextField(target) { return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement; }
