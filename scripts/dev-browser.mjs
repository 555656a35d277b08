// A browser on a page of `riffle dev`, and what its frames show: for scripts/dev-test.mjs and scripts/dev-library-test.mjs.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The page's address, the folder that is worked on, and the folder for pictures. */
export const [address, folder, pictures] = process.argv.slice(2);

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
export const contexts = new Map();
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
export const send = (method, params) => call(method, params, sessionId);
await send("Page.enable");
await send("Runtime.enable");

export async function evaluate(expression, contextId) {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, contextId, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** The text of the app, as it is on the screen. */
export async function texts() {
  const app = (await everything()).find(([origin, text]) => !address.startsWith(origin) && !text.startsWith("?preview="));
  return app?.[1] ?? "";
}

/** What all frames show. */
export async function everything() {
  const all = [];
  for (const { id, origin } of contexts.values()) {
    if (!origin.startsWith("http")) continue;
    all.push([origin, await evaluate("location.search + '\\n' + document.getElementById('layers')?.innerText", id).catch(String)]);
  }
  return all;
}

/** Waits for something; says what it was that did not come. */
export async function until(what, condition, seconds = 60) {
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

export async function picture(name, width = 1200, height = 800, scheme = "light") {
  await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  await new Promise((resolve) => setTimeout(resolve, 400));
  const { data } = await send("Page.captureScreenshot", { format: "png" });
  writeFileSync(join(pictures, `dev-${name}.png`), Buffer.from(data, "base64"));
}

export const phase = (name) => evaluate(`document.body?.dataset.phase === "${name}"`);

/** Writes a file of the folder anew, with one text in the place of another. */
export function edit(path, from, to) {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** A click in the middle of an element of a frame. */
export async function click(element, { id }) {
  const middle = "(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))";
  const inside = await evaluate(`${middle}((${element}).getBoundingClientRect())`, id);
  const place = await evaluate("(({ x, y }) => ({ x, y }))(document.querySelector('iframe').getBoundingClientRect())");
  const point = { x: place.x + inside.x, y: place.y + inside.y };
  for (const type of ["mousePressed", "mouseReleased"]) {
    await send("Input.dispatchMouseEvent", { type, ...point, button: "left", buttons: type === "mousePressed" ? 1 : 0, clickCount: 1 });
  }
  return point;
}

/** The frame that shows something: the program, or the one preview that is shown without it. */
export const frame = () => [...contexts.values()].find(({ origin }) => !address.startsWith(origin) && origin.startsWith("http"));

/** Ends the browser, and with it the script. */
export async function end() {
  console.log("done");
  const ended = new Promise((resolve) => { chromium.on("exit", resolve); });
  chromium.kill();
  await ended;
  process.exit(0);
}
