// Fingers, mouse, pen and wheel: taken on the stage, which never moves, and sent with the times at which they happened.

import { isNotched, WheelGlide } from "./wheel.js";

const kinds = { touch: 0, mouse: 1, pen: 2 };
const phases = { began: 0, moved: 1, ended: 2, cancelled: 3 };
const phaseNames = Object.keys(phases);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
// Pixels of a line and a page of a wheel that counts in those.
const lineHeight = 16;

export class PointerInput {
  /** `cursorAt(x, y)` says what cursor the mouse has at a point. */
  constructor(stage, connection, cursorAt, fields) {
    this.stage = stage;
    this.connection = connection;
    this.cursorAt = cursorAt;
    this.fields = fields;
    // Fingers and buttons that are down on a field, whose they are.
    this.onFields = new Set();
    // Whether the app has a menu for what is at a point.
    this.hasMenuAt = () => true;
    // Selects the text at a point, where it can be selected, for the browser to show its menu of it.
    this.pickText = () => {};
    this.glide = new WheelGlide();
    this.glideFrame = 0;
    this.mouse = null;
    this.wantedCursor = "";
    this.isHoverWanted = false;
    this.down = new Set();
    this.eventsSent = 0;
    const listen = (name, handler, options) => stage.addEventListener(name, handler, options);
    listen("pointerdown", (event) => this.#began(event));
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerup", (event) => this.#ended(event, phases.ended));
    listen("pointercancel", (event) => this.#ended(event, phases.cancelled));
    listen("lostpointercapture", (event) => this.#ended(event, phases.cancelled));
    listen("pointerleave", (event) => this.#left(event));
    listen("wheel", (event) => this.#wheel(event), { passive: false });
    // The browser's own ideas of what a finger does.
    listen("contextmenu", (event) => this.#secondary(event));
    for (const name of ["mousedown", "touchstart", "dragstart", "selectstart"]) {
      listen(name, (event) => { if (event.target.closest(".a") === null && !this.#isFields(event)) event.preventDefault(); }, { passive: false });
    }
    addEventListener("blur", () => this.lose());
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.lose(); });
  }

  /** Whether something that is done on a field is the field's: nothing lies over it there. */
  #isFields(event) {
    if (!event.target.classList?.contains("field")) return false;
    const { clientX, clientY } = event.touches?.[0] ?? event;
    return clientX === undefined || this.fields.isOpen(event.target, clientX, clientY);
  }

  #began(event) {
    if (event.button !== 0 || this.down.has(event.pointerId)) return;
    if (this.#isFields(event)) {
      // The mouse selects; a finger may also scroll what is around.
      if (event.pointerType === "mouse") return;
      if (event.target.hasPointerCapture?.(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    } else {
      this.stage.setPointerCapture(event.pointerId);
    }
    this.down.add(event.pointerId);
    this.connection.fingers = this.down.size;
    this.#send(event, phases.began, true);
  }

  #moved(event) {
    if (event.pointerType === "mouse") this.#point(event);
    if (!this.down.has(event.pointerId)) return this.#hover(event);
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) this.#send(sample, phases.moved, false);
  }

  #ended(event, phase) {
    if (!this.down.delete(event.pointerId)) return;
    this.connection.fingers = this.down.size;
    this.#send(event, phase, true);
  }

  #send(event, phase, isUrgent) {
    this.eventsSent++;
    const touch = { id: event.pointerId, phase: phaseNames[phase], x: event.clientX, y: event.clientY };
    this.connection.record((writer) => {
      writer.byte(3);
      writer.byte(phase | ((kinds[event.pointerType] ?? 1) << 2));
      writer.unsigned(Math.max(0, event.pointerId));
      writer.float(event.clientX);
      writer.float(event.clientY);
      writer.double(event.timeStamp);
    }, { isUrgent, isKept: true, touch });
  }

  /** The mouse's other button asks for the app's menu; a field has the browser's. What a finger or a key asks for goes its own way. */
  #secondary(event) {
    if (this.#isFields(event)) return;
    // Where the app has no menu, the browser has its own. A long press of a finger is the app's in any case.
    const isPressed = event.pointerType !== "touch" && (event.button === 2 || event.ctrlKey);
    if (isPressed && !this.hasMenuAt(event.clientX, event.clientY)) {
      this.lose();
      if (this.wantedCursor === "text") this.pickText(event.clientX, event.clientY);
      return;
    }
    event.preventDefault();
    if (event.pointerType === "touch" || (event.button !== 2 && !event.ctrlKey)) return;
    // With Control the main button has come down first.
    this.lose();
    this.eventsSent++;
    this.connection.record((writer) => {
      writer.byte(17);
      writer.float(event.clientX);
      writer.float(event.clientY);
      writer.double(event.timeStamp);
    }, { isUrgent: true, isKept: true });
  }

  /** Views want to know where the mouse is, or no more. */
  set wantsHover(wants) {
    if (wants === this.isHoverWanted) return;
    this.isHoverWanted = wants;
    if (wants && this.mouse !== null && this.down.size === 0) this.#tellHover(this.mouse, performance.now());
  }

  #hover({ pointerType, buttons, clientX, clientY, timeStamp }) {
    if (this.isHoverWanted && pointerType === "mouse" && buttons === 0) this.#tellHover([clientX, clientY], timeStamp);
  }

  #left({ pointerType, timeStamp }) {
    if (pointerType !== "mouse") return;
    this.mouse = null;
    if (this.isHoverWanted) this.#tellHover(null, timeStamp);
  }

  // Of what happens within an animation frame the last place counts.
  #tellHover(place, time) {
    const isWaiting = this.hovered !== undefined;
    this.hovered = { place, time };
    if (isWaiting) return;
    requestAnimationFrame(() => {
      const { place, time } = this.hovered;
      this.hovered = undefined;
      this.connection.record((writer) => {
        writer.byte(14);
        writer.byte(place === null ? 0 : 1);
        for (const value of place ?? [0, 0]) writer.float(value);
        writer.double(time);
      }, { isUrgent: true });
    });
  }

