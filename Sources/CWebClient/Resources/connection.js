// The WebSocket: what it carries, when it is written to, and what happens when it is lost.

import { isLive, sessionAddress, socketAddress, tab } from "./address.js";
import { Reader, Writer } from "./wire.js";
import { KeptInput } from "./kept-input.js";
import { LayerDecoder } from "./decoder.js";
import { packs } from "./packs.js";
import { Playout } from "./playout.js";
import { start } from "./start.js";
import { word } from "./words.js";
import { writeHello, writeTraits } from "./hello.js";

// Milliseconds: between attempts to come back, and until a silent server counts as lost. Browsers write each attempt that
// fails into their console, so that those of a long absence are few; whoever touches the page does not wait for the next.
const firstRetry = 250;
const longestRetry = 30_000;
const longestLiveRetry = 1000;
// Tests run on machines that are kept busy for longer.
const patience = globalThis.rifflePatience ?? 8000;
// Bytes of a message, at most, of what is said again.
const longestMessage = 32_768;
// How the server says that coming back is of no use: to a WebSocket (data it cannot read, a policy), and to a request.
const refusalCodes = new Set([1007, 1008]);
const refusals = new Set([403, 421]);
// How it says that another process takes its place.
const isReplaced = 1012;
// How it says that there is no room now, and that a request got to it where no WebSocket did.
const isFull = 1013;
const upgradeRequired = 426;
// What is at the address that the app was at: it may have moved.
const missing = 404;
// Attempts that a WebSocket has before something on the way counts as not letting any through.
const attemptsBeforeDoubt = 3;

// Where the session comes from that the server welcomes a page to.
const origins = { known: 0, new: 1, handedOn: 2, woken: 3 };

/**
 * Sends what happens on the page and hands out what the server shows.
 *
 * While a finger is down or something moves, one message goes out with every animation frame: the last frame that has
 * arrived, what happened since, and the time. Otherwise nothing does. What arrives is shown with animation frames, too.
 */
export class Connection {
  /**
   * `receiver` takes `frame(changes, { isDark, takesPinches })`, `faces(sources)`, `semantics(changes)`, `lost()`, `restart({ isNew, isGivenUp })`
   * where the server answers again, maybe without what was shown or done before, `waits(reason)` where it answers and the page has to
   * wait, and `refused(reason)` where coming back is of no use.
   */
  constructor(receiver, traits) {
    this.receiver = receiver;
    this.traits = traits;
    this.key = tab.session;
    // Whether there was no answer yet since the page was loaded.
    this.isLoaded = true;
    this.isOpen = false;
    // Whether the server has answered: what is done before waits for it.
    this.isGreeted = false;
    this.kept = new KeptInput();
    this.scratch = new Writer();
    this.isRefused = false;
    // Attempts that failed since there was a connection.
    this.attempts = 0;
    this.isMoving = false;
    this.fingers = 0;
    this.retry = firstRetry;
    this.pings = 0;
    this.pongs = new Map();
    this.framesReceived = 0;
    this.bytesReceived = 0;
    this.writer = new Writer();
    this.hasRecords = false;
    this.acknowledgment = null;
    this.animationFrame = 0;
    this.playout = new Playout();
    addEventListener("online", () => this.#retryNow());
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.#touched(), { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
    // A page that the browser freezes, or keeps to come back to, has its connection closed as if its tab were closed.
    addEventListener("pagehide", (event) => { if (event.persisted) this.#rest(); });
    document.addEventListener("freeze", () => this.#rest());
    addEventListener("pageshow", (event) => { if (event.persisted) this.#retryNow(); });
    document.addEventListener("resume", () => this.#retryNow());
  }

  open() {
    clearTimeout(this.retryTimer);
    const begun = start.connection;
    start.connection = null;
    if (begun !== null) return this.#goOn(begun);
    const socket = new WebSocket(socketAddress());
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#hello();
    this.#use(socket);
  }

  #use(socket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => { if (socket === this.socket) this.#receive(data); };
    socket.onclose = (event) => { if (socket === this.socket) this.#closed(event); };
  }

  /** Takes over the connection that was begun before the client came, with what has arrived on it. */
  #goOn({ socket, hello, messages, closed }) {
    this.#use(socket);
    if (socket.readyState === WebSocket.CONNECTING) {
      socket.onopen = () => {
        this.#begin();
        socket.send(hello);
      };
      return;
    }
    if (messages.length > 0 || closed === null) this.#begin();
    for (const data of messages) if (socket === this.socket) this.#receive(data);
    if (closed !== null && socket === this.socket) this.#closed(closed);
  }

  async #closed({ code, reason }) {
    const wasOpen = this.isOpen;
    // The next one's socket is there already.
    if (isLive && code === isReplaced) this.retry = 0;
    this.#lost();
    if (refusalCodes.has(code)) return this.#refused(reason);
    if (code === isFull) return this.receiver.waits(reason);
    if (wasOpen) return;
    this.attempts++;
    // Why a WebSocket was not let in the browser tells nobody; an answer to a request it shows. Asked for once in a while only.
    if (this.attempts !== 1 && this.attempts !== attemptsBeforeDoubt) return;
    const url = sessionAddress();
    // A request of the page's own does not say where it comes from.
    url.searchParams.set("origin", location.origin);
    const answer = await fetch(url).catch(() => null);
    if (answer === null || this.isOpen) return;
    if (refusals.has(answer.status)) return this.#refused(await answer.text());
    if (answer.status === missing && this.attempts >= attemptsBeforeDoubt) {
      this.receiver.waits(word("There is no app at this address any more."));
    }
    if (answer.status === upgradeRequired && this.attempts >= attemptsBeforeDoubt) {
      this.receiver.waits(
        word("This page needs WebSockets. The server answers, but something on the way to it, such as a proxy, lets none through."));
    }
  }

  /** The server will not have this page, and will not the next time. */
  #refused(reason) {
    this.isRefused = true;
    // What the server refused may be of that session.
    tab.session = "";
    clearTimeout(this.retryTimer);
    this.receiver.refused(reason);
  }

  /** Gives up a socket that may still be open, and comes back on another one. */
  #abandon(reason) {
    const socket = this.socket;
    this.socket = null;
    socket.close(4000, reason);
    this.#lost();
  }

  #hello() {
    this.#begin();
    writeHello(this.writer, this.traits(), this.key, this.isLoaded);
    this.socket.send(this.writer.take());
  }

  #begin() {
    this.decoder = new LayerDecoder();
    this.writer.take();
    this.acknowledgment = null;
    this.isMoving = false;
    this.isOpen = true;
    this.attempts = 0;
    this.isGreeted = false;
  }

  #lost() {
    const wasOpen = this.isOpen;
    this.isOpen = false;
    this.isGreeted = false;
    this.isMoving = false;
    this.hasRecords = false;
    this.writer.take();
    this.playout.clear();
    for (const { reject } of this.pongs.values()) reject(new Error("The connection was lost."));
    this.pongs.clear();
    clearTimeout(this.patienceTimer);
    this.patienceTimer = 0;
    this.kept.lose();
    if (wasOpen) this.receiver.lost();
    this.retryTimer = setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(Math.max(this.retry * 2, firstRetry), isLive ? longestLiveRetry : longestRetry);
  }

