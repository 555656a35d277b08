// What a layer paints, as elements: text and pictures as HTML, everything else as SVG.

import { areColorsForced, inForcedColors } from "./forced-colors.js";
import { drawMesh, meshBounds } from "./mesh.js";
import { inFolder } from "./address.js";
import { showPicture } from "./packs.js";
import { svgElement, svgPaint, freshID } from "./paints.js";
import { pathData } from "./paths.js";

/** How far out of sight what casts a backdrop's shadow is drawn, in CSS pixels. */
export const shadowDistance = 20000;

/** Where a picture is, with its sides halved so often. */
export function imageURL(id, halvings = 0) { return `image/${encodeURIComponent(id)}${halvings > 0 ? `-${halvings}` : ""}`; }

const mostHalvings = 6;

/**
 * How often the sides of a picture are halved for where it is shown (`PictureName`): two of its pixels are there for each that it
 * takes along a side, as a view may be shown larger than it is laid out.
 */
export function halvings({ id, frame, natural, interpolation }) {
  const share = Math.max(frame.width / natural.width, frame.height / natural.height) * devicePixelRatio;
  let count = 0;
  // Whoever wants single pixels wants those of the file; other ids are paths of files.
  if (!(share > 0) || interpolation === 0 || !/^[0-9a-fA-F]+$/.test(id)) return 0;
  while (count < mostHalvings && share * (4 << count) <= 1) count++;
  return count;
}

/** Under what the canvas of a mesh is kept. */
const meshKey = "mesh";

/** Builds the elements for draw commands, back to front. */
export class ContentBuilder {
  constructor(fonts) { this.fonts = fonts; }

  /** Fills `container` with elements for the commands, keeping pictures that are there already. */
  update(container, commands) {
    const kept = new Map();
    for (const image of container.querySelectorAll(":scope > img")) kept.set(image.dataset.id, image);
    const canvas = container.querySelector(":scope > div > canvas");
    if (canvas !== null) kept.set(meshKey, canvas);
    const drawn = areColorsForced() ? commands.flatMap(inForcedColors) : commands;
    container.replaceChildren(...this.build(drawn, kept));
  }

  build(commands, kept = new Map()) {
    const elements = [];
    let drawing = null;
    for (const command of commands) {
      const element = this.#html(command, kept);
      if (element) {
        drawing = null;
        elements.push(element);
        continue;
      }
      const shapes = this.svg(command);
      if (shapes.length === 0) continue;
      if (!drawing) elements.push(drawing = svgElement("svg"));
      drawing.append(...shapes);
    }
    return elements;
  }

