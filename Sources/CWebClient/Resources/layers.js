// The layer tree as elements that the browser composites. Elements never move in the document for depth: that is their
// z-index.

import { identity } from "./decoder.js";
import { shadowDistance } from "./contents.js";
import { areColorsForced, isEffectKept } from "./forced-colors.js";
import { svgElement, freshID } from "./paints.js";
import { pathData } from "./paths.js";

const blendModes = [
  "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
  "difference", "exclusion", "hue", "saturation", "color", "luminosity", "normal", "normal", "normal", "normal", "plus-lighter",
];

// Milliseconds without a move after which a layer gives its own surface back, and text in it is drawn sharply again.
const restDelay = 300;
// Moves in a row that make a layer a moving one.
const movesUntilMoving = 3;

/** Applies changes to elements below `root`. */
export class LayerTree {
  constructor(root, contents) {
    this.contents = contents;
    /** What makes the fields of layers in which text is edited. */
    this.fields = null;
    /** Is told of each layer that is painted: see inspector.js. */
    this.onPaint = null;
    this.definitions = svgElement("svg", { width: 0, height: 0, "aria-hidden": "true" });
    this.definitions.style.position = "absolute";
    this.root = root;
    this.moving = new Set();
    this.reset();
  }

  /** Forgets everything. */
  reset() {
    this.nodes = new Map();
    this.moving.clear();
    this.backdropCount = 0;
    this.hadBackdrops = false;
    this.root.replaceChildren(this.definitions);
    this.definitions.replaceChildren();
    const origin = { x: 0, y: 0 };
    this.nodes.set(0, {
      id: 0, element: this.root, inner: this.root, children: new Set(), parent: null, moves: 0, origin, shown: origin,
      paintsBackdrop: false,
    });
  }

  get count() { return this.nodes.size - 1; }

  /** Paints everything anew and puts it on whole pixels, as when the display has others, or the user has chosen the colors. */
  rebuild() {
    const masks = new Set();
    this.#renew(this.nodes.get(0), masks);
    this.#finish(masks);
  }

