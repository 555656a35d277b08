// Looks at an app in the page of `riffle dev` as somebody who works on it does: scripts/dev-test.sh starts both.
//
//   node --experimental-websocket scripts/dev-test.mjs ADDRESS FOLDER PICTURES

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [address, folder, pictures] = process.argv.slice(2);
const file = join(folder, "Tally/Views/BookView.swift");

// MARK: A browser

const profile = mkdtempSync(join(tmpdir(), "riffle-dev-"));
const chromium = spawn(process.env.CHROMIUM ?? "chromium", [
  "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run", "--disable-dev-shm-usage",
  "--force-color-profile=srgb", `--user-data-dir=${profile}`, "about:blank",
], { stdio: ["ignore", "ignore", "pipe"] });
process.on("exit", () => {
  chromium.kill("SIGKILL");
  // Its processes may still write; what is left then is in the folder for what is temporary.
  try { rmSync(profile, { recursive: true, force: true, maxRetries: 5 }); } catch { /* See above. */ }
});

const endpoint = await new Promise((resolve) => {
  let text = "";
  chromium.stderr.on("data", (data) => {
    text += data;
    const found = /ws:\/\/\S+/.exec(text);
    if (found) resolve(found[0]);
  });
});
const socket = new WebSocket(endpoint);
await new Promise((resolve) => { socket.onopen = resolve; });
const answers = new Map();
const contexts = new Map();
let count = 0;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.id !== undefined) return answers.get(message.id)?.(message);
  const { context, executionContextId } = message.params ?? {};
  if (message.method === "Runtime.executionContextCreated" && context.auxData?.isDefault) contexts.set(context.id, context);
  if (message.method === "Runtime.executionContextDestroyed") contexts.delete(executionContextId);
};
function call(method, params = {}, sessionId = undefined) {
  return new Promise((resolve, reject) => {
    const id = ++count;
    answers.set(id, ({ result, error }) => {
      answers.delete(id);
      if (error) reject(new Error(`${method}: ${error.message}`)); else resolve(result);
    });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
  });
}
const { targetId } = await call("Target.createTarget", { url: "about:blank" });
const { sessionId } = await call("Target.attachToTarget", { targetId, flatten: true });
const send = (method, params) => call(method, params, sessionId);
await send("Page.enable");
await send("Runtime.enable");