  /** What HTML shows better than SVG; null for the rest. */
  #html(command, kept) {
    if ((command.paint ?? command.tint)?.kind === "backdrop") return this.#backdrop(command);
    switch (command.kind) {
      case "text": return command.paint.kind === "color" ? this.#text(command) : null;
      case "image": return command.tint === null || command.tint.kind === "color" ? this.#image(command, kept) : null;
      case "fill":
        if (command.path.kind !== "rect") return null;
        if (command.paint.kind === "mesh") return this.#mesh(command, kept);
        return command.paint.kind === "color" ? this.#rectangle(command) : null;
      default: return null;
    }
  }

  // What is behind, seen through a hole of the command's form. Nothing around it may be a root of backdrops.
  #backdrop(command) {
    const { radius, saturation, tint, opacity, ...paint } = command.paint ?? command.tint;
    const frame = snap(paint.frame, 0);
    const element = document.createElement("div");
    element.className = "b";
    element.command = command;
    const sheet = element.appendChild(document.createElement("div"));
    const style = sheet.style;
    style.cssText = `position:absolute;left:${frame.x}px;top:${frame.y}px;width:${frame.width}px;height:${frame.height}px`;
    style.backdropFilter = `blur(${radius}px) saturate(${saturation})`;
    style.backgroundColor = tint.css;
    style.opacity = sheet.dataset.opacity = opacity;
    if (command.kind === "fill" && command.path.kind === "rect") return element;
    const id = freshID();
    const hole = svgElement("g", { transform: `translate(${-frame.x} ${-frame.y})` }, this.svg(withPaint(command, opaque)));
    const mask = svgElement("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: frame.width, height: frame.height }, [hole]);
    mask.style.maskType = "alpha";
    element.prepend(svgElement("svg", {}, [mask]));
    style.mask = `url(#${id})`;
    return element;
  }

  /** Gives a backdrop's element the shadow of its form, by a CSS filter; an empty one takes it away. */
  castShadow(element, filter, opacity) {
    if (filter === "") return element.caster?.remove();
    const drawing = svgElement("g", { transform: `translate(${-shadowDistance} 0)` }, this.svg(withPaint(element.command, opaque)));
    element.caster ??= svgElement("svg");
    element.caster.replaceChildren(drawing);
    element.caster.style.filter = filter;
    element.caster.style.opacity = opacity;
    if (element.firstChild !== element.caster) element.prepend(element.caster);
  }

  #rectangle({ path, paint }) {
    const element = document.createElement("div");
    place(element, path.rect);
    element.style.backgroundColor = paint.color.css;
    return withOwnColor(element, paint);
  }

  #mesh({ path, paint }, kept) {
    const element = document.createElement("div");
    place(element, path.rect);
    element.style.overflow = "hidden";
    element.style.backgroundColor = paint.background.css;
    const canvas = kept.get(meshKey) ?? document.createElement("canvas");
    kept.delete(meshKey);
    element.append(placedMesh(canvas, paint, path.rect));
    return element;
  }

  #text(run) {
    const element = document.createElement("span");
    element.className = "t";
    element.textContent = run.text;
    element.dir = run.isRightToLeft ? "rtl" : "ltr";
    const style = element.style;
    // The baseline is at the foot of the strut before the text. Its height is whole, so that nothing is rounded there.
    const strut = Math.ceil(run.size);
    style.setProperty("--strut", `${strut}px`);
    style.width = `${run.width}px`;
    // Layout may round to whole CSS pixels, transforms never do.
    style.transform = `translate(${run.x}px, ${run.y - strut}px)`;
    setFont(style, run, this.fonts);
    if (run.isColored) style.opacity = run.paint.color.alpha / 255;
    else style.color = run.paint.color.css;
    return element;
  }

  #image(command, kept) {
    const url = imageURL(command.id);
    const css = `url("${inFolder(url)}")`;
    if (command.fitting === "stretch" && command.tint === null) {
      const image = kept.get(command.id) ?? document.createElement("img");
      kept.delete(command.id);
      const count = halvings(command);
      if (image.dataset.id === undefined) {
        image.alt = "";
        image.draggable = false;
        image.decoding = "sync";
        image.dataset.id = command.id;
        image.dataset.halvings = count;
        showPicture(image, imageURL(command.id, count));
      } else if (count < image.dataset.halvings) {
        image.dataset.halvings = 0;
        sharpen(image, url);
      }
      place(image, command.frame);
      image.style.objectFit = "fill";
      image.style.imageRendering = rendering(command);
      return image;
    }
    const element = document.createElement("div");
    place(element, command.frame);
    const style = element.style;
    style.imageRendering = rendering(command);
    const { width, height } = command.natural;
    if (command.fitting === "slices") {
      const [top, right, bottom, left] = command.insets;
      const slice = `${percent(top, height)} ${percent(right, width)} ${percent(bottom, height)} ${percent(left, width)} fill`;
      const widths = `${top}px ${right}px ${bottom}px ${left}px`;
      if (command.tint === null) style.borderImage = `${css} ${slice} / ${widths} / 0 stretch`;
      else style.webkitMaskBoxImage = `${css} ${slice} / ${widths} / 0 stretch`;
    } else {
      const size = command.fitting === "tile" ? `${width}px ${height}px` : "100% 100%";
      const repeat = command.fitting === "tile" ? "repeat" : "no-repeat";
      if (command.tint === null) style.background = `0 0 / ${size} ${repeat} ${css}`;
      else style.mask = `${css} 0 0 / ${size} ${repeat}`;
    }
    if (command.tint !== null) style.backgroundColor = command.tint.color.css;
    return element;
  }

  /** The same in SVG, for any command: definitions first. */
  svg(command) {
    switch (command.kind) {
      case "fill": return this.#filled(command.paint, (paint) => withOwnColor(svgElement("path", {
        d: pathData(snapped(command.path, 0)), fill: paint, "fill-rule": command.isEvenOdd ? "evenodd" : null,
        "shape-rendering": command.isSharp ? "crispEdges" : null,
      }), command.paint));
      case "stroke": return this.#filled(command.paint, (paint) => svgElement("path", {
        d: pathData(snapped(command.path, command.style.width / 2)), fill: "none", stroke: paint, "stroke-width": command.style.width,
        "stroke-linecap": command.style.cap, "stroke-linejoin": command.style.join, "stroke-miterlimit": command.style.miterLimit,
        "stroke-dasharray": command.style.dash.length ? command.style.dash.join(" ") : null,
        "stroke-dashoffset": command.style.phase || null,
      }));
      case "text": return this.#filled(command.paint, (paint) => this.#svgText(command, paint));
      case "image": return this.#svgImage(command);
      default: return [];
    }
  }

  /** What `shape` draws in a paint; a paint that SVG has not is cut out by the shape drawn in white. */
  #filled(paint, shape) {
    const { fill, definition, conic, mesh } = svgPaint(paint);
    if (!conic && !mesh) return definition ? [definition, shape(fill)] : [shape(fill)];
    const id = freshID();
    const large = { x: -20000, y: -20000, width: 40000, height: 40000 };
    const mask = svgElement("mask", { id, maskUnits: "userSpaceOnUse", ...large }, [shape("#fff")]);
    const sheet = document.createElement("div");
    sheet.style.cssText = "position:relative;width:100%;height:100%";
    // The sheet's corner is not the layer's.
    if (mesh) {
      sheet.style.backgroundColor = mesh.background.css;
      sheet.append(placedMesh(document.createElement("canvas"), mesh, large));
    } else sheet.style.background = conic.replace(/ at (\S+)px (\S+)px/, (_, x, y) => ` at ${Number(x) + 20000}px ${Number(y) + 20000}px`);
    return [mask, svgElement("g", { mask: `url(#${id})` }, [svgElement("foreignObject", large, [sheet])])];
  }

  #svgText(run, paint) {
    const text = svgElement("text", {
      x: run.isRightToLeft ? run.x + run.width : run.x, y: run.y, fill: run.isColored ? null : paint,
      direction: run.isRightToLeft ? "rtl" : null, "unicode-bidi": "bidi-override", "xml:space": "preserve",
    }, [run.text]);
    setFont(text.style, run, this.fonts);
    return text;
  }

  #svgImage(command) {
    const { frame, natural, tint } = command;
    const image = () => {
      const picture = svgElement("image", {
        href: inFolder(imageURL(command.id)), preserveAspectRatio: "none", x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      });
      picture.style.imageRendering = rendering(command);
      if (command.fitting !== "tile" || natural.width <= 0 || natural.height <= 0) return [picture];
      const id = freshID();
      picture.setAttribute("x", 0);
      picture.setAttribute("y", 0);
      picture.setAttribute("width", natural.width);
      picture.setAttribute("height", natural.height);
      const pattern = svgElement("pattern", {
        id, patternUnits: "userSpaceOnUse", x: frame.x, y: frame.y, width: natural.width, height: natural.height,
      }, [picture]);
      return [pattern, svgElement("path", { d: pathData({ kind: "rect", rect: frame }), fill: `url(#${id})` })];
    };
    if (tint === null) return image();
    const id = freshID();
    const mask = svgElement("mask", { id, maskUnits: "userSpaceOnUse", ...frame }, image());
    mask.style.maskType = "alpha";
    const sheet = this.#filled(tint, (paint) => svgElement("path", { d: pathData({ kind: "rect", rect: frame }), fill: paint }));
    return [mask, svgElement("g", { mask: `url(#${id})` }, sheet)];
  }
}

