// Forced colors (`forced-colors: active`): the user has chosen a few colors, and everything is shown in them. The browser
// does that for documents; what is drawn here it takes for a picture, so the client does it. Texts are in the colors of what
// they belong to, grounds are the canvas, what stood out by a color of its own is highlighted. Photographs stay as they are,
// and so does what only lies over others, such as the shade behind a sheet.

const forced = matchMedia("(forced-colors: active)");

/** Whether the user has chosen the colors. */
export function areColorsForced() { return forced.matches; }

/** Calls back when the user begins or ends to choose the colors. */
export function onForcedColors(changed) { forced.addEventListener("change", changed); }

// MARK: What is drawn

const system = (css) => ({ kind: "color", color: { red: 0, green: 0, blue: 0, alpha: 255, css } });
const ground = system("Canvas");
const ink = system("CanvasText");
const accent = system("Highlight");
const faint = system("GrayText");
// In CSS pixels: what is no thicker is a line, a bar or a dot, without a ground of its own.
const greatestLine = 2.5;
const greatestBar = 8;
// What has an accent is not larger, on its shorter side: buttons, chips, badges, and no cards.
const greatestAccent = 80;
// What has no simple form is a picture's outline from here on, and a symbol below.
const greatestSymbol = 64;
// Below this share of coverage something only tints what it lies on.
const coverage = 0.6;

/** What to draw instead of a command. */
export function inForcedColors(command) {
  const look = lookOf(command.kind === "image" ? command.tint : command.paint);
  if (look === null || look.alpha === 0) return [command];
  switch (command.kind) {
    case "text": return [{ ...command, paint: ink }];
    case "image": return [{ ...command, tint: ink }];
    case "stroke": return [{ ...command, paint: isSymbol(command.path) ? ink : linePaint(look, command.style.width) }];
    default: return fill(command, look);
  }
}

function fill(command, look) {
  const { path } = command;
  const box = path.rect ?? pathBox(path);
  if (box === null) return [command];
  const thickness = Math.min(box.width, box.height);
  const isPlain = path.kind === "rect";
  if (thickness <= greatestLine) return [{ ...command, paint: ink }];
  if (isSymbol(path)) return [{ ...command, paint: ink }];
  if (thickness <= greatestBar) return [{ ...command, paint: linePaint(look, thickness) }];
  // Shades and fades leave what they lie on to be seen; a tint would change its colors.
  if (isPlain && look.least < coverage) return look.isColorful ? [] : [command];
  if (look.isColorful && look.alpha >= 0.3 && thickness <= greatestAccent) {
    // Its own color comes back where it turns out to be a sample of it.
    return [{ ...command, paint: { ...accent, color: { ...accent.color, own: look.css } } }];
  }
  if (isPlain) return [{ ...command, paint: ground }];
  return [{ ...command, paint: ground }, outline(path)];
}

/** What a thing is told from its ground by: a line of one CSS pixel, inside. */
function outline(path) {
  const rect = path.rect && {
    x: path.rect.x + 0.5, y: path.rect.y + 0.5, width: Math.max(path.rect.width - 1, 0), height: Math.max(path.rect.height - 1, 0),
  };
  return {
    kind: "stroke", path: rect ? { ...path, rect } : path, paint: ink,
    style: { cap: "butt", join: "miter", width: 1, miterLimit: 10, dash: [], phase: 0 },
  };
}

/** Tracks are faint, what fills them has the accent, and what is neither is a line. */
function linePaint(look, width) {
  if (width < 3) return ink;
  if (look.isColorful) return accent;
  return look.alpha < coverage ? faint : ink;
}

/** What can be said of a paint: its greatest and least coverage, and whether it has a color. Null where there is none. */
function lookOf(paint) {
  if (paint === null || paint === undefined) return null;
  if (paint.kind === "backdrop") return { alpha: 1, least: 1, isColorful: false };
  const colors = paint.kind === "color" ? [paint.color]
    : paint.kind === "mesh" ? paint.points.map(({ color }) => color) : paint.stops.map(({ color }) => color);
  const alphas = colors.map(({ alpha }) => alpha / 255);
  const isColorful = colors.some(({ red, green, blue }) => Math.max(red, green, blue) - Math.min(red, green, blue) > 60);
  return { alpha: Math.max(...alphas), least: Math.min(...alphas), isColorful, css: colors[0].css };
}

function isSymbol(path) {
  if (path.kind !== "elements") return false;
  const box = pathBox(path);
  return box !== null && Math.max(box.width, box.height) < greatestSymbol;
}

/** Where the points of a path lie. */
function pathBox({ data = "" }) {
  const numbers = data.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  if (numbers.length === 0) return null;
  // An x and a y by turns.
  const least = [Infinity, Infinity];
  const most = [-Infinity, -Infinity];
  for (const [place, number] of numbers.entries()) {
    least[place % 2] = Math.min(least[place % 2], number);
    most[place % 2] = Math.max(most[place % 2], number);
  }
  return { x: least[0], y: least[1], width: most[0] - least[0], height: most[1] - least[1] };
}

/** Effects that would change the user's colors are left out, and so are shadows. */
export function isEffectKept({ kind }) { return kind === "blur" || kind === "luminanceToAlpha" || kind === "alphaThreshold"; }

