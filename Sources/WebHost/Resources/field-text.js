// A text that the page edits and the app may change, too: what is typed stands there at once, and what the app makes of it
// is put in without losing what was typed meanwhile. `PageText.swift` is the other side. Offsets count UTF-16 code units.

/** The smallest replacement that makes one text of another: `{ start, end, length }`. */
export function replacement(before, after) {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before.charCodeAt(prefix) === after.charCodeAt(prefix)) prefix++;
  if (prefix > 0 && isLead(before.charCodeAt(prefix - 1))) prefix--;
  let suffix = 0;
  while (suffix < shorter - prefix
    && before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)) suffix++;
  if (suffix > 0 && isTrail(before.charCodeAt(before.length - suffix))) suffix--;
  return { start: prefix, end: before.length - suffix, length: after.length - suffix - prefix };
}

/** What a range becomes when a part of the text is replaced. What is put in at its edge stays outside; a caret goes behind. */
export function moved([low, high], { start, end, length }) {
  const place = (offset, goesBehind) => {
    if (offset < start || (offset === start && !goesBehind)) return offset;
    if (offset >= end) return offset + length - (end - start);
    return goesBehind ? start + length : start;
  };
  const first = place(low, true);
  return low === high ? [first, first] : [first, Math.max(first, place(high, false))];
}

/**
 * Where a place of one text is in another that the app has made of it: where only what stands between letters and digits
 * differs, as in a number in groups, by the letters before it. `TextDifference.swift` does the same.
 *
 * `goesBehind` says whether a place at what was put in goes behind it.
 */
export function carried(offset, before, after, goesBehind) {
  const change = replacement(before, after);
  const { start, end, length } = change;
  if (offset < start) return offset;
  if (offset > end) return offset + length - (end - start);
  const [old, fresh] = [before.slice(start, end), after.slice(start, start + length)];
  if (letters(old) !== letters(fresh)) return clamped(moved([offset, offset], change), after)[0];
  const known = letters(old.slice(0, offset - start)).length;
  let place = 0;
  for (let found = 0; found < known; place++) if (isLetter(fresh[place])) found++;
  if (goesBehind) while (place < fresh.length && !isLetter(fresh[place])) place++;
  return start + place;
}

function isLetter(unit) { return /[\p{Alphabetic}\p{N}\ud800-\udfff]/u.test(unit); }
function letters(text) { return text.split("").filter(isLetter).join("").toLowerCase(); }

/** The nearest range in a text that does not part a surrogate pair. */
function clamped([low, high], text) {
  const clamp = (offset) => {
    if (offset <= 0) return 0;
    if (offset >= text.length) return text.length;
    return isTrail(text.charCodeAt(offset)) ? offset - 1 : offset;
  };
  const first = clamp(low);
  return [first, Math.max(first, clamp(high))];
}

function isLead(unit) { return unit >= 0xd800 && unit < 0xdc00; }
function isTrail(unit) { return unit >= 0xdc00 && unit < 0xe000; }
function replaced(text, [start, end], inserted) { return text.slice(0, start) + inserted + text.slice(end); }

/** The text of one field. */
export class FieldText {
  constructor() {
    this.text = "";
    /** The last message whose text is in. */
    this.number = 0;
    /** How many edits were made here. */
    this.count = 0;
    /** Edits that the server has not answered for: each with the text before it. */
    this.pending = [];
  }

  /** Somebody has changed the text to this: the edits that say so, each of at most `most` code units. */
  change(text, most) {
    const { start, end, length } = replacement(this.text, text);
    const inserted = text.slice(start, start + length);
    const edits = [];
    let [low, high] = [start, end];
    for (let from = 0; from < inserted.length || from === 0; ) {
      let to = Math.min(from + most, inserted.length);
      if (to < inserted.length && isLead(inserted.charCodeAt(to - 1))) to--;
      edits.push(this.#edit(low, high, inserted.slice(from, to)));
      low = high = low + to - from;
      if (to >= inserted.length) break;
      from = to;
    }
    return edits;
  }

  #edit(start, end, inserted) {
    const edit = { start, end, inserted, before: this.text, base: this.number, number: ++this.count };
    this.pending.push(edit);
    this.text = replaced(this.text, [start, end], inserted);
    return edit;
  }

  /** Something was sent that changes no text by itself: a selection, undo. */
  note() {
    this.pending.push({ start: 0, end: 0, inserted: null, before: this.text, number: ++this.count });
  }

  /** Whether the last thing that somebody did was to remove something. */
  get isDeleting() { return this.pending.findLast(({ inserted }) => inserted !== null)?.inserted === ""; }

  get isAwaited() { return this.pending.length > 0; }

  /** The server has dealt with edits up to this one. */
  answered(count) { this.pending = this.pending.filter(({ number }) => number > count); }

  /** The server's text of a message: what is there then, with all that was typed since. */
  take({ number, edits, replaced: range, text }) {
    this.count = Math.max(this.count, edits);
    const former = this.pending.find((edit) => edit.number > edits)?.before ?? this.text;
    this.answered(edits);
    let base = range ? replaced(former, range, text) : text;
    for (const edit of this.pending) {
      const before = edit.before;
      edit.before = base;
      if (edit.inserted === null) continue;
      let place = [edit.start, edit.end];
      if (before !== base) place = moved(place, replacement(before, base));
      [edit.start, edit.end] = clamped(place, base);
      base = replaced(base, [edit.start, edit.end], edit.inserted);
    }
    this.number = number;
    this.text = base;
  }
}
