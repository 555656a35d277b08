// Looks at the previews of a package of libraries in the page of `riffle dev`: scripts/dev-test.sh starts both.
//
//   node --experimental-websocket scripts/dev-library-test.mjs ADDRESS FOLDER PICTURES

import { address, click, edit, end, evaluate, everything, frame, phase, picture, send, until } from "./dev-browser.mjs";

const shown = async () => (await everything()).map(([, text]) => text).join("\n");

// Large enough to click on all of it.
await picture("library-start");
await send("Page.navigate", { url: address });
await until("the page runs", () => phase("running"), 900);
await until("the first preview is shown, as there is no app", async () => (await shown()).includes("Draft:"));
const list = await evaluate("document.getElementById('list').innerText");
if (list !== "NoteField.swift\nA note\nShelfView.swift\nShelfView\nEmpty shelf") throw new Error(`The list is: ${list}`);

// What is being typed: its text is in no state, and yet there after an edit, with the caret.
const field = "document.querySelector('input[aria-label=\"Note\"], textarea[aria-label=\"Note\"]') ?? document.activeElement";
const typed = async () => evaluate(`(({ value, selectionStart, selectionEnd }) => JSON.stringify([value, selectionStart, selectionEnd]))(${field})`, frame().id);
await click("document.querySelector('input, textarea')", frame());
await until("the field has the focus", () => evaluate("document.activeElement.matches('input, textarea')", frame().id));
await send("Input.insertText", { text: "bread and salt" });
await until("the program has the text", async () => (await shown()).includes("BREAD AND SALT"));
await evaluate("document.activeElement.setSelectionRange(5, 5)", frame().id);
edit("Sources/Shelves/NoteField.swift", "Draft: ", "Kept: ");
await until("an edit of the preview is seen", async () => (await shown()).includes("Kept:"));
await until("the text and the caret are as they were", async () => (await typed().catch(String)) === '["bread and salt",5,5]', 10);
await until("the field has the focus again", () => evaluate("document.hasFocus() && document.activeElement.matches('input, textarea')", frame().id), 10);
await send("Input.insertText", { text: "!" });
await until("what is typed goes on from there", async () => (await shown()).includes("BREAD! AND SALT"));
await picture("library");
await picture("library-phone", 390, 844, "dark");
await picture("library-again");

edit("Sources/ShelfModel/Book.swift", "pages: 96", "pages: 97");
await evaluate("[...document.querySelectorAll('#list label')].find((label) => label.innerText === 'ShelfView').click()");
await evaluate("[...document.querySelectorAll('#list label')].find((label) => label.innerText === 'A note').click()");
await until("an edit of the library below is seen", async () => (await shown()).includes("97 pages"));
await end();
