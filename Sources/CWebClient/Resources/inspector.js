// Shows which view is where somebody points who works on the program, and which layers are painted.

// Milliseconds for which the outline of a painted layer is seen, and between two questions while things move.
const outlineDuration = 600;
const interval = 120;

const css = `
#inspector { position: fixed; inset: 0; z-index: 2147483646; cursor: crosshair; outline: none; }
#inspector[hidden] { display: none; }
#inspected { position: fixed; pointer-events: none; box-sizing: border-box; border: 2px solid #c2410c; background: rgb(251 146 60 / 16%);
  border-radius: 2px; }
#inspected.pinned { border-style: dashed; }
#inspected span { position: absolute; left: -2px; bottom: 100%; font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap;
  color: #fff; background: #c2410c; padding: 0 6px; border-radius: 4px 4px 0 0; }
#inspected.low span { bottom: auto; top: 0; left: 0; border-radius: 0 0 4px 0; }
#inspected.far span { left: auto; right: -2px; }
.painted { position: fixed; pointer-events: none; z-index: 2147483645; box-sizing: border-box; border: 1px solid #e11d8f;
  background: rgb(225 29 143 / 12%); }
`;

/** Covers the page while somebody points at views. */
export class Inspector {
  #riffle;
  #tell;
  #cover = document.createElement("div");
  #box = document.createElement("div");
  #tag = document.createElement("span");
  #place = null;
  #lift = 0;
  #isPinned = false;
  #isAsking = false;
  #mustAsk = false;
  #askedAt = -Infinity;
  #outlines = false;

  constructor(riffle, tell) {
    this.#riffle = riffle;
    this.#tell = tell;
    // A page of ours may have styles of its own only in this way.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    this.#cover.id = "inspector";
    this.#cover.hidden = true;
    this.#cover.tabIndex = 0;
    this.#cover.setAttribute("role", "application");
    this.#cover.setAttribute(
      "aria-label", "Inspector. Up and Down go to the view around and back, Escape ends.");
    this.#box.id = "inspected";
    this.#box.hidden = true;
    this.#box.append(this.#tag);
    this.#cover.append(this.#box);
    document.body.append(this.#cover);
    this.#listen();
  }

  get inspects() { return !this.#cover.hidden; }

  set inspects(wanted) {
    if (wanted === this.inspects) return;
    this.#cover.hidden = !wanted;
    this.#box.hidden = true;
    [this.#place, this.#lift, this.#isPinned] = [null, 0, false];
    if (!wanted) return this.#send(null);
    this.#cover.focus({ preventScroll: true });
    this.#place = { x: innerWidth / 2, y: innerHeight / 2 };
    this.#ask();
  }

  get outlines() { return this.#outlines; }

  set outlines(wanted) {
    this.#outlines = wanted;
    this.#riffle.layers.onPaint = wanted ? (node) => this.#outline(node) : null;
  }

  /** Goes to the view that is so many views around the innermost. */
  lift(count) {
    if (!this.inspects) return;
    this.#lift = Math.max(0, count);
    this.#isPinned = true;
    this.#ask();
  }

  #listen() {
    const cover = this.#cover;
    for (const type of ["pointerdown", "pointerup", "pointercancel", "wheel", "contextmenu", "click", "keyup"]) {
      cover.addEventListener(type, (event) => event.stopPropagation());
    }
    cover.addEventListener("pointermove", (event) => {
      event.stopPropagation();
      if (this.#isPinned) return;
      this.#place = { x: event.clientX, y: event.clientY };
      this.#lift = 0;
      this.#ask();
    });
    cover.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      cover.focus({ preventScroll: true });
      // A click holds what is shown, and another one goes on.
      this.#isPinned = !this.#isPinned;
      this.#place = { x: event.clientX, y: event.clientY };
      this.#lift = 0;
      this.#ask();
    });
    cover.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") {
        event.preventDefault();
        this.inspects = false;
        this.#tell({ inspects: false });
      } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
        event.preventDefault();
        this.lift(this.#lift + (event.key === "ArrowUp" ? 1 : -1));
      }
    });
    document.addEventListener("riffle-frame", () => {
      if (this.inspects) this.#ask();
    });
    document.addEventListener("riffle-inspected", ({ detail }) => {
      if (this.inspects) this.#show(detail);
    });
  }

  /** Asks for the view at the place: one question at a time, and not more often than anybody reads. */
  #ask() {
    if (this.#place === null) return;
    if (this.#isAsking) {
      this.#mustAsk = true;
      return;
    }
    this.#isAsking = true;
    const wait = Math.max(0, this.#askedAt + interval - performance.now());
    setTimeout(() => {
      this.#isAsking = false;
      this.#mustAsk = false;
      this.#askedAt = performance.now();
      if (this.inspects) this.#send(this.#place);
    }, wait);
  }

  #send(place) {
    this.#riffle.connection.record((writer) => {
      writer.byte(24);
      writer.byte(place === null ? 0 : 1);
      writer.float(place?.x ?? 0);
      writer.float(place?.y ?? 0);
      writer.unsigned(this.#lift);
    }, { isUrgent: true });
  }

  #show(found) {
    const [[x, y], [width, height]] = found.frame;
    this.#lift = found.path.length - 1 - found.index;
    Object.assign(this.#box.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.#box.hidden = false;
    this.#box.classList.toggle("pinned", this.#isPinned);
    this.#box.classList.toggle("low", y < 22);
    this.#box.classList.toggle("far", x > innerWidth - 160);
    this.#tag.textContent = `${found.path[found.index].name} ${rounded(width)} × ${rounded(height)}`;
    this.#tell({ inspected: { ...found, isPinned: this.#isPinned } });
    if (this.#mustAsk) this.#ask();
  }

  #outline(node) {
    requestAnimationFrame(() => {
      if (!node.element.isConnected) return;
      const { x, y, width, height } = node.element.getBoundingClientRect();
      const outline = document.createElement("div");
      outline.className = "painted";
      Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      document.body.append(outline);
      outline.animate([{ opacity: 1 }, { opacity: 0 }], { duration: outlineDuration }).finished.then(() => outline.remove(), () => outline.remove());
    });
  }
}

function rounded(value) { return Math.round(value * 100) / 100; }
