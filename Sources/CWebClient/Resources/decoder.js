// Reads the layer coding, version 1 (Documentation/LayerCoding.md).

const stringCapacity = 4096;

/** Reads the frames of one connection, in order. */
export class LayerDecoder {
  constructor() {
    this.strings = [];
    this.faces = [];
  }

  /** The changes of a frame: `{ kind: "insert" | "update" | "remove", id, ...fields }`. */
  decode(reader) {
    this.reader = reader;
    const version = reader.byte();
    if (version !== 1) throw new RangeError(`The server sends layers of version ${version}; this page reads 1.`);
    const changes = [];
    for (let count = reader.unsigned(); count > 0; count--) changes.push(this.#change());
    return changes;
  }

  #change() {
    const head = this.reader.unsigned();
    const id = Math.floor(head / 4);
    switch (head % 4) {
      case 0: return { kind: "insert", id, ...defaults, ...this.#body() };
      case 1: return { kind: "update", id, ...this.#body() };
      case 2: return { kind: "remove", id };
      default: throw new RangeError("There is no such change.");
    }
  }

  #body() {
    const reader = this.reader;
    const fields = reader.unsigned();
    const body = {};
    if (fields & 1) body.parent = reader.unsigned();
    if (fields & 2) body.rank = reader.signed();
    if (fields & 4) body.transform = this.#transform();
    if (fields & 8) body.bounds = reader.rect();
    if (fields & 16) body.opacity = reader.byte() / 255;
    if (fields & 32) body.clip = this.#clip();
    if (fields & 64) body.mask = this.#optional();
    if (fields & 128) body.effects = this.#list(() => this.#effect());
    if (fields & 256) body.blendMode = reader.byte();
    if (fields & 512) body.isIsolated = reader.byte() !== 0;
    if (fields & 1024) body.contents = this.#list(() => this.#command());
    if (fields & 2048) body.semantics = this.#optional();
    if (fields & 4096) body.projection = this.#projection();
    if (fields & 8192) body.editor = this.#editor();
    return body;
  }

  #editor() {
    const reader = this.reader;
    if (reader.byte() === 0) return null;
    const target = reader.unsigned();
    const flags = reader.byte();
    const face = this.#face();
    return {
      target, face, alignment: flags & 3, isMultiline: (flags & 4) !== 0, isSecure: (flags & 8) !== 0,
      isDisabled: (flags & 16) !== 0, size: reader.length(), spacing: reader.length(), lineHeight: reader.length(),
      color: reader.color(), tint: reader.color(),
    };
  }