  #renew(node, masks) {
    if (node.container) {
      this.contents.update(node.container, node.state.contents);
      this.#countBackdrop(node, node.container.querySelector(":scope > .b") !== null);
    }
    if (node.id !== 0) {
      this.#transform(node, null);
      this.#effects(node);
    }
    if (node.state?.mask != null) masks.add(node.id);
    for (const child of node.children) this.#renew(child, masks);
  }

  apply(changes) {
    const masks = new Set();
    for (const change of changes) {
      if (change.kind === "remove") this.#remove(change.id, masks);
      else if (change.kind === "insert") this.#insert(change, masks);
      else this.#update(change, masks);
    }
    this.#finish(masks);
  }

  /** What depends on several layers. */
  #finish(masks) {
    // Once more after the last one has gone, for what it had changed around it.
    if (this.backdropCount > 0 || this.hadBackdrops) {
      this.hadBackdrops = this.backdropCount > 0;
      this.#findBackdrops(this.nodes.get(0));
      for (const child of this.nodes.get(0).children) this.#fade(child, 1, []);
    }
    for (const id of masks) this.#buildMask(id);
  }

  #insert(change, masks) {
    if (this.nodes.has(change.id)) return;
    const element = document.createElement("div");
    element.className = "l";
    // Screen readers have elements of their own; of what is painted they find the fields alone, which those own.
    element.setAttribute("role", "none");
    this.nodes.set(change.id, {
      id: change.id, element, inner: element, children: new Set(), parent: null, container: null, state: {}, filter: null, moves: 0,
      origin: null, shown: null, paintsBackdrop: false,
    });
    this.#update(change, masks);
  }

  #update(change, masks) {
    const node = this.nodes.get(change.id);
    if (!node || node.id === 0) return;
    const { kind, id, ...fields } = change;
    const before = node.state;
    node.state = { ...before, ...fields };
    const style = node.element.style;
    if ("parent" in fields) this.#attach(node, fields.parent);
    if ("transform" in fields || "projection" in fields) this.#transform(node, before.transform);
    if ("rank" in fields) style.zIndex = fields.rank;
    if ("bounds" in fields) {
      style.width = `${fields.bounds.width}px`;
      style.height = `${fields.bounds.height}px`;
    }
    if ("opacity" in fields) style.opacity = fields.opacity;
    if ("blendMode" in fields) style.mixBlendMode = blendModes[fields.blendMode] ?? "normal";
    if ("isIsolated" in fields) style.isolation = fields.isIsolated ? "isolate" : "";
    if ("effects" in fields || ("bounds" in fields && node.filter)) this.#effects(node);
    if ("clip" in fields || "mask" in fields || "effects" in fields) this.#clip(node, before.mask);
    if ("contents" in fields) this.#contents(node);
    if ("editor" in fields) this.#editor(node);
    if ("mask" in fields && fields.mask !== null) masks.add(id);
    this.#staleMask(node, masks);
  }

  #attach(node, parentID) {
    const parent = this.nodes.get(parentID);
    if (!parent) return;
    node.parent?.children.delete(node);
    node.parent = parent;
    parent.children.add(node);
    // The layer that masks its siblings is not painted itself.
    node.element.style.display = parent.state?.mask === node.id ? "none" : "";
    parent.inner.append(node.element);
  }

  #transform(node, before) {
    if (before) this.#moved(node);
    const { a, b, c, d, x, y } = node.state.transform;
    const style = node.element.style;
    if (node.state.projection) {
      node.origin = node.shown = null;
      style.transform = `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y}) ${perspective(node.state.projection)}`;
    } else if (a === 1 && b === 0 && c === 0 && d === 1) {
      const place = this.#shift(node, x, y);
      style.transform = place.x === 0 && place.y === 0 ? "" : `translate(${place.x}px, ${place.y}px)`;
    } else {
      node.origin = node.shown = null;
      style.transform = `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y})`;
    }
  }

  // A layer at rest begins on a whole pixel of the display, so that what it paints is sharp; one that moves is where it is.
  // `origin` is where the layer lies on the page, `shown` where it is shown; null below layers that are turned or scaled.
  #shift(node, x, y) {
    const parent = node.parent;
    if (!parent?.origin) {
      node.origin = node.shown = null;
      return { x, y };
    }
    const origin = { x: parent.origin.x + x, y: parent.origin.y + y };
    node.origin = origin;
    if (node.moves >= movesUntilMoving) {
      node.shown = { x: parent.shown.x + x, y: parent.shown.y + y };
      return { x, y };
    }
    const round = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
    node.shown = { x: round(origin.x), y: round(origin.y) };
    return { x: node.shown.x - parent.shown.x, y: node.shown.y - parent.shown.y };
  }

  // A layer that moves frame after frame gets a surface of its own, which is then only shifted.
  #moved(node) {
    node.movedAt = performance.now();
    if (++node.moves !== movesUntilMoving) return;
    node.element.style.willChange = "transform";
    this.moving.add(node);
    if (this.moving.size === 1) setTimeout(() => this.#rest(), restDelay);
  }

  #rest() {
    const now = performance.now();
    for (const node of this.moving) {
      if (now - node.movedAt < restDelay) continue;
      node.element.style.willChange = "";
      node.moves = 0;
      this.moving.delete(node);
      this.#transform(node, null);
    }
    if (this.moving.size > 0) setTimeout(() => this.#rest(), restDelay);
  }

  #editor(node) {
    const { editor } = node.state;
    const field = editor === null ? null : this.fields.element(editor, this.contents.fonts);
    if (node.field !== field) {
      node.field?.remove();
      node.field = field;
      if (field !== null) node.inner.append(field);
    }
    node.element.classList.toggle("f", field !== null);
  }

  #contents(node) {
    const commands = node.state.contents;
    if (!node.container) {
      if (commands.length === 0) return;
      node.container = document.createElement("div");
      node.container.className = "c";
      node.container.setAttribute("aria-hidden", "true");
      node.inner.prepend(node.container);
    }
    this.contents.update(node.container, commands);
    this.#countBackdrop(node, node.container.querySelector(":scope > .b") !== null);
    this.onPaint?.(node);
  }

  /** Notes whether a layer paints a backdrop, so that trees without any are not searched for them. */
  #countBackdrop(node, paints) {
    this.backdropCount += Number(paints) - Number(node.paintsBackdrop);
    node.paintsBackdrop = paints;
  }

  // MARK: Backdrops

  // A backdrop sees no further than the nearest element with a filter, an opacity, a clip or a mask. So layers in which there
  // is one clip by their overflow where that is possible, fade each part by itself, and cast the shadow of their parts.

  #findBackdrops(node) {
    let holds = node.paintsBackdrop;
    for (const child of node.children) holds = this.#findBackdrops(child) || holds;
    if (node.id !== 0 && holds !== Boolean(node.holdsBackdrop)) {
      node.holdsBackdrop = holds;
      this.#effects(node);
      this.#clip(node, null);
    }
    return holds;
  }

  #fade(node, opacity, shadows) {
    const own = opacity * node.state.opacity;
    node.element.style.opacity = node.holdsBackdrop || own === 1 ? "" : own;
    if (!node.holdsBackdrop) return this.#unfade(node);
    node.isSpread = true;
    let cast = castsOnly(node) ? [...node.state.effects, ...shadows] : shadows;
    // What is cast inside of a clip shows nowhere: what the clip keeps casts it, from outside.
    if (this.#castFromClip(node, cast, own)) cast = [];
    for (const part of node.container?.children ?? []) {
      if (part.className === "b") this.contents.castShadow(part, cast.map(offscreenShadow).join(" "), own);
      const sheet = part.className === "b" ? part.lastChild : part;
      sheet.dataset.opacity ??= sheet.style.opacity || 1;
      sheet.style.opacity = sheet.dataset.opacity * own;
    }
    for (const child of node.children) this.#fade(child, own, cast);
  }

  /** Casts the shadows of a layer that clips by its overflow; false where it has no such clip. */
  #castFromClip(node, shadows, opacity) {
    const isClipped = node.inner !== node.element && node.inner.style.overflow === "clip";
    if (!isClipped || shadows.length === 0) {
      node.caster?.remove();
      node.caster = null;
      return isClipped;
    }
    if (!node.caster) {
      node.caster = document.createElement("div");
      node.caster.className = "s";
      node.caster.setAttribute("aria-hidden", "true");
      node.element.prepend(node.caster);
    }
    const { style } = node.caster;
    for (const name of ["width", "height", "borderRadius"]) style[name] = node.inner.style[name];
    style.boxShadow = shadows.map(({ x, y, radius, color }) => `${x}px ${y}px ${radius}px ${color.css}`).join(", ");
    style.opacity = opacity;
    return true;
  }

  /** A layer in which there was a backdrop fades as a whole again, and so does what is in it. */
  #unfade(node) {
    if (!node.isSpread) return;
    node.isSpread = false;
    node.caster?.remove();
    node.caster = null;
    for (const part of node.container?.children ?? []) {
      if (part.dataset.opacity !== undefined) part.style.opacity = part.dataset.opacity;
      delete part.dataset.opacity;
    }
    for (const child of node.children) this.#fade(child, 1, []);
  }

  // Clips and masks come before effects, but CSS has it the other way round: with both, the clip goes to an element inside.
  #clip(node) {
    const { clip, mask, effects } = node.state;
    const cuts = clip !== null || mask !== null;
    const box = node.holdsBackdrop && clip !== null && mask === null ? clipBox(clip.path) : null;
    const needsInner = (cuts && effects.length > 0) || box !== null;
    if (needsInner !== (node.inner !== node.element)) this.#split(node, needsInner);
    const value = clip === null || box !== null ? "" : `path(${clip.isEvenOdd ? "evenodd, " : ""}"${outline(clip)}")`;
    node.inner.style.clipPath = value;
    if (node.inner !== node.element) {
      node.element.style.clipPath = "";
      node.inner.style.overflow = box === null ? "" : "clip";
      node.inner.style.borderRadius = box?.radius ?? "";
      node.inner.style.width = box === null ? "100%" : `${box.width}px`;
      node.inner.style.height = box === null ? "100%" : `${box.height}px`;
    }
    node.inner.style.mask = mask === null ? "" : `url(#m${node.id})`;
    for (const child of node.children) child.element.style.display = child.id === mask ? "none" : "";
  }

  #split(node, isSplit) {
    if (isSplit) {
      const inner = document.createElement("div");
      inner.className = "l";
      inner.setAttribute("role", "none");
      inner.style.width = inner.style.height = "100%";
      inner.append(...node.element.childNodes);
      node.element.append(inner);
      node.inner = inner;
    } else {
      const inner = node.inner;
      node.caster?.remove();
      node.caster = null;
      node.element.append(...inner.childNodes);
      inner.remove();
      node.inner = node.element;
      node.element.style.mask = "";
    }
  }

  #effects(node) {
    node.filter?.remove();
    node.filter = null;
    const effects = areColorsForced() ? node.state.effects.filter(isEffectKept) : node.state.effects;
    const parts = effects.map((effect) => cssFilter(effect) ?? this.#matrixFilter(node, effect));
    node.filters = parts.join(" ");
    node.element.style.filter = node.holdsBackdrop && castsOnly(node) ? "" : node.filters;
  }

  #matrixFilter(node, effect) {
    const id = freshID();
    const { x, y, width, height } = node.state.bounds;
    const reach = 512;
    const filter = svgElement("filter", {
      id, filterUnits: "userSpaceOnUse", x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach,
      "color-interpolation-filters": "sRGB",
    }, filterSteps(effect));
    node.filter ??= this.definitions.appendChild(svgElement("defs"));
    node.filter.append(filter);
    return `url(#${id})`;
  }

  // MARK: Masks

  /** Marks the masks that a changed layer is part of. */
  #staleMask(node, masks) {
    for (let child = node; child.parent; child = child.parent) {
      if (child.parent.state?.mask === child.id) masks.add(child.parent.id);
    }
  }

  /** CSS masks with no element, so the masking layer is drawn as SVG. */
  #buildMask(id) {
    const node = this.nodes.get(id);
    const source = node && this.nodes.get(node.state.mask);
    document.getElementById(`m${id}`)?.remove();
    if (!source) return;
    const large = { x: -20000, y: -20000, width: 40000, height: 40000 };
    const mask = svgElement("mask", { id: `m${id}`, maskUnits: "userSpaceOnUse", ...large }, [this.#drawing(source)]);
    mask.style.maskType = "alpha";
    this.definitions.append(mask);
  }

  #drawing(node) {
    const { transform, opacity, contents, clip } = node.state;
    const { a, b, c, d, x, y } = transform;
    const children = [...node.children].sort((first, second) => first.state.rank - second.state.rank);
    const inside = svgElement("g", {}, [
      ...contents.flatMap((command) => this.contents.svg(command)), ...children.map((child) => this.#drawing(child)),
    ]);
    const group = svgElement("g", { transform: `matrix(${a} ${b} ${c} ${d} ${x} ${y})`, opacity }, [inside]);
    if (clip !== null) {
      const id = freshID();
      const path = svgElement("path", { d: outline(clip), "clip-rule": clip.isEvenOdd ? "evenodd" : null });
      group.prepend(svgElement("clipPath", { id }, [path]));
      inside.setAttribute("clip-path", `url(#${id})`);
    }
    // Those of the layer's own element, which lies in the same coordinates.
    group.style.filter = node.filters;
    return group;
  }

  #remove(id, masks) {
    const node = this.nodes.get(id);
    if (!node || id === 0) return;
    this.#staleMask(node, masks);
    node.parent?.children.delete(node);
    node.element.remove();
    this.#forget(node);
  }

  #forget(node) {
    for (const child of node.children) this.#forget(child);
    node.filter?.remove();
    document.getElementById(`m${node.id}`)?.remove();
    this.moving.delete(node);
    this.#countBackdrop(node, false);
    this.nodes.delete(node.id);
  }
}

