// Works in the interface of a shop's server as its employees do: scripts/mount-test.sh starts server, proxy and this.
//
//   node --experimental-websocket scripts/mount-test.mjs ADDRESS PICTURES

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [address, pictures] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "riffle-mount-"));
const chromium = spawn(process.env.CHROMIUM ?? "chromium", [
  "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run", "--disable-dev-shm-usage",
  "--force-color-profile=srgb", "--ignore-certificate-errors", `--host-resolver-rules=MAP app.example 127.0.0.1`,
  `--user-data-dir=${profile}`, "about:blank",
], { stdio: ["ignore", "ignore", "pipe"] });
process.on("exit", () => {
  chromium.kill("SIGKILL");
  try { rmSync(profile, { recursive: true, force: true, maxRetries: 5 }); } catch { /* Its processes may still write. */ }
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
let count = 0;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  answers.get(message.id)?.(message);
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

// What assistive technology finds, and how it is called.
const elements = "() => [...riffle.mirror.root.querySelectorAll('.e')]";
const nameOf = "(element) => riffle.mirror.nodes.get(Number(element.dataset.id))?.node.label ?? ''";
const labels = `() => (${elements})().map(${nameOf})`;

/** A browser of somebody's own. */
class Visitor {
  static async arrive() {
    const visitor = new Visitor();
    const { browserContextId } = await call("Target.createBrowserContext");
    const { targetId } = await call("Target.createTarget", { url: "about:blank", browserContextId });
    visitor.session = (await call("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    await visitor.send("Page.enable");
    await visitor.send("Runtime.enable");
    await visitor.send("Emulation.setDeviceMetricsOverride", { width: 393, height: 852, deviceScaleFactor: 2, mobile: false });
    return visitor;
  }

  send(method, params) { return call(method, params, this.session); }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  open(path) { return this.send("Page.navigate", { url: address + path }); }

  /** Waits for something; says what it was that did not come. */
  async until(what, condition, seconds = 30) {
    const end = Date.now() + seconds * 1000;
    while (!(await this.evaluate(condition).catch(() => false))) {
      if (Date.now() > end) {
        await this.picture("failed");
        throw new Error(`${what} did not come within ${seconds} s at ${await this.evaluate("location.href + '\\n' + document.body.innerText")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.log(`ok: ${what}`);
  }

  /** Waits until a name has a text in it; headers of sections are in capital letters. */
  shows(what, text) { return this.until(what, `(${labels})().some((label) => label.toLowerCase().includes(${JSON.stringify(text.toLowerCase())}))`); }

  async logIn(name, password) {
    await this.until(`${name} is asked who they are`, "document.querySelector('input[name=name]') !== null");
    await this.evaluate(`document.querySelector("input[name=name]").value = "${name}"`);
    await this.evaluate(`document.querySelector("input[name=password]").value = "${password}"`);
    await this.evaluate("document.querySelector('button').click()").catch(() => { /* Likewise. */ });
  }

  press(label) { return this.evaluate(`(${elements})().find((element) => (${nameOf})(element).startsWith("${label}")).click()`).catch(() => { /* The page is on its way elsewhere. */ }); }

  async picture(name, scheme = "light") {
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(join(pictures, `mount-${name}.png`), Buffer.from(data, "base64"));
  }
}

const ada = await Visitor.arrive();
await ada.open("/admin/?shelf=3");
await ada.until("who is not known is led to the login", "location.pathname === '/login'");
await ada.logIn("Ada", "wrong");
await ada.until("a wrong password is said", "document.body.innerText.includes('do not belong together')");
await ada.logIn("Ada", "octavo");
await ada.shows("Ada is greeted where she wanted to go", "Hello, Ada");
await ada.until("her address is what it was", "location.pathname + location.search === '/admin/?shelf=3'");
await ada.shows("the visitor's address is the browser's, not the proxy's", "You came from 203.0.113.9");
await ada.shows("there are three orders", "3 open");
await ada.picture("ada");
await ada.picture("ada-dark", "dark");

const ben = await Visitor.arrive();
await ben.open("/admin/");
await ben.logIn("Ben", "quarto");
await ben.shows("Ben is greeted", "Hello, Ben");
await ada.press("The Tide Tables");
await ada.until("an order has an address", "location.pathname === '/admin/orders/1' && location.search === ''");
await ada.until("the tab is called by it", "document.title === 'The Tide Tables – Bookshop'");
await ada.shows("the order says for whom it is", "Customer");
await ada.picture("order");
await ada.press("Sent");
await ben.shows("Ben sees at once that Ada has sent it", "2 open");
await ada.evaluate("history.back()");
await ada.shows("Back leads to all orders", "2 open");
await ada.until("and to their address", "location.pathname === '/admin/'");

const cleo = await Visitor.arrive();
await cleo.open("/admin/orders/2");
await cleo.logIn("Ben", "quarto");
await cleo.shows("a shared link leads to its order in a fresh browser, by way of the login", "A Short History of Rope");
await cleo.until("at its address", "location.pathname === '/admin/orders/2'");
await cleo.open("/admin/orders/two");
await cleo.shows("an address that names nothing has a screen", "Nothing is here");
await cleo.picture("nothing");
await cleo.picture("nothing-dark", "dark");
for (const [path, status] of [["orders/two", 404], ["orders/3", 200], ["orders/33", 404]]) {
  // Finding out has a share of the server's time, which a debug build uses up by a single screen: asked for now and then.
  let found;
  for (let round = 0; round < 5 && found !== status; round++) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, 20000));
    found = await cleo.evaluate(`fetch("/admin/${path}").then(({ status }) => status)`);
  }
  await cleo.until(`${path} has status ${status}`, `${found} === ${status}`, 0);
}
await cleo.press("All orders");
await cleo.shows("which leads on", "2 open");

await ada.press("Work as somebody else");
await ada.until("the page goes to the login, and knows where to come back to", "location.pathname === '/login' && location.search.includes('next=%2Fadmin')");
await ada.logIn("Ada", "octavo");
await ada.shows("and comes back", "Hello, Ada");

// The page is on its way elsewhere before the answer is there.
await ada.evaluate("fetch('/logout', { method: 'POST' })").catch(() => {});
await ada.until("who has signed out is led to the login", "location.pathname === '/login'");
await ben.press("A Short History of Rope");
await ben.shows("Ben opens an order", "Customer");
await ben.press("Sent");
await cleo.shows("others go on", "1 open");
await ada.open("/admin/");
await ada.until("and there is no way back", "location.pathname === '/login'");
await ada.logIn("Ada", "octavo");
await ada.shows("until the next login", "Hello, Ada");
process.exit(0);