  #list(element) {
    const elements = [];
    for (let count = this.reader.unsigned(); count > 0; count--) elements.push(element());
    return elements;
  }

  #optional() {
    const value = this.reader.unsigned();
    return value === 0 ? null : value - 1;
  }

  #string() {
    const reference = this.reader.unsigned();
    if (reference > 0) return this.strings[reference - 1];
    const text = this.reader.text();
    if (this.strings.length === stringCapacity) this.strings = [];
    this.strings.push(text);
    return text;
  }

  #transform() {
    const reader = this.reader;
    const kind = reader.byte();
    if (kind === 0) return identity;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (kind === 2) a = d = reader.float();
    if (kind === 3) [a, b, c, d] = [reader.float(), reader.float(), reader.float(), reader.float()];
    return { a, b, c, d, x: reader.place(), y: reader.place() };
  }

  #projection() {
    if (this.reader.byte() === 0) return null;
    return Array.from({ length: 9 }, () => this.reader.float());
  }

  #clip() {
    const kind = this.reader.byte();
    return kind === 0 ? null : { isEvenOdd: kind === 2, path: this.#path() };
  }

  #effect() {
    const reader = this.reader;
    const kind = reader.byte();
    switch (kind) {
      case 0: return { kind: "shadow", color: reader.color(), radius: reader.length(), x: reader.length(), y: reader.length() };
      case 1: case 2: return { kind: "blur", isOpaque: kind === 2, radius: reader.length() };
      case 8: return { kind: "multiply", color: reader.color() };
      case 9: return { kind: "invert" };
      case 10: return { kind: "luminanceToAlpha" };
      case 12: return { kind: "alphaThreshold", amount: reader.float(), color: reader.color() };
      case 11: return { kind: "innerShadow", color: reader.color(), radius: reader.length(), x: reader.length(), y: reader.length() };
      default: {
        const name = ["brightness", "contrast", "saturation", "grayscale", "hueRotation"][kind - 3];
        if (!name) throw new RangeError("There is no such effect.");
        return { kind: name, amount: reader.float() };
      }
    }
  }

  #command() {
    const kind = this.reader.byte();
    if (kind < 4) {
      return { kind: "fill", isEvenOdd: (kind & 1) !== 0, isSharp: (kind & 2) !== 0, path: this.#path(), paint: this.#paint() };
    }
    switch (kind) {
      case 4: return { kind: "stroke", path: this.#path(), paint: this.#paint(), style: this.#stroke() };
      case 5: return { kind: "text", ...this.#run(), paint: this.#paint() };
      case 6: return this.#image();
      default: throw new RangeError("There is no such command.");
    }
  }

  #path() {
    const reader = this.reader;
    const kind = reader.byte();
    switch (kind) {
      case 0: return { kind: "empty" };
      case 1: return { kind: "rect", rect: reader.rect() };
      case 2: return { kind: "ellipse", rect: reader.rect() };
      case 3: case 4: {
        const rect = reader.rect();
        const size = { width: reader.length(), height: reader.length() };
        return { kind: "rounded", isContinuous: kind === 4, rect, size };
      }
      case 5: case 6: {
        const rect = reader.rect();
        const radii = [reader.length(), reader.length(), reader.length(), reader.length()];
        return { kind: "uneven", isContinuous: kind === 6, rect, radii };
      }
      case 7: return { kind: "elements", data: this.#elements() };
      default: throw new RangeError("There is no such path.");
    }
  }

  /** SVG path data. */
  #elements() {
    const reader = this.reader;
    let [x, y] = [0, 0];
    const point = () => {
      x += reader.signed();
      y += reader.signed();
      return `${x / 256} ${y / 256}`;
    };
    const parts = [];
    for (let count = reader.unsigned(); count > 0; count--) {
      switch (reader.byte()) {
        case 0: parts.push(`M${point()}`); break;
        case 1: parts.push(`L${point()}`); break;
        case 2: parts.push(`Q${point()} ${point()}`); break;
        case 3: parts.push(`C${point()} ${point()} ${point()}`); break;
        case 4: parts.push("Z"); break;
        default: throw new RangeError("There is no such path element.");
      }
    }
    return parts.join("");
  }

  #stroke() {
    const reader = this.reader;
    const flags = reader.byte();
    const style = {
      cap: ["butt", "round", "square"][flags & 3], join: ["miter", "round", "bevel"][(flags >> 2) & 3],
      width: reader.length(), miterLimit: reader.float(), dash: [], phase: 0,
    };
    if (flags & 16) {
      style.dash = this.#list(() => reader.length());
      style.phase = reader.length();
    }
    return style;
  }

  #paint() {
    const reader = this.reader;
    switch (reader.byte()) {
      case 0: return { kind: "color", color: reader.color() };
      case 1: return { kind: "linear", from: reader.point(), to: reader.point(), stops: this.#stops() };
      case 2: return { kind: "radial", center: reader.point(), start: reader.length(), end: reader.length(), stops: this.#stops() };
      case 3: return { kind: "elliptical", frame: reader.rect(), start: reader.float(), end: reader.float(), stops: this.#stops() };
      case 4: return { kind: "angular", center: reader.point(), start: reader.float(), end: reader.float(), stops: this.#stops() };
      case 5: {
        const [frame, radius, saturation] = [reader.rect(), reader.length(), reader.float()];
        return { kind: "backdrop", frame, radius, saturation, tint: reader.color(), opacity: reader.byte() / 255 };
      }
      case 6: return this.#mesh();
      default: throw new RangeError("There is no such paint.");
    }
  }

  #mesh() {
    const reader = this.reader;
    const background = reader.color();
    const [columns, rows] = [reader.unsigned(), reader.unsigned()];
    let [x, y] = [0, 0];
    const points = [];
    for (let count = columns * rows; count > 0; count--) {
      x += reader.signed();
      y += reader.signed();
      points.push({ x: x / 256, y: y / 256, color: reader.color() });
    }
    return { kind: "mesh", columns, background, points };
  }

  #stops() {
    return this.#list(() => ({ location: this.reader.signed() / 4096, color: this.reader.color() }));
  }

  #run() {
    const reader = this.reader;
    const flags = reader.byte();
    const face = this.#face();
    const [size, x, y, width, ascent, descent] = Array.from({ length: 6 }, () => reader.length());
    const spacing = flags & 4 ? reader.length() : 0;
    const text = this.#string();
    return {
      isRightToLeft: (flags & 1) !== 0, isColored: (flags & 2) !== 0, face, size, x, y, width, ascent, descent, spacing, text,
    };
  }

  #face() {
    const reader = this.reader;
    const reference = reader.unsigned();
    if (reference > 0) return this.faces[reference - 1];
    const face = {
      number: this.faces.length, family: this.#string(), weight: reader.unsigned(), isItalic: reader.byte() !== 0,
      variations: this.#string(), features: this.#list(() => this.#string()),
    };
    this.faces.push(face);
    return face;
  }

  #image() {
    const reader = this.reader;
    const id = this.#string();
    const frame = reader.rect();
    const flags = reader.byte();
    const natural = { width: reader.length(), height: reader.length() };
    const fitting = reader.byte();
    const command = { kind: "image", id, frame, interpolation: flags & 3, natural, fitting: "stretch", tint: null };
    if (fitting === 1) command.fitting = "tile";
    if (fitting === 2) {
      command.fitting = "slices";
      command.insets = [reader.length(), reader.length(), reader.length(), reader.length()];
      // Top, leading, bottom, trailing become CSS's top, right, bottom, left.
      command.insets = [command.insets[0], command.insets[3], command.insets[2], command.insets[1]];
    }
    if (flags & 4) command.tint = this.#paint();
    return command;
  }
}

export const identity = Object.freeze({ a: 1, b: 0, c: 0, d: 1, x: 0, y: 0 });

const defaults = Object.freeze({
  parent: 0, rank: 0, transform: identity, bounds: Object.freeze({ x: 0, y: 0, width: 0, height: 0 }), opacity: 1, clip: null,
  mask: null, effects: Object.freeze([]), blendMode: 0, isIsolated: false, contents: Object.freeze([]), semantics: null, projection: null, editor: null,
});