  /** Says that the page comes back, before the browser says that it does not. */
  #rest() {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close(4000, "The page rests.");
  }

  // Who touches a page that is not there wants it now, and not at each touch.
  #touched() { if (this.retry > 4 * firstRetry) this.#retryNow(); }

  #retryNow() {
    if (this.isOpen || this.isRefused || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.retry = firstRetry;
    this.open();
  }

  #visibilityChanged() {
    if (document.hidden) return this.#show(this.playout.takeAll());
    this.#retryNow();
    if (!this.isOpen) return;
    // What began to move in a hidden page has been waiting for somebody to look.
    this.tick();
    if (this.#isTicking) this.#schedule();
  }

  // MARK: Receiving

  #receive(data) {
    this.bytesReceived += data.byteLength;
    this.#show([() => this.#take(new Reader(data))]);
  }

  #show(steps) {
    try {
      for (const step of steps) step();
    } catch (error) {
      // Nobody knows how much of it is shown: the page begins anew.
      console.error(error);
      this.#abandon("What came could not be shown.");
    }
  }

  #take(reader) {
    switch (reader.byte()) {
      case 1: this.#welcome(reader); break;
      case 2: this.#frame(reader); break;
      case 3: {
        const sources = JSON.parse(reader.rest());
        this.#enqueue(() => this.receiver.faces(sources));
        break;
      }
      case 9: {
        // Nothing waits for it but what is named next.
        packs.announce(JSON.parse(reader.rest()));
        break;
      }
      case 4: {
        const changes = JSON.parse(reader.rest());
        this.#enqueue(() => this.receiver.semantics(changes));
        break;
      }
      case 5: {
        const number = reader.unsigned();
        clearTimeout(this.patienceTimer);
        this.patienceTimer = 0;
        this.kept.answered(number);
        if (this.kept.isAwaited) {
          this.#watch();
          this.flush(null);
        }
        this.#enqueue(() => this.#answered(number));
        break;
      }
      case 6: {
        const messages = JSON.parse(reader.rest());
        this.#enqueue(() => this.receiver.texts(messages));
        break;
      }
      case 7: {
        const requests = JSON.parse(reader.rest());
        this.#enqueue(() => this.receiver.requests(requests));
        break;
      }
      case 8: {
        const way = reader.byte();
        const number = reader.unsigned();
        this.#enqueue(() => this.receiver.history(way, number));
        break;
      }
      default: break;
    }
  }

  #welcome(reader) {
    const origin = reader.byte();
    const isNew = origin === origins.new && !this.isLoaded;
    const isHandedOn = origin === origins.handedOn && !this.isLoaded;
    const count = reader.unsigned();
    this.key = reader.rest();
    tab.session = this.key;
    if (origin === origins.woken) {
      // What was sent is on its way: only what is shown begins anew.
      this.decoder = new LayerDecoder();
      this.#enqueue(() => this.receiver.restart({ isNew: false, isHandedOn: true, isWoken: true, isGivenUp: false }));
      return;
    }
    this.isLoaded = false;
    this.kept.lose();
    const { records, isGivenUp } = this.kept.resume(count, { isNew, isHandedOn }, performance.now());
    this.receiver.restart({ isNew, isHandedOn, isGivenUp });
    this.isGreeted = true;
    if (records.length === 0) return;
    this.writer.byte(13);
    this.writer.unsigned(count);
    for (const record of records) {
      this.writer.append(record);
      // The server takes messages of a limited length.
      if (this.writer.length > longestMessage) this.flush(null);
    }
    this.hasRecords = true;
    this.flush(performance.now());
  }

  #frame(reader) {
    this.acknowledgment = reader.unsigned();
    const flags = reader.byte();
    this.isMoving = (flags & 1) !== 0;
    clearTimeout(this.deadlineTimer);
    if (flags & 2) this.deadlineTimer = setTimeout(() => this.tick(), reader.float() * 1000);
    const changes = this.decoder.decode(reader);
    this.framesReceived++;
    this.retry = firstRetry;
    const appearance = { isDark: (flags & 4) !== 0, takesPinches: (flags & 8) !== 0, wantsHover: (flags & 16) !== 0,
      asks: [(flags & 32) !== 0, (flags & 64) !== 0] };
    this.#enqueue(() => this.receiver.frame(changes, appearance), { isFrame: true });
    // In a hidden page there are no animation frames to wait for.
    if (this.#isTicking && !document.hidden) this.#schedule();
    else this.flush(null);
  }

  /** One answer stands for all that were asked before. */
  #answered(number) {
    for (const [asked, { resolve }] of this.pongs) {
      if (asked > number) break;
      this.pongs.delete(asked);
      resolve();
    }
  }

  /** Shows something with the animation frame that it is for; at once what follows nothing that waits, or what nobody sees. */
  #enqueue(show, { isFrame = false } = {}) {
    if (!isFrame && !this.playout.isWaiting) return show();
    this.playout.add(show, { isFrame });
    if (document.hidden) this.#show(this.playout.takeAll());
    else this.#schedule();
  }

  // MARK: Sending

  get #isTicking() { return this.isMoving || this.fingers > 0; }

  #schedule() { this.animationFrame ||= requestAnimationFrame((time) => this.#animate(time)); }

  #animate(time) {
    this.animationFrame = 0;
    if (!this.isOpen) return;
    this.#show(this.playout.take());
    if (this.#isTicking || this.hasRecords) this.flush(time);
    if (this.#isTicking || this.playout.isWaiting) this.#schedule();
  }

  /** Asks for a frame of now. */
  tick() { this.flush(performance.now()); }

  /**
   * Writes a record, to go out with the next animation frame, or at once.
   *
   * `isKept` says that it must not get lost: while there is no connection it waits for one. For a `touch` see `KeptInput`.
   */
  record(write, { isUrgent = false, isKept = false, touch = null } = {}) {
    if (isKept) {
      write(this.scratch);
      const bytes = this.scratch.take();
      this.kept.add(bytes, performance.now(), this.isGreeted, touch);
      if (!this.isGreeted) return;
      this.writer.append(bytes);
    } else {
      if (!this.isOpen) return;
      write(this.writer);
    }
    this.hasRecords = true;
    if (isUrgent || document.hidden) this.flush(performance.now());
    if (!document.hidden && (this.hasRecords || this.#isTicking)) this.#schedule();
  }

  /** Sends what is written, and the time where one is given. */
  flush(time) {
    if (!this.isOpen) return;
    const writer = this.writer;
    if (this.acknowledgment !== null) {
      writer.byte(8);
      writer.unsigned(this.acknowledgment);
      this.acknowledgment = null;
    }
    if (time !== null) {
      writer.byte(7);
      writer.double(time);
    }
    if (this.hasRecords && !this.patienceTimer) this.#watch();
    this.hasRecords = false;
    const bytes = writer.take();
    if (bytes.length > 0) this.socket.send(bytes);
  }

  /** Settles once the server has dealt with everything before. */
  ping() {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error("The connection is not open."));
      const number = ++this.pings;
      this.pongs.set(number, { resolve, reject });
      this.#writePing(number);
      this.flush(null);
    });
  }

  #writePing(number) {
    this.kept.ask(number);
    this.writer.byte(11);
    this.writer.unsigned(number);
  }

  // Whoever did something and sees nothing wants to know whether the server is there.
  #watch() {
    this.#writePing(++this.pings);
    const socket = this.socket;
    this.patienceTimer = setTimeout(() => {
      if (socket === this.socket) this.#abandon("No answer.");
    }, patience);
  }

  /** Tells what changed about the page. */
  sendTraits() {
    this.record((writer) => {
      writer.byte(2);
      writeTraits(writer, this.traits());
      writer.double(performance.now());
    }, { isUrgent: true });
  }
}