export { identity };

/** A map of the plane as CSS writes it; numbers in exponents' notation are fine in CSS. */
function perspective([m11, m12, m13, m21, m22, m23, m31, m32, m33]) {
  return `matrix3d(${m11}, ${m12}, 0, ${m13}, ${m21}, ${m22}, 0, ${m23}, 0, 0, 1, 0, ${m31}, ${m32}, 0, ${m33})`;
}

/** Whether nothing but shadows is done to a layer. */
function castsOnly(node) { return node.state.effects.every((effect) => effect.kind === "shadow"); }

// What casts the shadow is drawn far to the left, where nobody sees it.
function offscreenShadow({ x, y, radius, color }) {
  return `drop-shadow(${x + shadowDistance}px ${y}px ${radius}px ${color.css})`;
}

/** A clip that overflow can do: a box at the layer's origin, with rounded corners; null for others. */
function clipBox(path) {
  const { x, y, width, height } = path.rect ?? { x: 1 };
  if (x !== 0 || y !== 0) return null;
  switch (path.kind) {
    case "rect": return { width, height, radius: "" };
    case "ellipse": return { width, height, radius: "50%" };
    case "rounded": {
      const [across, down] = [Math.min(path.size.width, width / 2), Math.min(path.size.height, height / 2)];
      return { width, height, radius: `${across}px / ${down}px` };
    }
    case "uneven": return { width, height, radius: path.radii.map((radius) => `${radius}px`).join(" ") };
    default: return null;
  }
}

