// Paints as SVG: colors as they are, gradients as elements that a fill refers to.

const svg = "http://www.w3.org/2000/svg";
let lastID = 0;

/** A new SVG element with attributes. */
export function svgElement(name, attributes = {}, children = []) {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** A name that no other element of the page has. */
export function freshID() { return `p${++lastID}`; }

/**
 * What to fill with: an SVG paint, and the definition it needs, if any.
 * Angular gradients have no SVG form: they come as `{ conic }`, a CSS image to be cut out, and so do meshes, as `{ mesh }`.
 */
export function svgPaint(paint) {
  if (paint.kind === "color") return { fill: paint.color.css, definition: null };
  if (paint.kind === "angular") return { conic: conic(paint) };
  if (paint.kind === "mesh") return { mesh: paint };
  const only = constant(paint);
  if (only) return { fill: only.css, definition: null };
  const id = freshID();
  return { fill: `url(#${id})`, definition: gradient(paint, id) };
}

/** The one color of a gradient that has no extent. */
function constant(paint) {
  const { stops } = paint;
  const last = stops[stops.length - 1].color;
  if (stops.length === 1) return last;
  if (paint.kind === "linear") return paint.from.x === paint.to.x && paint.from.y === paint.to.y ? last : null;
  if (paint.kind === "elliptical" && (paint.frame.width === 0 || paint.frame.height === 0)) return last;
  if (paint.end === paint.start) return last;
  return null;
}

// SVG has stops from 0 to 1 only: the gradient is stretched to hold those outside.
function spread(stops) {
  const first = Math.min(0, stops[0].location);
  const last = Math.max(1, stops[stops.length - 1].location);
  const elements = stops.map(({ location, color }) => svgElement("stop", {
    offset: (location - first) / (last - first), "stop-color": `rgb(${color.red} ${color.green} ${color.blue})`,
    "stop-opacity": color.alpha === 255 ? null : color.alpha / 255,
  }));
  return { first, last, elements };
}

function reversed(stops) {
  return stops.map(({ location, color }) => ({ location: 1 - location, color })).reverse();
}

function gradient(paint, id) {
  if (paint.kind === "linear") {
    const { first, last, elements } = spread(paint.stops);
    const [dx, dy] = [paint.to.x - paint.from.x, paint.to.y - paint.from.y];
    return svgElement("linearGradient", {
      id, gradientUnits: "userSpaceOnUse", x1: paint.from.x + dx * first, y1: paint.from.y + dy * first,
      x2: paint.from.x + dx * last, y2: paint.from.y + dy * last,
    }, elements);
  }
  const isInward = paint.end < paint.start;
  const inner = Math.max(0, Math.min(paint.start, paint.end));
  const outer = Math.max(0, Math.max(paint.start, paint.end));
  const { first, last, elements } = spread(isInward ? reversed(paint.stops) : paint.stops);
  const attributes = {
    id, gradientUnits: "userSpaceOnUse", fr: Math.max(0, inner + (outer - inner) * first), r: inner + (outer - inner) * last,
  };
  if (paint.kind === "radial") {
    const { x, y } = paint.center;
    return svgElement("radialGradient", { ...attributes, cx: x, cy: y, fx: x, fy: y }, elements);
  }
  const { x, y, width, height } = paint.frame;
  const gradientTransform = `matrix(${width / 2} 0 0 ${height / 2} ${x + width / 2} ${y + height / 2})`;
  return svgElement("radialGradient", { ...attributes, cx: 0, cy: 0, fx: 0, fy: 0, gradientTransform }, elements);
}

/** A CSS gradient around a center. CSS begins at the top, the engine at the right. */
function conic({ center, start, end, stops }) {
  const turn = 2 * Math.PI;
  const isBackward = end < start;
  const to = Math.max(start, end);
  // More than one turn is squeezed into the last one, as the server paints it.
  const from = Math.max(Math.min(start, end), to - turn);
  const ordered = isBackward ? reversed(stops) : stops;
  const degrees = (radians) => radians * 180 / Math.PI;
  const parts = ordered.map(({ location, color }) => `${color.css} ${degrees(location * (to - from))}deg`);
  // What lies outside shows the last color up to the middle of the gap, and the first from there.
  if (to - from < turn) {
    const middle = degrees((to - from + turn) / 2);
    parts.push(`${ordered[ordered.length - 1].color.css} ${middle}deg`, `${ordered[0].color.css} ${middle}deg`);
  }
  return `conic-gradient(from ${degrees(from) + 90}deg at ${center.x}px ${center.y}px, ${parts.join(", ")})`;
}
