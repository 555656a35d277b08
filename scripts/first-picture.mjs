// Measures what a program's first picture costs: requests, round trips, bytes, and the time until all of it is on the screen.
// Chromium reaches the program through a line of its own, between two sockets of this process: each byte takes as long as it
// would on its way, a connection takes a round trip to be made, and sends no more at once than TCP would (RFC 6928, slow start),
// unless it is told that there is no such window.
//
//     node scripts/first-picture.mjs ADDRESS [--delay 0,50,80] [--rate MBIT] [--scale 1,2] [--runs 3] [--window none]
//         [--pictures FOLDER] [--requests]

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    delay: { type: "string", default: "0,50,80" }, rate: { type: "string", default: "0" },
    scale: { type: "string", default: "1" }, runs: { type: "string", default: "3" }, pictures: { type: "string" },
    window: { type: "string", default: "slow-start" }, requests: { type: "boolean", default: false },
  },
});
const target = new URL(positionals[0] ?? "http://127.0.0.1:8080/");
const numbers = (text) => text.split(",").map(Number);
const size = { width: 390, height: 844 };
const segment = 1460;
// Milliseconds without anything new after which all has come.
const quiet = 1500;
const firstWindow = values.window === "none" ? Infinity : 10 * segment;

/** One way of a connection: bytes leave when the window and the line have room, and arrive after the delay. */
class Way {
  constructor(line, from, to, notBefore) {
    Object.assign(this, { line, from, to, notBefore });
    this.window = firstWindow;
    this.onTheWay = 0;
    this.waiting = [];
    from.on("data", (bytes) => { this.waiting.push(bytes); this.#send(); });
    from.on("end", () => { this.waiting.push(null); this.#send(); });
    from.on("error", () => to.destroy());
  }

  #send() {
    while (this.waiting.length > 0 && this.onTheWay < this.window) {
      const next = this.waiting.shift();
      if (next === null) return void this.#after(0, () => this.to.end());
      const piece = next.subarray(0, Math.min(segment, this.window - this.onTheWay));
      if (piece.length < next.length) this.waiting.unshift(next.subarray(piece.length));
      this.onTheWay += piece.length;
      const left = this.line.leave(piece.length, this.notBefore);
      this.#at(left + this.line.delay, () => { if (!this.to.destroyed) this.to.write(piece); });
      this.#at(left + 2 * this.line.delay, () => {
        this.onTheWay -= piece.length;
        this.window += piece.length;
        this.#send();
      });
    }
  }

  #after(milliseconds, act) { this.#at(Math.max(performance.now(), this.notBefore, this.line.free) + this.line.delay + milliseconds, act); }

  #at(time, act) {
    const wait = time - performance.now();
    if (wait <= 0 && this.line.delay === 0) act();
    else setTimeout(act, wait);
  }
}

/** What all connections share in one direction. */
class Line {
  constructor(delay, rate) { Object.assign(this, { delay, rate, free: 0 }); }

  /** When so many bytes have left. Heads of TCP and IP count. */
  leave(bytes, notBefore) {
    const begin = Math.max(performance.now(), notBefore, this.free);
    this.free = this.rate === 0 ? 0 : begin + ((bytes + 52) * 8) / (this.rate * 1000);
    return Math.max(begin, this.free);
  }
}

/** A server that leads to the target, from afar. */
async function openLine(delay, rate) {
  const [up, down] = [new Line(delay, rate), new Line(delay, rate)];
  const connections = new Set();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      connections.add(socket);
      socket.on("close", () => { connections.delete(socket); (socket === near ? far : near).destroy(); });
    }
    // The handshake of TCP takes a round trip before anything is sent.
    new Way(up, near, far, performance.now() + 2 * delay);
    new Way(down, far, near, 0);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { port: server.address().port, close: () => { for (const each of connections) each.destroy(); server.close(); } };
}

/** Chromium, and what it says by its protocol for tools. */
async function launch(profile) {
  const child = spawn(process.env.CHROMIUM ?? "chromium", [
    "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run", "--disable-dev-shm-usage", "--hide-scrollbars",
    "--force-color-profile=srgb", "--disable-background-networking", `--user-data-dir=${profile}`, "about:blank",
  ], { stdio: ["ignore", "ignore", "pipe"] });
  const url = await new Promise((done) => {
    let text = "";
    child.stderr.on("data", (data) => { text += data; const found = /ws:\/\/\S+/.exec(text); if (found) done(found[0]); });
  });
  const socket = new WebSocket(url);
  await new Promise((done) => { socket.onopen = done; });
  let count = 0;
  const waiting = new Map();
  const browser = { heard: () => {}, close: () => new Promise((done) => { child.on("exit", done); browser.send("Browser.close"); }) };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id === undefined) return browser.heard(message);
    const { resolve, reject, method } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(`${method}: ${message.error.message}`));
    else resolve(message.result);
  };
  browser.send = (method, params = {}, sessionId) => new Promise((resolve, reject) => {
    waiting.set(++count, { resolve, reject, method });
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
  });
  return browser;
}

