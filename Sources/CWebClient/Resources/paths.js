// Outlines as SVG path data.

/** The path data of a decoded path. */
export function pathData(path) {
  switch (path.kind) {
    case "empty": return "";
    case "rect": return rectangle(path.rect);
    case "ellipse": return ellipse(path.rect);
    case "rounded": return rounded(path.rect, Array(4).fill([path.size.width, path.size.height]), path.isContinuous, true);
    case "uneven": return rounded(path.rect, path.radii.map((radius) => [radius, radius]), path.isContinuous, false);
    default: return path.data;
  }
}

function rectangle({ x, y, width, height }) {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

function ellipse({ x, y, width, height }) {
  const [rx, ry] = [width / 2, height / 2];
  return `M${x + width} ${y + ry}a${rx} ${ry} 0 0 1 ${-rx} ${ry}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}`
    + `a${rx} ${ry} 0 0 1 ${rx} ${-ry}a${rx} ${ry} 0 0 1 ${rx} ${ry}Z`;
}

// Where a circle's Bézier controls lie, from the corner, in radii.
const circleControl = 1 - 0.5522847498307936;

// How a continuous corner leaves its edge, in radii from the corner: the numbers are those of the server's
// `RoundedRectGeometry`, which took them from Apple's outlines.
function approach(share, radius) {
  const full = 1.5286648;
  const ratio = radius > 0 ? share / radius : full;
  const freedom = Math.min(Math.max((ratio - 1) / (full - 1), 0), 1);
  return {
    start: Math.min(full, ratio), control1: 0.96 + (1.08849 - 0.96) * freedom, control2: 0.82 + (0.868407 - 0.82) * freedom,
  };
}

// Corners are [width, height], in the order top left, top right, bottom right, bottom left.
function rounded({ x, y, width, height }, [topLeft, topRight, bottomRight, bottomLeft], isContinuous, isUniform) {
  const share = (radius, neighbor, edge) => isUniform ? edge / 2 : radius > 0 ? edge * radius / (radius + neighbor) : 0;
  const [right, bottom] = [x + width, y + height];
  const startY = isUniform ? y + height / 2 : (y + topRight[1] + bottom - bottomRight[1]) / 2;
  const parts = [`M${right} ${startY}`];
  // Each corner: where, which way its incoming and outgoing edges run, its sizes and shares along them.
  const corner = (vertexX, vertexY, [inX, inY], [outX, outY], size, before, after, isVertical) => {
    const incoming = isVertical ? size[1] : size[0];
    const outgoing = isVertical ? size[0] : size[1];
    const incomingShare = share(incoming, isVertical ? before[1] : before[0], isVertical ? height : width);
    const outgoingShare = share(outgoing, isVertical ? after[0] : after[1], isVertical ? width : height);
    const point = (back, ahead) =>
      `${vertexX - inX * back * incoming + outX * ahead * outgoing} ${vertexY - inY * back * incoming + outY * ahead * outgoing}`;
    if (!isContinuous) {
      parts.push(`L${point(1, 0)}C${point(circleControl, 0)} ${point(0, circleControl)} ${point(0, 1)}`);
      return;
    }
    const entry = approach(incomingShare, incoming);
    const exit = approach(outgoingShare, outgoing);
    const [far, near, farControl, nearControl] = [0.631494, 0.0749114, 0.372824, 0.16906];
    parts.push(
      `L${point(entry.start, 0)}C${point(entry.control1, 0)} ${point(entry.control2, 0)} ${point(far, near)}`
      + `C${point(farControl, nearControl)} ${point(nearControl, farControl)} ${point(near, far)}`
      + `C${point(0, exit.control2)} ${point(0, exit.control1)} ${point(0, exit.start)}`);
  };
  const [down, left, up, across] = [[0, 1], [-1, 0], [0, -1], [1, 0]];
  corner(right, bottom, down, left, bottomRight, topRight, bottomLeft, true);
  corner(x, bottom, left, up, bottomLeft, bottomRight, topLeft, false);
  corner(x, y, up, across, topLeft, bottomLeft, topRight, true);
  corner(right, y, across, down, topRight, topLeft, bottomRight, false);
  return parts.join("") + "Z";
}
