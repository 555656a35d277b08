// Tells the page of `riffle dev`, in which this one is a frame, what happens here.

import { Inspector } from "./inspector.js";

/** The origins that this page may be a frame of. */
const origins = document.querySelector("meta[name=riffle-live]").content.split(" ");
/** The one that it is a frame of, once it has said so. */
let origin = null;
let untold = [];

/** Made when it is asked for: the page's own parts are there by then. */
let madeInspector = null;
function inspector() { return madeInspector ??= new Inspector(globalThis.riffle, tell); }

function tell(message) {
  if (origin === null) untold.push(message);
  else parent.postMessage({ riffle: message }, origin);
}

addEventListener("message", (event) => {
  if (event.source !== parent || !origins.includes(event.origin) || event.data?.riffle === undefined) return;
  origin = event.origin;
  if (event.data.riffle.inspects !== undefined) inspector().inspects = event.data.riffle.inspects;
  if (event.data.riffle.outlines !== undefined) inspector().outlines = event.data.riffle.outlines;
  if (event.data.riffle.lift !== undefined) inspector().lift(event.data.riffle.lift);
  for (const message of untold.splice(0)) tell(message);
});

document.addEventListener("riffle-lost", ({ detail }) => tell({ lost: detail }));

document.addEventListener("riffle-shown", () => {
  // What was made in one animation frame is on the screen with the next.
  requestAnimationFrame(() => requestAnimationFrame(() => tell({ shown: true })));
});
if (globalThis.riffle?.isShown) tell({ shown: true });
