// Looks at an app in the page of `riffle dev` as somebody who works on it does: scripts/dev-test.sh starts both.
//
//   node --experimental-websocket scripts/dev-test.mjs ADDRESS FOLDER PICTURES

import { address, click, edit, end, evaluate, everything, frame, phase, picture, send, texts, until } from "./dev-browser.mjs";

const view = "Tally/Views/BookView.swift";

// MARK: What is seen

await send("Page.navigate", { url: address });
await until("the page runs the app", () => phase("running"), 900);
await until("the app is shown", async () => (await texts()).includes("Tally"));
await picture("app");

// Something to keep: the first row is counted up.
const appContext = frame();
const rowElement = "[...document.querySelectorAll('#elements *')].find((node) => node.getAttribute('aria-label')?.startsWith('Coffees') || node.textContent.startsWith('Coffees') && node.childElementCount === 0)";
const before = await texts();
const row = await click(rowElement, appContext);
await until("a tap counts", async () => (await texts()) !== before);
const counted = (await texts()).match(/\d+/g)?.join(" ");

edit(view, '.navigationTitle("Tally")', '.navigationTitle("Edited")');
await until("an edit is seen", async () => (await texts()).includes("Edited"));
await until("the parts of the time are shown", () => evaluate("document.getElementById('times').innerText.includes('First frame')"), 15);
console.log(`times: ${await evaluate("document.getElementById('times').innerText.replaceAll('\\n', ' ')")}`);
await until("what was counted is kept", async () => (await texts()).match(/\d+/g)?.join(" ") === counted, 5);

// The keyboard's place, by the name of what is there.
const focused = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''";
await evaluate(`${rowElement}.focus()`, appContext.id);
const name = await evaluate(focused, appContext.id);
edit(view, '.navigationTitle("Edited")', '.navigationTitle("Edited again")');
await until("a second edit is seen", async () => (await texts()).includes("Edited again"));
await until("the keyboard is where it was", async () => name.startsWith("Coffees") && (await evaluate(focused, appContext.id)) === name, 10);

// What a view is.
await evaluate("document.getElementById('inspect').click()");
const inspected = () => evaluate("document.getElementById('inspected').innerText");
await until("the inspector asks for a view", async () => (await inspected()).includes("Point at a view"));
await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...row, button: "none" });
await until("the view is named, with its source", async () => /\nButton\n[^]*Source\n\S*BookView\.swift:\d+/.test(await inspected()), 10);
console.log(`inspected: ${(await inspected()).replaceAll("\n", " | ")}`);
await picture("inspector");
await picture("inspector-phone", 390, 844, "dark");
await picture("inspector-again");
await evaluate("document.getElementById('inspect').click()");

edit(view, "@State private var size: Int?", '@State private var size: Int? = "none"');
await until("an error is shown in its line", () => evaluate("document.querySelector('#trouble .here')?.textContent.includes('none') === true"));
if (!(await texts()).includes("Edited")) throw new Error("The last good version is gone.");
await picture("error");
await picture("error-phone", 390, 844, "dark");
// Frames out of sight draw nothing.
await picture("error-again");
edit(view, '@State private var size: Int? = "none"', "@State private var size: Int?");
await until("the error goes with its reason", () => evaluate("document.getElementById('trouble').hidden"));

await evaluate("document.querySelector('#list input:not([data-id=\"\"])').click()");
await until("a preview runs beside the app", async () => (await evaluate("document.querySelectorAll('iframe').length")) === 2);
await until("the preview shows the edit", async () => (await everything()).some(([, text]) => text.startsWith("?preview=") && text.includes("Edited")));
await evaluate("(() => { const menu = document.getElementById('choice-scheme'); menu.value = 'dark'; menu.dispatchEvent(new Event('change')); })()");
await until("the choice is in the address", () => evaluate("location.search.includes('scheme=dark')"));
await picture("previews");
await picture("previews-dark", 1200, 800, "dark");

edit(view, "List(book.tallies) { tally in", "List(book.tallies) { tally in\n                let _ = book.tallies[tally.count > 90 ? 0 : 1_000]");
await until("a crash is shown", () => evaluate("document.querySelector('#trouble h2')?.textContent.startsWith('The program crashed') === true"));
await picture("crash");
edit(view, "\n                let _ = book.tallies[tally.count > 90 ? 0 : 1_000]", "");
await until("the next edit mends it", async () => (await phase("running")) && (await texts()).includes("Edited"));
await end();
