// What somebody had typed on a page whose session is gone: offered until they have taken it, or do not want it.

import { word } from "./words.js";

/** Shows texts, each `{ label, text }`, with a button that copies all of them. */
export function offerTexts(texts) {
  document.getElementById("rescue")?.remove();
  if (texts.length === 0) return;
  const panel = document.createElement("section");
  panel.id = "rescue";
  panel.setAttribute("aria-label", word("What you had typed"));
  const title = document.createElement("h1");
  title.textContent = word("What you had typed");
  const list = document.createElement("dl");
  for (const { label, text } of texts) {
    const name = document.createElement("dt");
    name.textContent = label;
    const value = document.createElement("dd");
    value.textContent = text;
    list.append(...(label === "" ? [] : [name]), value);
  }
  const copy = button(word("Copy"), () => {
    const all = texts.map(({ label, text }) => (texts.length > 1 && label !== "" ? `${label}: ${text}` : text)).join("\n");
    const done = (word) => { copy.textContent = word; };
    if (navigator.clipboard === undefined) return done(word("Select it by hand"));
    navigator.clipboard.writeText(all).then(() => done(word("Copied")), () => done(word("Select it by hand")));
  });
  panel.append(title, list, copy, button(word("Close"), () => panel.remove()));
  // The app has all keys and touches of the page but these.
  for (const kind of ["keydown", "keyup", "pointerdown", "pointerup", "wheel", "contextmenu"]) {
    panel.addEventListener(kind, (event) => {
      event.stopPropagation();
      if (kind === "keydown" && event.key === "Escape") panel.remove();
    });
  }
  document.body.append(panel);
}

function button(title, action) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = title;
  element.addEventListener("click", action);
  return element;
}