// MARK: What texts belong to

// Milliseconds after a change until texts are looked at: while things move, every few frames.
const patience = 60;
const pressed = new Set(["button", "link", "menuitem", "menuitemradio", "menuitemcheckbox", "tab", "combobox"]);

/**
 * Gives texts the colors of the controls that they lie in; until then they are in the canvas' colors. Frames controls that
 * nothing else tells from the text around them. Symbols of what is disabled are faint as its texts are, at full opacity: the
 * user has chosen how faint that is. Samples of colors, which have nothing on them, keep their own.
 */
export class TextColors {
  constructor(layers, elements) {
    this.layers = layers;
    this.elements = elements;
    this.timer = 0;
  }

  get isWaiting() { return this.timer !== 0; }

  /** Something was drawn, or said of what is there. */
  mayDiffer() {
    if (!areColorsForced() || this.timer !== 0) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.#apply();
    }, patience);
  }

  #apply() {
    // What lies inside comes later.
    const controls = [...this.elements.querySelectorAll(".e")].map((element) => ({ kind: kindOf(element), element }))
      .filter(({ kind }) => kind !== null).map((control) => ({ ...control, box: control.element.getBoundingClientRect() })).reverse();
    const over = (x, y) => controls.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    this.layers.classList.add("probing");
    const isBare = controls.map((control) => control.element.hasAttribute("tabindex") && !isTold(control));
    const kinds = [...this.layers.querySelectorAll(".t, .c text")].map((text) => {
      const box = text.getBoundingClientRect();
      const [x, y] = middle(box);
      if (isOnAccent(text, x, y)) return [text, "accent"];
      return [text, over(x, y)?.kind ?? ""];
    });
    this.layers.classList.remove("probing");
    const shapes = [...this.layers.querySelectorAll(".c > div, .c > img, .c > svg > path")].map((shape) => {
      const box = shape.getBoundingClientRect();
      return { shape, box, kind: over(...middle(box))?.kind ?? "" };
    });
    const marks = [...kinds.map(([text]) => text.getBoundingClientRect()), ...shapes.map(({ box }) => box)].filter(({ width }) => width > 0);
    for (const { shape, box, kind } of shapes) {
      shape.toggleAttribute("data-faint", kind === "disabled");
      const isOwn = shape.style.getPropertyValue("--own") !== "" && (kind !== "" || isDot(box)) && !marks.some((mark) => isOn(mark, box));
      shape.toggleAttribute("data-sample", isOwn);
    }
    const disabled = new Set(kinds.filter(([, kind]) => kind === "disabled").map(([text]) => text));
    for (const layer of this.layers.querySelectorAll(".l")) {
      const isFaded = layer.style.opacity !== "" && Number(layer.style.opacity) > 0;
      const texts = isFaded ? [...layer.querySelectorAll(".t, .c text")] : [];
      layer.toggleAttribute("data-unfaded", texts.length > 0 && texts.every((text) => disabled.has(text)));
    }
    controls.forEach(({ element }, index) => element.toggleAttribute("data-bare", isBare[index]));
    for (const [text, kind] of kinds) if (text.dataset.belongs !== kind) text.dataset.belongs = kind;
  }
}

// In CSS pixels: what stands before a name to show its color is not larger.
const greatestDot = 40;

function isDot({ width, height }) { return width <= greatestDot && Math.abs(width - height) < 0.2 * width; }

function middle(box) { return [box.x + box.width / 2, box.y + box.height / 2]; }

/** Whether a smaller mark lies in the middle of a shape. */
function isOn(mark, box) {
  const [x, y] = middle(mark);
  const isInside = x > box.left && x < box.right && y > box.top && y < box.bottom;
  return isInside && mark.width < 0.8 * box.width && mark.height < 0.8 * box.height;
}

function kindOf(element) {
  const role = element.getAttribute("role");
  if (element.getAttribute("aria-disabled") === "true") return "disabled";
  const isChosen = ["aria-selected", "aria-pressed"].some((name) => element.getAttribute(name) === "true") || role === "menuitemradio";
  if (isChosen) return "chosen";
  if (element.dataset.role?.endsWith("Field")) return "prompt";
  if (role === "link") return "link";
  return pressed.has(role) ? "button" : null;
}

/** Whether something is drawn that tells a control from what is around: a ground of its own, a picture, lines between rows. */
function isTold({ kind, element, box }) {
  if (element.closest("[role='list'], [role='listitem']")?.clientWidth < 1.6 * box.width) return true;
  // A symbol may stand beside the text of a field.
  const slack = kind === "prompt" ? 48 : 8;
  return document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).some((element) => {
    if (!element.closest(".c") || element.matches(".t, text")) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > box.width / 2 && height > box.height / 2 && x > box.x - slack && y > box.y - slack
      && x + width < box.right + slack && y + height < box.bottom + slack;
  });
}

/** Whether what lies right below a text has the accent. */
function isOnAccent(text, x, y) {
  const stack = document.elementsFromPoint(x, y);
  for (const element of stack.slice(stack.indexOf(text) + 1)) {
    if (element.matches(".t, text, img")) continue;
    const paint = element.getAttribute("fill") ?? element.style.backgroundColor;
    if (paint) return paint.toLowerCase() === "highlight";
  }
  return false;
}
