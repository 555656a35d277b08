// The very font files that the server measured with, one family for each.

/** Where the faces of the layer coding are, and whether they have arrived. */
export class Fonts {
  constructor() {
    this.families = new Map();
    this.loading = new Set();
    this.generation = 0;
  }

  /** Takes in where faces are: `[{ face, url }]`. A face that comes again has another file from now on. */
  announce(sources) {
    for (const { face, url } of sources) {
      const family = `f${++this.generation}`;
      this.families.set(face, family);
      const font = new FontFace(family, `url(${url})`, { display: "block" });
      document.fonts.add(font);
      const arrival = font.load().catch(() => undefined).then(() => this.loading.delete(arrival));
      this.loading.add(arrival);
    }
  }

  /** The family that text of a face is set in now. */
  family(face) { return this.families.get(face) ?? "sans-serif"; }

  /** Forgets what a former connection said. */
  reset() { this.families.clear(); }

  /** Settles when all that were asked for have come, or failed to. */
  async ready() {
    while (this.loading.size > 0) await Promise.all(this.loading);
  }
}
