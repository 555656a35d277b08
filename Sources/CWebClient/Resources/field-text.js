// A text that the page edits and the app may change, too: what is typed stands there at once, and what the app makes of it
// is put in without losing what was typed meanwhile. `PageText.swift` is the other side. Offsets count UTF-16 code units.

/**
 * The smallest replacement that makes one text of another: `{ start, end, length }`. Of several, as where a letter is typed
 * among its like, the one that ends at the caret, if that is known.
 */
export function replacement(before, after, caret = null) {
  const shorter = Math.min(before.length, after.length);
  const rest = caret === null ? 0 : commonSuffix(before, after, Math.min(shorter, after.length - caret));
  let prefix = 0;
  while (prefix < shorter - rest && before.charCodeAt(prefix) === after.charCodeAt(prefix)) prefix++;
  if (prefix > 0 && isLead(before.charCodeAt(prefix - 1))) prefix--;
  let suffix = commonSuffix(before, after, shorter - prefix);
  if (suffix > 0 && isTrail(before.charCodeAt(before.length - suffix))) suffix--;
  return { start: prefix, end: before.length - suffix, length: after.length - suffix - prefix };
}

/** How many code units, up to a number of them, both texts end with. */
function commonSuffix(before, after, most) {
  let suffix = 0;
  while (suffix < most
    && before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)) suffix++;
  return suffix;
}

/**
 * The replacements that make one text of another, from the first to the last, all in places of the old text.
 *
 * Where only what stands between letters and digits differs, as in a number that is put in groups, each letter keeps its
 * place among the others: a range around it is around it afterwards. `TextReplacement.swift` does the same.
 */
export function replacements(before, after) {
  const whole = replacement(before, after);
  if (whole.start === whole.end && whole.length === 0) return [];
  if (whole.end - whole.start > finelyCompared || whole.length > finelyCompared) return [whole];
  const old = places(before, whole.start, whole.end);
  const fresh = places(after, whole.start, whole.start + whole.length);
  const isSame = (first, second) => before[first].toLowerCase() === after[second].toLowerCase();
  const shorter = Math.min(old.length, fresh.length);
  let prefix = 0;
  while (prefix < shorter && isSame(old[prefix], fresh[prefix])) prefix++;
  let suffix = 0;
  while (suffix < shorter - prefix && isSame(old.at(-1 - suffix), fresh.at(-1 - suffix))) suffix++;
  const pairs = old.slice(0, prefix).map((place, index) => [place, fresh[index]]);
  for (let index = suffix; index > 0; index--) pairs.push([old.at(-index), fresh.at(-index)]);
  pairs.push([whole.end, whole.start + whole.length]);
  const found = [];
  let [low, newLow] = [whole.start, whole.start];
  for (const [high, newHigh] of pairs) {
    const gap = replacement(before.slice(low, high), after.slice(newLow, newHigh));
    if (gap.start < gap.end || gap.length > 0) found.push({ start: low + gap.start, end: low + gap.end, length: gap.length });
    [low, newLow] = [high + 1, newHigh + 1];
  }
  return found;
}

/** Where the letters and digits of a part of a text are. */
function places(text, start, end) {
  const found = [];
  for (let place = start; place < end; place++) if (isLetter(text[place])) found.push(place);
  return found;
}

/** What a range becomes when parts of the text are replaced. What is put in at its edge stays outside; a caret goes behind. */
export function moved([low, high], changes) {
  const place = (offset, goesBehind) => {
    let shift = 0;
    for (const { start, end, length } of changes) {
      if (offset < start || (offset === start && !goesBehind)) break;
      if (offset < end) return shift + start + (goesBehind ? length : 0);
      shift += length - (end - start);
    }
    return offset + shift;
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
  if (letters(old) !== letters(fresh)) return clamped(moved([offset, offset], [change]), after)[0];
  const known = letters(old.slice(0, offset - start)).length;
  let place = 0;
  for (let found = 0; found < known; place++) if (isLetter(fresh[place])) found++;
  if (goesBehind) while (place < fresh.length && !isLetter(fresh[place])) place++;
  return start + place;
}

// Up to how many code units letters are compared with letters.
const finelyCompared = 2048;

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

  /** Somebody has changed the text to this: the edits that say so, each of at most `most` code units. The caret helps. */
  change(text, most, caret = null) {
    const { start, end, length } = replacement(this.text, text, caret);
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
      if (before !== base) place = moved(place, replacements(before, base));
      [edit.start, edit.end] = clamped(place, base);
      base = replaced(base, [edit.start, edit.end], edit.inserted);
    }
    this.number = number;
    this.text = base;
  }
}