/** A canvas with a mesh, where the mesh is in a box. */
function placedMesh(canvas, mesh, box) {
  const { x, y, width, height } = meshBounds(mesh);
  drawMesh(canvas, mesh);
  canvas.style.cssText = `position:absolute;left:${x - box.x}px;top:${y - box.y}px;width:${width}px;height:${height}px`;
  return canvas;
}

const opaque = { kind: "color", color: { red: 0, green: 0, blue: 0, alpha: 255, css: "#000" } };

/** Notes the color that something has where the user chooses none. */
function withOwnColor(element, { color }) {
  if (color?.own) element.style.setProperty("--own", color.own);
  return element;
}

function withPaint(command, paint) {
  return command.kind === "image" ? { ...command, tint: paint } : { ...command, paint };
}

/** A rectangle whose edges lie on whole pixels of the display, when its layer's origin does. */
function snap({ x, y, width, height }, outset) {
  const round = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
  const [left, top] = [round(x - outset) + outset, round(y - outset) + outset];
  const [right, bottom] = [round(x + width + outset) - outset, round(y + height + outset) - outset];
  if (right <= left || bottom <= top) return { x, y, width, height };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Rectangles, rounded or not, are painted on whole pixels; a stroke's outer edge is. */
function snapped(path, outset) {
  return path.kind === "rect" || path.kind === "rounded" || path.kind === "uneven"
    ? { ...path, rect: snap(path.rect, outset) } : path;
}

// Layout may round to whole CSS pixels; transforms never do.
function place(element, rect) {
  const { x, y, width, height } = snap(rect, 0);
  const [wholeWidth, wholeHeight] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const style = element.style;
  style.width = `${wholeWidth}px`;
  style.height = `${wholeHeight}px`;
  const isWhole = wholeWidth === width && wholeHeight === height;
  style.transform = `translate(${x}px, ${y}px)${isWhole ? "" : ` scale(${width / wholeWidth}, ${height / wholeHeight})`}`;
}

export function setFont(style, run, fonts) {
  // Painted anew it stays in the font that it came with: a later cut of the face may lack its characters.
  style.fontFamily = run.family ??= fonts.family(run.face.number);
  style.fontSize = `${run.size}px`;
  if (run.spacing !== 0) style.letterSpacing = `${run.spacing}px`;
  if (run.face.features.length) style.fontFeatureSettings = run.face.features.map(feature).join(", ");
  if (run.face.variations) style.fontVariationSettings = run.face.variations.split(",").map(variation).join(", ");
}

// `tnum` and `calt 0`, and Pango's `calt=0`.
function feature(text) {
  const [tag, value = "1"] = text.trim().split(/[ =]+/);
  return `"${tag}" ${value}`;
}

function variation(text) {
  const [axis, value] = text.trim().split("=");
  return `"${axis}" ${value}`;
}

function rendering(command) { return command.interpolation === 0 ? "pixelated" : "auto"; }

function percent(part, whole) { return whole > 0 ? `${100 * part / whole}%` : "0"; }

/** Has an image that grows show its picture whole, once that is there: until then it shows the small one. */
async function sharpen(image, url) {
  const whole = new Image();
  whole.src = inFolder(url);
  try {
    await whole.decode();
    image.src = whole.src;
  } catch {
    // What is shown is shown on; the next frame with a larger one does not ask again.
  }
}
