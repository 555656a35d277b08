// Bytes from and to the server: the primitives of Documentation/LayerCoding.md and Documentation/WebHost.md.

const decoder = new TextDecoder("utf-8");
const encoder = new TextEncoder();

/** Takes a message apart, front to back. */
export class Reader {
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.offset = 0;
  }

  get isAtEnd() { return this.offset >= this.bytes.length; }

  byte() {
    if (this.isAtEnd) throw new RangeError("The message ends within a value.");
    return this.bytes[this.offset++];
  }

  unsigned() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const next = this.byte();
      value += (next & 0x7f) * factor;
      if (next < 0x80) return value;
      factor *= 128;
    }
  }

  signed() {
    const value = this.unsigned();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  float() {
    const value = this.view.getFloat32(this.offset, true);
    this.offset += 4;
    return value;
  }

  place() { return this.signed() / 64; }

  length() { return this.signed() / 256; }

  point() { return { x: this.length(), y: this.length() }; }

  rect() { return { x: this.length(), y: this.length(), width: this.length(), height: this.length() }; }

  /** A CSS color. */
  color() {
    const [red, green, blue, alpha] = [this.byte(), this.byte(), this.byte(), this.byte()];
    return { css: `rgb(${red} ${green} ${blue}${alpha === 255 ? "" : ` / ${alpha / 255}`})`, red, green, blue, alpha };
  }

  text() {
    const count = this.unsigned();
    if (count > this.bytes.length - this.offset) throw new RangeError("The message ends within a text.");
    this.offset += count;
    return decoder.decode(this.bytes.subarray(this.offset - count, this.offset));
  }

  rest() { return decoder.decode(this.bytes.subarray(this.offset)); }
}

/** Puts a message together. */
export class Writer {
  constructor() {
    this.bytes = new Uint8Array(256);
    this.view = new DataView(this.bytes.buffer);
    this.length = 0;
  }

  #grow(count) {
    if (this.length + count <= this.bytes.length) return;
    const bytes = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    bytes.set(this.bytes);
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer);
  }

  byte(value) {
    this.#grow(1);
    this.bytes[this.length++] = value;
  }

  unsigned(value) {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 128) | 0x80);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  float(value) {
    this.#grow(4);
    this.view.setFloat32(this.length, value, true);
    this.length += 4;
  }

  double(value) {
    this.#grow(8);
    this.view.setFloat64(this.length, value, true);
    this.length += 8;
  }

  text(value) {
    const bytes = encoder.encode(value);
    this.unsigned(bytes.length);
    this.append(bytes);
  }

  append(bytes) {
    this.#grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** What was written since the last call. */
  take() {
    const result = this.bytes.slice(0, this.length);
    this.length = 0;
    return result;
  }
}
