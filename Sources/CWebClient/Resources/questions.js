// What the app asks of the visitor: files to choose, files to keep, what was copied, where the device is. But for the last,
// browsers want a touch or a key shortly before.

import { inFolder } from "./address.js";
import { word } from "./words.js";

const cancelled = 0;
const done = 1;
const text = 2;
const tooLarge = 3;
const place = 4;
const noPlace = 5;
// Milliseconds for which a browser may look for a place.
const placePatience = 30_000;
// Bytes of a piece of a file, and of what may wait to be sent: what somebody does meanwhile has to get through.
const pieceLength = 16_384;
const waitingLength = 65_536;
// Milliseconds between looks at what waits.
const patience = 20;
// Bytes of a text that the server takes.
const longestText = 32_768;

/** Answers the app's questions. */
export class Questions {
  constructor(connection, notice) {
    this.connection = connection;
    this.notice = notice;
    // Files on their way, by the question that they answer.
    this.uploads = new Map();
    // What ends the wait for another place, by the question that waits.
    this.waits = new Map();
    // What was told last of where the device is.
    this.toldPlace = null;
  }

  /** The server answers again: what it has got so far of files, nobody knows. It may have forgotten what it has asked. */
  restart(isForgotten) {
    if (isForgotten) {
      for (const id of [...this.waits.keys()]) this.withdraw(id);
      this.toldPlace = null;
      return this.uploads.clear();
    }
    for (const [id, files] of [...this.uploads]) this.#send(id, [...files]);
  }

  /** Has the visitor choose files, and sends them. */
  choose({ id, accept, several, most, bytes }) {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = several;
    input.accept = accept.join(",");
    input.style.display = "none";
    // For as long as the dialog is there: a field that is nowhere may be let go of.
    document.body.append(input);
    let isOver = false;
    const end = (then) => {
      if (isOver) return;
      isOver = true;
      input.remove();
      removeEventListener("pointerdown", giveUp, true);
      then();
    };
    // Not every browser tells that a dialog was closed: but who touches the page has none.
    const giveUp = () => end(() => this.#answer(id, cancelled));
    input.addEventListener("cancel", giveUp);
    input.addEventListener("change", () => end(() => {
      const files = [...input.files];
      const length = files.reduce((sum, file) => sum + file.size, 0);
      if (files.length === 0) return this.#answer(id, cancelled);
      if (files.length > most || length > bytes) {
        this.notice(word("Too large to be sent"));
        return this.#answer(id, tooLarge);
      }
      this.#send(id, files);
    }));
    addEventListener("pointerdown", giveUp, true);
    try {
      input.click();
    } catch {
      giveUp();
    }
  }

  /** Has the browser keep files. */
  keep({ id, files }) {
    for (const { name, url } of files) {
      const link = document.createElement("a");
      link.href = inFolder(url);
      link.download = name;
      link.click();
    }
    this.#answer(id, done);
  }

  /** Tells what somebody has copied, if the browser and the visitor let it. */
  async paste(id) {
    try {
      const copied = await navigator.clipboard.readText();
      if (copied.length * 3 > longestText && new TextEncoder().encode(copied).length > longestText) {
        this.notice(word("Too much to be pasted"));
        return this.#answer(id, done);
      }
      this.#answer(id, text, copied);
    } catch {
      this.#answer(id, cancelled);
    }
  }

  /** Tells where the device is, if the browser and the visitor let it: now, or once that is not what was told last. */
  locate({ id, precise, awaited }) {
    if (awaited === "allowed") return this.#awaitLeave(id, precise);
    // Only pages that come by a secure way can ask.
    const places = navigator.geolocation;
    if (!places) return this.#tellPlace(id, { code: 1 });
    const options = { enableHighAccuracy: precise, timeout: placePatience };
    if (awaited === "current") {
      const tell = (found) => this.#tellPlace(id, found);
      return places.getCurrentPosition(tell, tell, options);
    }
    let newest = null;
    // Nobody follows what a page shows that nobody sees.
    const consider = () => {
      if (newest !== null && !document.hidden && nameOfPlace(newest) !== this.toldPlace) this.#tellPlace(id, newest);
    };
    const take = (found) => {
      newest = found;
      consider();
    };
    document.addEventListener("visibilitychange", consider);
    const watch = places.watchPosition(take, take, options);
    this.waits.set(id, () => {
      places.clearWatch(watch);
      document.removeEventListener("visibilitychange", consider);
    });
  }

  /** Nobody waits for the answer to a question any longer. */
  withdraw(id) {
    this.waits.get(id)?.();
    this.waits.delete(id);
  }

  /** Tells it once the visitor, who has declined, has changed the browser's settings. They are not asked again. */
  #awaitLeave(id, precise) {
    const end = new AbortController();
    this.waits.set(id, () => end.abort());
    navigator.permissions?.query({ name: "geolocation" }).then((leave) => {
      leave.addEventListener("change", () => {
        if (leave.state !== "granted") return;
        this.withdraw(id);
        this.locate({ id, precise, awaited: "current" });
      }, { signal: end.signal });
    }).catch(() => {});
  }