  #point({ clientX, clientY }) {
    this.mouse = [clientX, clientY];
    this.showCursor();
  }

  /** Shows what the app asks for, or what can be done where the mouse is. */
  showCursor() {
    if (this.mouse === null) return;
    // What is held stays as it was taken, unless the app says otherwise.
    if (this.down.size > 0 && this.wantedCursor === "") return;
    const cursor = this.wantedCursor || this.cursorAt(...this.mouse);
    if (this.stage.style.cursor !== cursor) this.stage.style.cursor = cursor;
  }

  /** The app wants a cursor where the mouse is; an empty one leaves it to the page. */
  setCursor(cursor) {
    this.wantedCursor = cursor;
    this.showCursor();
  }

  #wheel(event) {
    // Zooming the page is the browser's.
    if (event.ctrlKey) return;
    event.preventDefault();
    const factor = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? this.stage.clientHeight : 1;
    const isSideways = event.shiftKey && event.deltaX === 0;
    const [dx, dy] = isSideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (stillness.matches || !isNotched(event)) {
      this.glide.stop();
      return this.#scroll(event, dx * factor, dy * factor, event.timeStamp);
    }
    this.glide.turn(dx * factor, dy * factor);
    this.glideEvent = event;
    this.#glideOn();
  }

  #glideOn() {
    this.glideFrame ||= requestAnimationFrame((time) => {
      this.glideFrame = 0;
      if (!this.glide.isGliding) return;
      this.#scroll(this.glideEvent, ...this.glide.take(time), time);
      if (this.glide.isGliding) this.#glideOn();
    });
  }

  #scroll(event, dx, dy, time) {
    this.eventsSent++;
    this.connection.record((writer) => {
      writer.byte(4);
      writer.byte(1);
      writer.byte(modifiers(event));
      for (const value of [event.clientX, event.clientY, dx, dy]) writer.float(value);
      writer.double(time);
    });
  }

  /** Lets go of every finger: the window is covered, or the connection lost. */
  lose() {
    if (this.down.size === 0) return;
    this.down.clear();
    this.connection.fingers = 0;
    this.connection.record((writer) => {
      writer.byte(10);
      writer.double(performance.now());
    }, { isUrgent: true });
  }
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The bits of `EventModifiers`; where there is no Command key, Control stands for it. */
export function modifiers(event) {
  const isCommand = isApple ? event.metaKey : event.ctrlKey;
  const isControl = isApple ? event.ctrlKey : event.metaKey;
  return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (isControl ? 4 : 0)
    | (event.altKey ? 8 : 0) | (isCommand ? 16 : 0) | (event.location === 3 ? 32 : 0);
}
