// Begins here: connects the page's parts.

import { Connection } from "./connection.js";
import { inFolder, isLive } from "./address.js";
import { ContentBuilder } from "./contents.js";
import { Fonts } from "./fonts.js";
import { onForcedColors, TextColors } from "./forced-colors.js";
import { PageHistory } from "./history.js";
import { PointerInput } from "./input.js";
import { bringBackFocus, keepFocus, settleFocus } from "./kept-focus.js";
import { offerTexts } from "./rescue.js";
import { onRegion } from "./region.js";
import { Questions, WakeLock } from "./questions.js";
import { packs } from "./packs.js";
import { TextFields } from "./fields.js";
import { TextPicking } from "./picking.js";
import { LayerTree } from "./layers.js";
import { SemanticsMirror } from "./semantics.js";
import { start } from "./start.js";
import { KeyInput } from "./text-input.js";
import "./print.js";
import { contrast, darkness, letter, stillness, traits as currentTraits } from "./traits.js";
import { word } from "./words.js";

const stage = document.getElementById("stage");
const layersElement = document.getElementById("layers");
const elements = document.getElementById("elements");
const status = document.getElementById("status");
const themeColor = document.querySelector("meta[name=theme-color]");
// Milliseconds for which fonts may keep a first frame from showing.
const fontPatience = 3000;
// Milliseconds for which a lost connection is nobody's business.
const statusDelay = isLive ? 4000 : 300;
// Milliseconds for which a notice is shown.
const noticeDuration = 5000;
// The same for a warning: long enough to be read twice.
const warningDuration = 15_000;

/** How much of the page an on-screen keyboard covers, in CSS pixels; a page that is enlarged tells nothing of it. */
function keyboardHeight() {
  const viewport = window.visualViewport;
  if (!viewport || Math.abs(viewport.scale - 1) > 0.01 || fields?.focused === undefined) return 0;
  return Math.max(0, Math.round(stage.clientHeight - viewport.height - viewport.offsetTop));
}

/** What the page is like now, as `traits.js` has it. */
function traits() { return currentTraits(keyboardHeight()); }

const fonts = new Fonts(layersElement);
const layers = new LayerTree(layersElement, new ContentBuilder(fonts));
const textColors = new TextColors(layersElement, elements);
let statusTimer = 0;
let lastFrame = Promise.resolve();
let lastPicture = null;
// What had more memory than it may, where the server has ended the page for that.
let ended = null;
const endings = {
  page: word("This page needed more memory than the server has for one, and began anew"),
  visitor: word("Your pages needed more memory than the server has for you, and this one began anew"),
  server: word("The server ran out of memory, and this page began anew"),
};

const receiver = {
  restart({ isNew, isHandedOn, isGivenUp, isWoken = false }) {
    if (isLive || isHandedOn) keepFocus(window.riffle, isWoken);
    clearTimeout(statusTimer);
    status.hidden = true;
    // Fingers that are down have touched nothing that is still there, unless their touch has woken it.
    if (!isWoken) pointers.lose();
    setLanguage("en", false);
    if (isNew) {
      notice(endings[ended] ?? word("The app began anew, as it could not find what it showed here"));
      ended = null;
      offerTexts(fields.typed);
    } else if (isGivenUp) notice(word("What you did while there was no connection is lost"));
    if (isLive) keepPicture();
    // A field that goes with what is shown loses the keyboard, and nobody has directed that elsewhere.
    fields.isFollowing = true;
    layers.reset();
    fields.isFollowing = false;
    fields.reset(isNew);
    fonts.reset();
    mirror.reset();
    questions.restart(isNew || (isHandedOn && !isWoken));
    layersElement.classList.add("waiting");
    receiver.isFirst = true;
  },

  faces(sources) { fonts.announce(sources); },

  frame(changes, appearance) {
    show(appearance);
    layers.apply(changes);
    textColors.mayDiffer();
    bringBackFocus(window.riffle);
    if (isLive) document.dispatchEvent(new Event("riffle-frame"));
    if (!receiver.isFirst) return;
    receiver.isFirst = false;
    fonts.dropFormer();
    const patience = new Promise((resolve) => setTimeout(resolve, fontPatience));
    lastFrame = Promise.race([fonts.ready(), patience]).then(() => {
      layersElement.classList.remove("waiting");
      lastPicture?.remove();
      nameManifest();
      fonts.prepare();
      settleFocus(window.riffle);
      document.dispatchEvent(new Event("riffle-shown"));
    });
  },

  texts(messages) {
    fields.apply(messages);
    bringBackFocus(window.riffle);
  },

  /** What the app wants done outside of its views. Browsers want a touch or a key shortly before. */
  requests(requests) {
    for (const request of requests) {
      const { open, visit, share, subject, copy, announce, lost, inspected, address, entry, description, attend, choose, keep, paste, locate, withdraw, awake, pointer, vibrate, language, rightToLeft, isUnkept } = request;
      // Other schemes are for programs that a page must not start, or are programs themselves.
      if (open !== undefined && /^(https?|mailto|tel|sms):/i.test(open)) window.open(open, "_blank", "noopener");
      if (visit !== undefined) leave(visit);
      if (share !== undefined) shareItems(share, subject);
      if (copy !== undefined) navigator.clipboard?.writeText(copy).catch(() => notice(word("Not copied")));
      if (announce !== undefined) say(announce);
      if (isUnkept) warn(word("What you changed could not be saved: there is no room for it"));
      if (request.ended !== undefined) ended = request.ended;
      if (lost !== undefined) tellOfLosses(lost);
      if (inspected !== undefined) document.dispatchEvent(new CustomEvent("riffle-inspected", { detail: inspected }));
      if (address !== undefined) {
        trail.name(entry, inFolder(address || "."));
        if (description !== undefined) setDescription(description);
      }
      if (attend !== undefined) mirror.attend(attend);
      if (choose !== undefined) questions.choose(choose);
      if (keep !== undefined) questions.keep(keep);
      if (paste !== undefined) questions.paste(paste);
      if (locate !== undefined) questions.locate(locate);
      if (withdraw !== undefined) questions.withdraw(withdraw);
      if (awake !== undefined) wakeLock.set(awake);
      if (pointer !== undefined) pointers.setCursor(pointer);
      if (language !== undefined) setLanguage(language, rightToLeft);
      // Who asks for less movement is not to be shaken.
      if (vibrate !== undefined && !stillness.matches) navigator.vibrate?.(vibrate);
    }
  },

  history(way, number) { trail.take(way, number); },

  semantics(changes) {
    mirror.apply(changes);
    bringBackFocus(window.riffle);
    textColors.mayDiffer();
    pointers.showCursor();
  },

  lost() {
    pointers.lose();
    clearTimeout(statusTimer);
    statusTimer = setTimeout(() => tell(word("Reconnecting…")), statusDelay);
  },

  waits(reason) {
    clearTimeout(statusTimer);
    tell(`${inTheirLanguage(reason)} ${word("This page tries again by itself.")}`);
  },

  refused(reason) {
    clearTimeout(statusTimer);
    tell(reason);
    // The page may be of an older server than the one that answers. Once only: what is refused then stays so.
    if (sessionStorage.getItem("reloaded") !== null) return;
    sessionStorage.setItem("reloaded", "");
    location.reload();
  },
};

