// Grids of colored points as pictures: no form of CSS or SVG has them.

/** Pixels along the longer side of a picture: it is enlarged smoothly, and colors change slowly. */
const pixels = 256;

/** What the points of a grid cover. */
export function meshBounds({ points }) {
  const [across, down] = ["x", "y"].map((axis) => stretch(points.map((point) => point[axis])));
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

// Where some places begin, and how far they reach.
function stretch(places) {
  const start = Math.min(...places);
  return { start, length: Math.max(...places) - start };
}

/** Draws a grid into a canvas that is to cover its bounds. */
export function drawMesh(canvas, mesh) {
  const bounds = meshBounds(mesh);
  const scale = pixels / Math.max(bounds.width, bounds.height, 1e-3);
  canvas.width = Math.max(1, Math.round(bounds.width * scale));
  canvas.height = Math.max(1, Math.round(bounds.height * scale));
  const context = canvas.getContext("2d");
  if (context === null || bounds.width <= 0 || bounds.height <= 0) return;
  const picture = context.createImageData(canvas.width, canvas.height);
  const [across, down] = [canvas.width / bounds.width, canvas.height / bounds.height];
  const corners = mesh.points.map(({ x, y, color }) => {
    const alpha = color.alpha / 255;
    return {
      x: (x - bounds.x) * across, y: (y - bounds.y) * down,
      red: color.red * alpha, green: color.green * alpha, blue: color.blue * alpha, alpha: color.alpha,
    };
  });
  const { columns } = mesh;
  for (let first = 0; first + columns < corners.length; first++) {
    if ((first + 1) % columns === 0) continue;
    const [a, b, c, d] = [corners[first], corners[first + 1], corners[first + columns], corners[first + columns + 1]];
    triangle(picture, a, b, c);
    triangle(picture, b, d, c);
  }
  context.putImageData(picture, 0, 0);
}

// Pixels whose centers lie in it, edges included: neighbors so leave no gap. Colors are multiplied by their alpha.
function triangle({ data, width, height }, a, b, c) {
  const [toB, toC] = [b, c].map((corner) => ({ x: corner.x - a.x, y: corner.y - a.y }));
  const area = toB.x * toC.y - toB.y * toC.x;
  if (!(Math.abs(area) > 1e-9)) return;
  const [top, bottom] = pixelsBetween([a.y, b.y, c.y], height);
  const [left, right] = pixelsBetween([a.x, b.x, c.x], width);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y];
      const second = (px * toC.y - py * toC.x) / area;
      const third = (toB.x * py - toB.y * px) / area;
      const first = 1 - second - third;
      if (first < -1e-7 || second < -1e-7 || third < -1e-7) continue;
      const alpha = first * a.alpha + second * b.alpha + third * c.alpha;
      const share = alpha > 0 ? 255 / alpha : 0;
      const index = 4 * (y * width + x);
      data[index] = (first * a.red + second * b.red + third * c.red) * share;
      data[index + 1] = (first * a.green + second * b.green + third * c.green) * share;
      data[index + 2] = (first * a.blue + second * b.blue + third * c.blue) * share;
      data[index + 3] = alpha;
    }
  }
}

// The first pixel in reach of some places along one axis, and the one after the last, of so many.
function pixelsBetween(places, count) {
  const first = Math.floor(Math.min(...places) - 0.5);
  const end = Math.ceil(Math.max(...places) + 0.5);
  return [Math.max(first, 0), Math.min(end, count)];
}
