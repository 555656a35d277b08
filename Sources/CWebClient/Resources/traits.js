// What the page is like: its size and its display, and what its user prefers.

import { region } from "./region.js";

export const darkness = matchMedia("(prefers-color-scheme: dark)");
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
export const contrast = matchMedia("(prefers-contrast: more)");
// The size of a browser's letters, in pixels, where nobody has changed it.
const usualTextSize = 16;

const stage = document.getElementById("stage");
const probe = document.createElement("div");
probe.style.cssText = "position:fixed;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) "
  + "env(safe-area-inset-bottom) env(safe-area-inset-left)";
/** As high as a letter: somebody may have the browser's letters larger or smaller than they usually are. */
export const letter = document.createElement("div");
letter.style.height = "1rem";
probe.append(letter);
document.body.append(probe);

/** What the page is like now: see PageTraits. `keyboardHeight` is what an on-screen keyboard covers, in CSS pixels. */
export function traits(keyboardHeight = 0) {
  const insets = getComputedStyle(probe);
  const sides = [insets.paddingTop, insets.paddingLeft, insets.paddingBottom, insets.paddingRight].map(Number.parseFloat);
  sides[2] = Math.max(sides[2], keyboardHeight);
  return {
    width: stage.clientWidth, height: stage.clientHeight, scale: devicePixelRatio,
    insets: sides,
    isDark: darkness.matches, reducesMotion: stillness.matches, increasesContrast: contrast.matches,
    isHidden: document.hidden, region: region(),
    textScale: letter.offsetHeight / usualTextSize,
  };
}
