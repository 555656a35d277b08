// When what has come is shown: with the next animation frame, and what comes in a burst with the next few.

// Frames that may wait for a later animation frame. What waits longer is shown together with what comes after it.
const held = 2;
// Animation frames after which frames that waited all the time are shown at once: nothing is kept for a burst that does not come.
const term = 30;

/** What has come and is not shown yet, in order. */
export class Playout {
  constructor() { this.clear(); }

  clear() {
    this.steps = [];
    this.frames = 0;
    this.#begin();
  }

  #begin() {
    this.taken = 0;
    this.spare = held;
  }

  get isWaiting() { return this.steps.length > 0; }

  /** Takes in a step, a function that shows something. Steps that are no frames go with the frame before them. */
  add(show, { isFrame = false } = {}) {
    this.steps.push({ show, isFrame });
    if (isFrame) this.frames++;
  }

  /** Takes out what an animation frame is to show: a frame, and more where more than may are left waiting. */
  take() {
    let count = Math.max(1, this.frames - held);
    this.spare = Math.min(this.spare, Math.max(0, this.frames - count));
    if (++this.taken === term) {
      count += this.spare;
      this.#begin();
    }
    let end = this.steps.findIndex(({ isFrame }) => isFrame && count-- === 0);
    if (end < 0) end = this.steps.length;
    return this.#remove(end);
  }

  /** Takes out everything. */
  takeAll() { return this.#remove(this.steps.length); }

  #remove(count) {
    const taken = this.steps.splice(0, count);
    for (const { isFrame } of taken) if (isFrame) this.frames--;
    return taken.map(({ show }) => show);
  }
}
