// What the server may not have heard of: kept until it says that it has, and said again after an outage.

// Milliseconds after which it counts no more: nobody expects then that it still happens.
const lifetime = 10_000;
// Points that a finger may move and still tap.
const tapDistance = 10;
// What names an element, a text, a question or an entry of the history by the number that one process has for it.
const ofOneProcess = new Set([6, 9, 12, 15, 20, 23]);
// Inputs that are kept at most: ten seconds of the fastest typing have a tenth of them.
const most = 2000;

/**
 * Numbers what must not get lost (keys, edits, actions, touches), as the server does, and keeps it.
 *
 * A touch is kept while it may become a tap. One that the outage has cut in two is cancelled by the server: as a tap it is
 * said again from its beginning.
 */
export class KeptInput {
  constructor() {
    /** What is kept, in order: `bytes` of a record, when it was made, its number once it was sent, its touch if it has one. */
    this.entries = [];
    this.touches = new Map();
    /** The number of the next input that is sent. */
    this.next = 0;
    /** The server has dealt with all inputs below this number. */
    this.acknowledged = 0;
    /** For each unanswered ping the inputs that were sent before it. */
    this.asked = new Map();
  }

  /** Whether something was sent that the server has not answered for. */
  get isAwaited() { return this.acknowledged < this.next; }

  /** Takes in an input. `touch` has the `id`, `phase` ("began", "moved", "ended" or "cancelled"), `x` and `y` of a finger. */
  add(bytes, time, isSent, touch = null) {
    const number = isSent ? this.next++ : null;
    const known = touch === null ? null : this.#follow(touch, number);
    if (known !== null && !known.mayBeTap) return;
    this.entries.push({ bytes, time, number, touch: known });
    if (this.entries.length > most) this.entries.shift();
  }

  #follow({ id, phase, x, y }, number) {
    if (phase === "began") this.touches.set(id, { x, y, mayBeTap: true, last: Infinity });
    const touch = this.touches.get(id) ?? { mayBeTap: false };
    if (phase === "cancelled" || Math.hypot(x - touch.x, y - touch.y) > tapDistance) this.#giveUp(touch);
    if (phase === "ended" || phase === "cancelled") {
      this.touches.delete(id);
      touch.last = number;
    }
    return touch;
  }

  #giveUp(touch) {
    touch.mayBeTap = false;
    this.entries = this.entries.filter((entry) => entry.touch !== touch);
  }

  /** A ping goes out after everything so far. */
  ask(ping) { this.asked.set(ping, this.next); }

  /** The server has dealt with everything before a ping. */
  answered(ping) {
    for (const [number, count] of this.asked) {
      if (number > ping) break;
      this.asked.delete(number);
      this.#acknowledge(count);
    }
  }

  #acknowledge(count) {
    this.acknowledged = Math.max(this.acknowledged, count);
    this.entries = this.entries.filter(({ number, touch }) => {
      const last = touch === null ? number : touch.last;
      return last === null || last >= count;
    });
  }

  /** The connection is gone, and with it the touches in progress. */
  lose() {
    for (const touch of this.touches.values()) this.#giveUp(touch);
    this.touches.clear();
    this.asked.clear();
  }

  /**
   * There is a connection again, to a session that has dealt with all inputs below `count`. One that is handed on goes on in
   * another process; what is typed into a field is typed again by `kept-focus.js`.
   *
   * Returns the records to be sent, of which the first has that number, and whether something was given up.
   */
  resume(count, { isNew, isHandedOn }, now) {
    this.#acknowledge(count);
    if (isHandedOn) this.entries = this.entries.filter(({ bytes }) => !ofOneProcess.has(bytes[0]));
    const isTooLate = isNew || this.entries.some(({ time }) => now - time > lifetime);
    const isGivenUp = isTooLate && this.entries.length > 0;
    if (isTooLate) this.entries = [];
    this.next = count;
    this.acknowledged = count;
    for (const entry of this.entries) {
      entry.number = this.next++;
      if (entry.touch !== null) entry.touch.last = entry.number;
    }
    return { records: this.entries.map(({ bytes }) => bytes), isGivenUp };
  }
}