/** Loads the page once, and says what that took. */
async function load(browser, port, scale, picture) {
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method, params) => browser.send(method, params, sessionId);
  const requests = new Map();
  let socketBytes = 0;
  let heardAt = performance.now();
  browser.heard = ({ method, params, sessionId: from }) => {
    if (from !== sessionId) return;
    if (method === "Network.dataReceived" || method === "Network.loadingFinished") heardAt = performance.now();
    if (method === "Network.requestWillBeSent" && !params.request.url.startsWith("blob:")) {
      requests.set(params.requestId, { url: params.request.url, bytes: 0 });
    }
    if (method === "Network.webSocketCreated") requests.set(params.requestId, { url: params.url, bytes: 0, isSocket: true });
    if (method === "Network.requestServedFromCache") (requests.get(params.requestId) ?? {}).isCached = true;
    if (method === "Network.responseReceived") {
      const request = requests.get(params.requestId);
      if (request) Object.assign(request, { status: params.response.status, isCached: request.isCached || params.response.fromDiskCache });
    }
    if (method === "Network.loadingFinished") {
      const request = requests.get(params.requestId);
      if (request) request.bytes = params.encodedDataLength;
    }
    if (method === "Network.webSocketFrameReceived") {
      const { opcode, payloadData } = params.response;
      socketBytes += opcode === 1 ? payloadData.length : Buffer.from(payloadData, "base64").length;
    }
  };
  for (const domain of ["Page", "Network", "Runtime"]) await send(`${domain}.enable`);
  await send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: scale, mobile: false });
  // Complete: with the last font or picture that came. Looked at with every animation frame.
  await send("Page.addScriptToEvaluateOnNewDocument", {
    source: `(() => {
      let last = "";
      globalThis.firstPicture = { shown: null, complete: null };
      const look = () => {
        const fonts = [...document.fonts].filter(({ status }) => status === "loaded").length;
        const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length;
        const isShown = globalThis.riffle?.isShown === true;
        const now = [isShown, fonts, pictures].join();
        if (isShown && now !== last) {
          globalThis.firstPicture.shown ??= performance.now();
          globalThis.firstPicture.complete = performance.now();
        }
        last = now;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()`,
  });
  await send("Page.navigate", { url: `http://127.0.0.1:${port}/${target.search}` });
  const look = async () => JSON.parse((await send("Runtime.evaluate", {
    expression: "JSON.stringify({ now: performance.now(), ...globalThis.firstPicture })", returnByValue: true,
  }).catch(() => ({ result: { value: '{"complete":null}' } }))).result.value);
  let found;
  do {
    await new Promise((done) => setTimeout(done, 200));
    found = await look();
  } while (!found.complete || found.now - found.complete < quiet || performance.now() - heardAt < quiet);
  if (picture) {
    const { data } = await send("Page.captureScreenshot", { format: "png" });
    writeFileSync(picture, Buffer.from(data, "base64"));
  }
  await browser.send("Target.closeTarget", { targetId });
  const sent = [...requests.values()].filter(({ isCached }) => !isCached);
  if (values.requests) for (const each of requests.values()) console.log(`    ${each.isCached ? "cached" : String(each.status ?? "ws").padEnd(6)} ${String(each.bytes).padStart(8)} ${each.url}`);
  return { requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) + socketBytes, shown: found.shown, complete: found.complete };
}

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];

for (const scale of numbers(values.scale)) {
  const base = {};
  for (const delay of numbers(values.delay)) {
    const results = { cold: [], warm: [] };
    for (let run = 0; run < Number(values.runs); run++) {
      const line = await openLine(delay, Number(values.rate));
      const profile = mkdtempSync(join(tmpdir(), "first-picture-"));
      const browser = await launch(profile);
      for (const kind of ["cold", "warm"]) {
        const picture = values.pictures ? join(values.pictures, `${kind}-${delay}-${scale}.png`) : undefined;
        results[kind].push(await load(browser, line.port, scale, picture));
      }
      await browser.close();
      line.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
    for (const kind of ["cold", "warm"]) {
      const all = results[kind];
      const complete = median(all.map((each) => each.complete));
      base[kind] ??= complete;
      const trips = delay === 0 ? null : Math.round(10 * (complete - base[kind]) / (2 * delay)) / 10;
      console.log(JSON.stringify({
        scale, delay, rate: Number(values.rate), kind, requests: median(all.map((each) => each.requests)),
        kilobytes: Math.round(median(all.map((each) => each.bytes)) / 1000),
        shown: Math.round(median(all.map((each) => each.shown))), complete: Math.round(complete), trips,
      }));
    }
  }
}
process.exit(0);
