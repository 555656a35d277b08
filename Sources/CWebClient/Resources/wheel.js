// A wheel that turns in notches glides: what a notch moves is moved with the next animation frames.

// Milliseconds in which about two thirds of what is left are moved.
const pace = 70;
// Pixels that are not worth another frame.
const least = 0.5;
// What browsers tell of a notch, in units that no pad of glass counts in.
const notch = 120;

/** Whether an event is of a wheel with notches: fingers on a pad tell their own way, which is smooth already. */
export function isNotched(event) {
  if (event.deltaMode !== 0) return true;
  const [x, y] = [event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0];
  return (x !== 0 || y !== 0) && x % notch === 0 && y % notch === 0;
}

/** What a wheel has turned and is not moved yet. */
export class WheelGlide {
  constructor() { this.stop(); }

  stop() {
    this.x = 0;
    this.y = 0;
    this.time = null;
  }

  get isGliding() { return this.x !== 0 || this.y !== 0; }

  turn(x, y) {
    this.x += x;
    this.y += y;
  }

  /** What is moved with an animation frame of a time in milliseconds. */
  take(time) {
    const elapsed = this.time === null ? 1000 / 60 : Math.max(0, time - this.time);
    const share = 1 - Math.exp(-elapsed / pace);
    let [dx, dy] = [this.x * share, this.y * share];
    if (Math.hypot(this.x - dx, this.y - dy) < least) [dx, dy] = [this.x, this.y];
    this.x -= dx;
    this.y -= dy;
    this.time = this.isGliding ? time : null;
    return [dx, dy];
  }
}