/** What a clip keeps, as path data; an empty path keeps nothing. */
function outline({ path }) { return pathData(path) || "M0 0"; }

/** Effects that CSS has, with the same meaning; null for others. */
function cssFilter(effect) {
  switch (effect.kind) {
    case "shadow": return `drop-shadow(${effect.x}px ${effect.y}px ${effect.radius}px ${effect.color.css})`;
    case "blur": return effect.isOpaque ? null : `blur(${effect.radius}px)`;
    case "contrast": return effect.amount >= 0 ? `contrast(${effect.amount})` : null;
    case "grayscale": return effect.amount >= 0 && effect.amount <= 1 ? `grayscale(${effect.amount})` : null;
    case "hueRotation": return `hue-rotate(${effect.amount}rad)`;
    case "invert": return "invert(1)";
    default: return null;
  }
}

function filterSteps(effect) {
  if (effect.kind === "blur") {
    return [
      svgElement("feGaussianBlur", { stdDeviation: effect.radius, result: "blurred" }),
      svgElement("feComposite", { in: "blurred", in2: "SourceAlpha", operator: "in" }),
    ];
  }
  if (effect.kind === "innerShadow") {
    const { red, green, blue, alpha } = effect.color;
    return [
      svgElement("feGaussianBlur", { in: "SourceAlpha", stdDeviation: effect.radius, result: "blurred" }),
      svgElement("feOffset", { in: "blurred", dx: effect.x, dy: effect.y, result: "moved" }),
      svgElement("feFlood", { "flood-color": `rgb(${red} ${green} ${blue})`, "flood-opacity": alpha / 255, result: "color" }),
      svgElement("feComposite", { in: "color", in2: "moved", operator: "out", result: "around" }),
      svgElement("feComposite", { in: "around", in2: "SourceGraphic", operator: "atop" }),
    ];
  }
  return [svgElement("feColorMatrix", { type: "matrix", values: colorMatrix(effect).join(" ") })];
}

