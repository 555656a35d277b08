// The very font files that the server measured with, one family for each.

import { inFolder } from "./address.js";
import { packs } from "./packs.js";

/** A path of the server's, as styles name it. */
function inStyle(url) { return `url("${inFolder(url)}")`; }

// Milliseconds after the first picture until the page asks for what is likely to be needed next. Tests ask by themselves.
const leisure = globalThis.rifflePatience ?? 5000;

/** A file under a family of its own. */
class PageFont {
  constructor(family) {
    this.family = family;
    this.face = null;
    this.hasFailed = false;
  }

  /** Loads from what a browser takes as a source: an address, or bytes. */
  load(source) {
    this.face = new FontFace(this.family, source, { display: "block" });
    document.fonts.add(this.face);
    return this.face.load().catch(() => { this.hasFailed = true; });
  }

  drop() { if (this.face !== null) document.fonts.delete(this.face); }
}

/** Where the faces of the layer coding are, and whether they have arrived. */
export class Fonts {
  /** `element` has all texts. */
  constructor(element) {
    this.element = element;
    this.families = new Map();
    this.files = new Map();
    this.former = new Map();
    this.loading = new Set();
    this.generation = 0;
    // Files that the browser does not know of yet: text in them is not to be shown in another font meanwhile.
    this.packed = 0;
    // Files that are likely to be needed next.
    this.later = new Set();
  }

  /**
   * Takes in where faces are: `[{ face, url, next }]`. A face that comes again has another file from now on; `next` is the one
   * that it is likely to have then.
   */
  announce(sources) {
    for (const { face, url, next } of sources) {
      if (next !== undefined) this.later.add(next);
      const font = this.#font(url);
      this.files.set(url, font);
      this.families.set(face, font.family);
    }
  }

  #font(url) {
    const known = this.files.get(url) ?? this.former.get(url);
    this.former.delete(url);
    if (known === undefined) return this.#load(url);
    if (!known.hasFailed) return known;
    known.drop();
    return this.#load(url);
  }

  #load(url) {
    const font = new PageFont(`f${++this.generation}`);
    const part = packs.part(url);
    const arrival = (part === undefined ? font.load(inStyle(url)) : this.#unpack(font, part, url))
      .then(() => this.loading.delete(arrival));
    this.loading.add(arrival);
    return font;
  }

  async #unpack(font, part, url) {
    this.packed++;
    this.element.classList.add("fontless");
    const blob = await part.arrival;
    const loaded = font.load(blob === null ? inStyle(url) : await blob.arrayBuffer());
    if (blob !== null) await loaded;
    if (--this.packed === 0) this.element.classList.remove("fontless");
    await loaded;
  }

  /** Has what is likely to be needed next come while nothing else does, unless the user wants few bytes. */
  prepare() {
    if (navigator.connection?.saveData) return;
    clearTimeout(this.leisure);
    this.leisure = setTimeout(() => this.fetchLater(), leisure);
  }

  /** Asks for what is likely to be needed next. Settles when it is there, or failed to come. */
  async fetchLater() {
    const arrivals = [...this.later].filter((url) => !this.files.has(url) && !this.former.has(url)).map((url) => {
      const font = new PageFont(`f${++this.generation}`);
      this.former.set(url, font);
      return font.load(inStyle(url));
    });
    await Promise.all(arrivals);
  }

  /** The family that text of a face is set in now. */
  family(face) { return this.families.get(face) ?? "sans-serif"; }

  /** Forgets what a former connection said, but for the files, which the next one is likely to name again. */
  reset() {
    clearTimeout(this.leisure);
    this.families.clear();
    for (const [url, font] of this.files) this.former.set(url, font);
    this.files.clear();
  }

  /** Gives back files of a former connection that this one has not named. */
  dropFormer() {
    for (const font of this.former.values()) font.drop();
    this.former.clear();
  }

  /** Settles when all that were asked for have come, or failed to. */
  async ready() {
    while (this.loading.size > 0) await Promise.all(this.loading);
  }
}