/** Says how the app is put on a home screen. Nobody needs to know before there is something to see. */
function nameManifest() {
  if (document.querySelector("link[rel=manifest]") !== null) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.crossOrigin = "use-credentials";
  link.href = inFolder("manifest.json");
  document.head.append(link);
}

/** What is shown stays until the next process shows something. */
function keepPicture() {
  lastPicture?.remove();
  if (layersElement.childElementCount === 0 || layersElement.classList.contains("waiting")) return;
  lastPicture = layersElement.cloneNode(true);
  lastPicture.inert = true;
  layersElement.after(lastPicture);
}

/** Offers texts and addresses to other programs; through the clipboard where the browser has no way of its own. */
function shareItems(items, subject) {
  const url = items.length === 1 && /^https?:/i.test(items[0]) ? items[0] : undefined;
  const data = { title: subject, url, text: url === undefined ? items.join("\n") : undefined };
  if (navigator.share !== undefined) {
    navigator.share(data).catch(() => {});
  } else {
    navigator.clipboard?.writeText(items.join("\n")).then(() => notice(word("Copied")), () => notice(word("Not copied")));
  }
}

/** Says what language the app's texts are in: screen readers and spelling checkers want to know. */
function setLanguage(tag, isRightToLeft) {
  document.documentElement.lang = tag;
  document.documentElement.dir = isRightToLeft ? "rtl" : "ltr";
}

// The place of a loss that stands for all there was.
const nothingKept = "*";

/** Says what could not be kept of what the page showed, and may be missed. */
function tellOfLosses(losses) {
  if (isLive) document.dispatchEvent(new CustomEvent("riffle-lost", { detail: losses }));
  const places = losses.filter(({ isMissed }) => isMissed).map(({ place }) => place);
  if (isLive || places.length === 0) return;
  if (places.includes(nothingKept)) notice(word("The app failed at this page twice, and was started anew"));
  else notice(`${word("The app was started anew, and could not keep everything:")} ${places.join(", ")}`);
}

/** Says what is shown to those who are told of the page. */
function setDescription(text) {
  for (const name of ["name=description", "property='og:description'"]) {
    const meta = document.querySelector(`meta[${name}]`);
    if (meta !== null) meta.content = text;
  }
}

/** Goes to another address of this server, as for a login; to the page's own again where it is empty. */
function leave(address) {
  const target = new URL(inFolder(address));
  if (target.origin !== location.origin) return;
  if (address === "") location.reload(); else location.assign(target);
}

/** Has a screen reader say something. What was said before goes, so that an equal text is said again. */
function say(text) {
  const spoken = document.getElementById("spoken");
  const line = document.createElement("span");
  line.textContent = text;
  spoken.replaceChildren(line);
}