async function evaluate(expression, contextId) {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, contextId, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** The text of the app, as it is on the screen. */
async function texts() {
  const app = (await everything()).find(([origin, text]) => !address.startsWith(origin) && !text.startsWith("?preview="));
  return app?.[1] ?? "";
}

/** What all frames show. */
async function everything() {
  const all = [];
  for (const { id, origin } of contexts.values()) {
    if (!origin.startsWith("http")) continue;
    all.push([origin, await evaluate("location.search + '\\n' + document.getElementById('layers')?.innerText", id).catch(String)]);
  }
  return all;
}

/** Waits for something; says what it was that did not come. */
async function until(what, condition, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) {
      await picture("failed");
      throw new Error(`${what} did not come within ${seconds} s. The app shows: ${await texts()}; all: ${JSON.stringify(await everything())}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(`ok: ${what}`);
}

async function picture(name, width = 1200, height = 800, scheme = "light") {
  await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  await new Promise((resolve) => setTimeout(resolve, 400));
  const { data } = await send("Page.captureScreenshot", { format: "png" });
  writeFileSync(join(pictures, `dev-${name}.png`), Buffer.from(data, "base64"));
}

const phase = (name) => evaluate(`document.body?.dataset.phase === "${name}"`);
function edit(from, to) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

// MARK: What is seen

await send("Page.navigate", { url: address });
await until("the page runs the app", () => phase("running"), 900);
await until("the app is shown", async () => (await texts()).includes("Tally"));
await picture("app");

// Something to keep: the first row is counted up.
const appContext = [...contexts.values()].find(({ origin }) => !address.startsWith(origin) && origin.startsWith("http"));
const rowElement = "[...document.querySelectorAll('#elements *')].find((node) => node.getAttribute('aria-label')?.startsWith('Coffees') || node.textContent.startsWith('Coffees') && node.childElementCount === 0)";
const row = await evaluate(`(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${rowElement}.getBoundingClientRect())`, appContext.id);
const before = await texts();
const place = await evaluate("(({ x, y }) => ({ x, y }))(document.querySelector('iframe').getBoundingClientRect())");
for (const type of ["mousePressed", "mouseReleased"]) {
  await send("Input.dispatchMouseEvent", { type, x: place.x + row.x, y: place.y + row.y, button: "left", buttons: type === "mousePressed" ? 1 : 0, clickCount: 1 });
}
await until("a tap counts", async () => (await texts()) !== before);
const counted = (await texts()).match(/\d+/g)?.join(" ");

edit('.navigationTitle("Tally")', '.navigationTitle("Edited")');
await until("an edit is seen", async () => (await texts()).includes("Edited"));
await until("the parts of the time are shown", () => evaluate("document.getElementById('times').innerText.includes('First frame')"), 15);
console.log(`times: ${await evaluate("document.getElementById('times').innerText.replaceAll('\\n', ' ')")}`);
await until("what was counted is kept", async () => (await texts()).match(/\d+/g)?.join(" ") === counted, 5);

// The keyboard's place, by the name of what is there.
const focused = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''";
await evaluate(`${rowElement}.focus()`, appContext.id);
const name = await evaluate(focused, appContext.id);
edit('.navigationTitle("Edited")', '.navigationTitle("Edited again")');
await until("a second edit is seen", async () => (await texts()).includes("Edited again"));
await until("the keyboard is where it was", async () => name.startsWith("Coffees") && (await evaluate(focused, appContext.id)) === name, 10);

// What a view is.
await evaluate("document.getElementById('inspect').click()");
const inspected = () => evaluate("document.getElementById('inspected').innerText");
await until("the inspector asks for a view", async () => (await inspected()).includes("Point at a view"));
await send("Input.dispatchMouseEvent", { type: "mouseMoved", x: place.x + row.x, y: place.y + row.y, button: "none" });
await until("the view is named, with its source", async () => /\nButton\n[^]*Source\n\S*BookView\.swift:\d+/.test(await inspected()), 10);
console.log(`inspected: ${(await inspected()).replaceAll("\n", " | ")}`);
await picture("inspector");
await picture("inspector-phone", 390, 844, "dark");
await picture("inspector-again");
await evaluate("document.getElementById('inspect').click()");

edit("@State private var size: Int?", '@State private var size: Int? = "none"');
await until("an error is shown in its line", () => evaluate("document.querySelector('#trouble .here')?.textContent.includes('none') === true"));
if (!(await texts()).includes("Edited")) throw new Error("The last good version is gone.");
await picture("error");
await picture("error-phone", 390, 844, "dark");
// Frames out of sight draw nothing.
await picture("error-again");
edit('@State private var size: Int? = "none"', "@State private var size: Int?");
await until("the error goes with its reason", () => evaluate("document.getElementById('trouble').hidden"));

await evaluate("document.querySelector('#list input:not([data-id=\"\"])').click()");
await until("a preview runs beside the app", async () => (await evaluate("document.querySelectorAll('iframe').length")) === 2);
await until("the preview shows the edit", async () => (await everything()).some(([, text]) => text.startsWith("?preview=") && text.includes("Edited")));
await evaluate("(() => { const menu = document.getElementById('choice-scheme'); menu.value = 'dark'; menu.dispatchEvent(new Event('change')); })()");
await until("the choice is in the address", () => evaluate("location.search.includes('scheme=dark')"));
await picture("previews");
await picture("previews-dark", 1200, 800, "dark");

edit("List(book.tallies) { tally in", "List(book.tallies) { tally in\n                let _ = book.tallies[tally.count > 90 ? 0 : 1_000]");
await until("a crash is shown", () => evaluate("document.querySelector('#trouble h2')?.textContent.startsWith('The program crashed') === true"));
await picture("crash");
edit("\n                let _ = book.tallies[tally.count > 90 ? 0 : 1_000]", "");
await until("the next edit mends it", async () => (await phase("running")) && (await texts()).includes("Edited"));
console.log("done");
const ended = new Promise((resolve) => { chromium.on("exit", resolve); });
chromium.kill();
await ended;
process.exit(0);