function colorMatrix({ kind, amount, color }) {
  const diagonal = (red, green, blue, alpha, constant) =>
    [red, 0, 0, 0, constant, 0, green, 0, 0, constant, 0, 0, blue, 0, constant, 0, 0, 0, alpha, 0];
  const saturating = (keep) => {
    const [red, green, blue] = [0.2126, 0.7152, 0.0722].map((weight) => weight * (1 - keep));
    return [red + keep, green, blue, 0, 0, red, green + keep, blue, 0, 0, red, green, blue + keep, 0, 0, 0, 0, 0, 1, 0];
  };
  switch (kind) {
    case "brightness": return diagonal(1, 1, 1, 1, amount);
    case "contrast": return diagonal(amount, amount, amount, 1, 0.5 - 0.5 * amount);
    case "saturation": return saturating(amount);
    case "grayscale": return saturating(1 - amount);
    case "multiply": return diagonal(color.red / 255, color.green / 255, color.blue / 255, color.alpha / 255, 0);
    case "luminanceToAlpha": return [...Array(15).fill(0), 0.2126, 0.7152, 0.0722, 0, 0];
    case "alphaThreshold": {
      const slope = 32, alpha = color.alpha / 255;
      return [
        0, 0, 0, 0, color.red / 255, 0, 0, 0, 0, color.green / 255, 0, 0, 0, 0, color.blue / 255,
        0, 0, 0, slope * alpha, (0.5 - slope * amount) * alpha,
      ];
    }
    default: return diagonal(1, 1, 1, 1, 0);
  }
}
