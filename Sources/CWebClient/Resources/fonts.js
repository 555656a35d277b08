// The very font files that the server measured with, one family for each.

/** Where the faces of the layer coding are, and whether they have arrived. */
export class Fonts {
  constructor() {
    this.families = new Map();
    this.files = new Map();
    this.former = new Map();
    this.loading = new Set();
    this.generation = 0;
  }

  /** Takes in where faces are: `[{ face, url }]`. A face that comes again has another file from now on. */
  announce(sources) {
    for (const { face, url } of sources) {
      const font = this.#font(url);
      this.files.set(url, font);
      this.families.set(face, font.family);
    }
  }

  #font(url) {
    const known = this.files.get(url) ?? this.former.get(url);
    this.former.delete(url);
    if (known === undefined) return this.#load(url);
    if (known.status !== "error") return known;
    document.fonts.delete(known);
    return this.#load(url);
  }

  #load(url) {
    const font = new FontFace(`f${++this.generation}`, `url(${url})`, { display: "block" });
    document.fonts.add(font);
    const arrival = font.load().catch(() => undefined).then(() => this.loading.delete(arrival));
    this.loading.add(arrival);
    return font;
  }

  /** The family that text of a face is set in now. */
  family(face) { return this.families.get(face) ?? "sans-serif"; }

  /** Forgets what a former connection said, but for the files, which the next one is likely to name again. */
  reset() {
    this.families.clear();
    for (const [url, font] of this.files) this.former.set(url, font);
    this.files.clear();
  }

  /** Gives back files of a former connection that this one has not named. */
  dropFormer() {
    for (const font of this.former.values()) document.fonts.delete(font);
    this.former.clear();
  }

  /** Settles when all that were asked for have come, or failed to. */
  async ready() {
    while (this.loading.size > 0) await Promise.all(this.loading);
  }
}