/** What the server says of itself, in the languages of the person in front of the page: it does not know these yet. */
function inTheirLanguage(reason) {
  const number = /\d+/.exec(reason)?.[0];
  const full = {
    "The server has no memory for another page.": word("The server has no memory for another page."),
    "The server has no room for another visitor.": word("The server has no room for another visitor."),
  };
  if (number === undefined) return full[reason] ?? reason;
  const sentences = [word("The server shows # pages already."), word("Your address has # pages open already.")];
  const place = ["The server shows ", "Your address has "].findIndex((start) => reason.startsWith(start));
  return sentences[place]?.replace("#", number) ?? reason;
}

/** Says something for a while. */
function notice(text) {
  tell(text);
  statusTimer = setTimeout(() => { status.hidden = true; }, noticeDuration);
}

/** Says what somebody has to know, for longer. */
function warn(text) {
  clearTimeout(statusTimer);
  tell(text);
  statusTimer = setTimeout(() => { status.hidden = true; }, warningDuration);
}

function tell(text) {
  status.textContent = text;
  // In the page's words; the app's direction is another matter.
  status.dir = "auto";
  status.hidden = false;
}

/** The app's appearance is the page's: what shows around the app, and what the browser colors by it. */
function show({ isDark, takesPinches, wantsHover, asks }) {
  document.documentElement.classList.toggle("dark", isDark);
  themeColor.content = isDark ? "#000" : "#fff";
  stage.style.touchAction = takesPinches ? "none" : "";
  pointers.wantsHover = wantsHover;
  mirror.asks = asks;
}

const connection = new Connection(receiver, traits);
const fields = new TextFields(connection, layersElement);
layers.fields = fields;
const questions = new Questions(connection, notice);
const wakeLock = new WakeLock();
const mirror = new SemanticsMirror(elements, connection, fields);
fields.mirror = mirror;
const pointers = new PointerInput(stage, connection, (x, y) => mirror.cursorAt(x, y), fields);
pointers.hasMenuAt = (x, y) => mirror.hasMenuAt(x, y);
const picking = new TextPicking(stage, layersElement, () => pointers.wantedCursor === "text");
pointers.pickText = (x, y) => picking.pick(x, y);
new KeyInput(connection, mirror, fields);
const trail = new PageHistory(
  connection, () => notice(word("This page begins anew: where you were could not be kept")), namedAddress);

// Sent when anything of it differs, whatever told of it: a change of pixel ratio alone, as when the window goes to another
// display, tells no observer of sizes.
let lastTraits = JSON.stringify(start.connection?.traits ?? traits());
function traitsMayDiffer() {
  const now = JSON.stringify(traits());
  if (now === lastTraits) return;
  const hadOtherPixels = JSON.parse(lastTraits).scale !== devicePixelRatio;
  lastTraits = now;
  if (hadOtherPixels) layers.rebuild();
  connection.sendTraits();
}
new ResizeObserver(traitsMayDiffer).observe(stage);
new ResizeObserver(traitsMayDiffer).observe(letter);
addEventListener("resize", traitsMayDiffer);
document.addEventListener("visibilitychange", traitsMayDiffer);
window.visualViewport?.addEventListener("resize", traitsMayDiffer);
for (const query of [darkness, stillness, contrast]) query.addEventListener("change", traitsMayDiffer);
onRegion(traitsMayDiffer);
onForcedColors(() => {
  layers.rebuild();
  textColors.mayDiffer();
});
function watchScale() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    traitsMayDiffer();
    watchScale();
  }, { once: true });
}
watchScale();

/** The address, if it names a place in the app; else an empty text. */
function namedAddress() { return location.hash.length < 2 ? "" : location.href; }

if (namedAddress() !== "") {
  connection.record((writer) => {
    writer.byte(16);
    writer.text(namedAddress());
    writer.double(performance.now());
  }, { isUrgent: true, isKept: true });
}
connection.open();

/** For tests and the curious. */
window.riffle = {
  connection, layers, fonts, mirror, pointers, fields, trail,
  get isShown() { return connection.framesReceived > 0 && !layersElement.classList.contains("waiting"); },

  /** Settles when the server has dealt with all input, nothing moves, and everything that came is on the screen. */
  async whenStill() {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    for (;;) {
      while (!connection.isOpen || !receiver.hasOwnProperty("isFirst") || receiver.isFirst) await nextFrame();
      const before = connection.framesReceived;
      await connection.ping().catch(() => undefined);
      await trail.steps;
      const isMoving = pointers.glide.isGliding || connection.isMoving || connection.hasRecords || connection.playout.isWaiting || layers.moving.size > 0 || textColors.isWaiting;
      if (isMoving || connection.framesReceived !== before) {
        await nextFrame();
        continue;
      }
      await lastFrame;
      await fonts.ready();
      await packs.ready();
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await nextFrame();
      await nextFrame();
      // An answer may overtake the frame of the turn that it was given in, on a busy server by much; not so the next one.
      await connection.ping().catch(() => undefined);
      if (connection.framesReceived === before) return;
    }
  },
};
