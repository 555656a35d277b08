// Fonts and pictures of the first picture, which come together in one answer.

import { inFolder } from "./address.js";
import { start } from "./start.js";

/** Reads a body in pieces of the lengths that are asked for. */
class Body {
  constructor(reader) {
    this.reader = reader;
    this.chunks = [];
    this.count = 0;
  }

  async take(length) {
    while (this.count < length) {
      const { done, value } = await this.reader.read();
      if (done) throw new RangeError("The pack ends within a part.");
      this.chunks.push(value);
      this.count += value.length;
    }
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      const chunk = this.chunks[0];
      const used = chunk.subarray(0, length - filled);
      bytes.set(used, filled);
      filled += used.length;
      if (used.length === chunk.length) this.chunks.shift();
      else this.chunks[0] = chunk.subarray(used.length);
    }
    this.count -= length;
    return bytes;
  }
}

/** Where fonts and pictures are that have come, or are about to. */
class Packs {
  constructor() {
    // By path: { url, blob, arrival }. `arrival` settles when it is known what the part is: a blob, or null for none.
    this.parts = new Map();
    this.asked = new Map();
  }

  /** Takes in that parts are in a pack. */
  announce({ url, parts }) {
    const isNew = !this.asked.has(url);
    const pack = this.asked.get(url) ?? new Map();
    this.asked.set(url, pack);
    for (const path of parts) {
      if (this.parts.has(path)) continue;
      const part = pack.get(path) ?? waiting();
      pack.set(path, part);
      this.parts.set(path, part);
      // Nothing more comes of a pack that has been read.
      if (pack.isRead) part.settle(part.blob);
    }
    if (isNew) this.#read(url, pack);
  }

  async #read(url, pack) {
    try {
      const ahead = start.pack?.url === url ? start.pack.answer : null;
      start.pack = null;
      const answer = await (ahead ?? fetch(inFolder(url)));
      if (!answer.ok) throw new Error(`There is no ${url}.`);
      const body = new Body(answer.body.getReader());
      const length = new DataView((await body.take(4)).buffer).getUint32(0, true);
      const head = JSON.parse(new TextDecoder().decode(await body.take(length)));
      for (const { path, type, bytes } of head) {
        const part = pack.get(path) ?? waiting();
        pack.set(path, part);
        part.settle(new Blob([await body.take(bytes)], { type }));
      }
    } catch (error) {
      // What has not come is asked for by itself.
      console.warn(error);
    }
    pack.isRead = true;
    for (const part of pack.values()) part.settle(part.blob);
  }

  /** The part at a path of the server's; undefined where it comes in no pack. */
  part(path) { return this.parts.get(path); }

  /** Settles when all that were announced have come, or failed to. */
  async ready() { await Promise.all([...this.parts.values()].map(({ arrival }) => arrival)); }
}

function waiting() {
  const part = { blob: null, url: null, isSettled: false };
  part.arrival = new Promise((resolve) => {
    part.settle = (blob) => {
      if (part.isSettled) return;
      part.isSettled = true;
      part.blob = blob;
      resolve(blob);
    };
  });
  return part;
}

export const packs = new Packs();

/** Has an image show the picture at a path of the server's, from a pack where it is in one. */
export function showPicture(image, path) {
  const part = packs.part(path);
  if (part === undefined) {
    image.src = inFolder(path);
    return;
  }
  const show = (blob) => { image.src = blob === null ? inFolder(path) : part.url ??= URL.createObjectURL(blob); };
  if (part.isSettled) show(part.blob);
  else part.arrival.then(show);
}