  #tellPlace(id, found) {
    this.withdraw(id);
    this.toldPlace = nameOfPlace(found);
    if (found.code === 1) return this.#answer(id, cancelled);
    this.#answer(id, found.coords ? place : noPlace, found.coords);
  }

  #answer(id, kind, content) {
    this.connection.record((writer) => {
      writer.byte(20);
      writer.unsigned(id);
      writer.byte(kind);
      if (kind === text) writer.text(content);
      if (kind === place) {
        writer.double(content.latitude);
        writer.double(content.longitude);
        const { accuracy, altitude, altitudeAccuracy, heading, speed } = content;
        for (const value of [accuracy, altitude, altitudeAccuracy, heading, speed]) writer.float(value ?? NaN);
      }
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }

  async #send(id, files) {
    this.uploads.set(id, files);
    const { connection } = this;
    const socket = connection.socket;
    const isCurrent = () => this.uploads.get(id) === files && connection.socket === socket && connection.isOpen;
    connection.record((writer) => {
      writer.byte(21);
      writer.unsigned(id);
      writer.unsigned(files.length);
      for (const { name, size } of files) {
        writer.text(name);
        writer.unsigned(size);
      }
    }, { isUrgent: true });
    try {
      for (const file of files) {
        for (let start = 0; start < file.size; start += pieceLength) {
          const piece = new Uint8Array(await file.slice(start, start + pieceLength).arrayBuffer());
          while (isCurrent() && socket.bufferedAmount > waitingLength) {
            await new Promise((resolve) => setTimeout(resolve, patience));
          }
          // Sent anew once the server answers again.
          if (!isCurrent()) return;
          connection.record((writer) => {
            writer.byte(22);
            writer.unsigned(id);
            writer.unsigned(piece.length);
            writer.append(piece);
          }, { isUrgent: true });
        }
      }
      if (isCurrent()) this.uploads.delete(id);
    } catch {
      // The file has gone, or has changed since it was chosen.
      this.uploads.delete(id);
      this.notice(word("A file could not be read"));
      this.#answer(id, cancelled);
    }
  }
}

/** What tells a place, or the reason why there is none, from another one. */
function nameOfPlace({ coords, code }) {
  if (coords) return `${coords.latitude} ${coords.longitude} ${coords.accuracy}`;
  return code === 1 ? "denied" : "unknown";
}

/** Keeps the display on while the app wants it and the page is seen. */
export class WakeLock {
  constructor() {
    this.isWanted = false;
    this.lock = null;
    document.addEventListener("visibilitychange", () => this.#update());
  }

  set(isWanted) {
    this.isWanted = isWanted;
    this.#update();
  }

  async #update() {
    if (!this.isWanted || document.hidden) {
      await this.lock?.release().catch(() => {});
      this.lock = null;
    } else if (this.lock === null || this.lock.released) {
      this.lock = await navigator.wakeLock?.request("screen").catch(() => null) ?? null;
    }
  }
}
