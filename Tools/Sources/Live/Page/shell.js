// The page of `riffle dev`: shows the program and its previews in frames, and what becomes of each edit around them.

const element = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

// MARK: The choice, which stands in the address

/** Width, height, and what the device covers at the top and at the bottom, in points. */
const devices = {
  "iPhone 16": [393, 852, 59, 34], "iPhone 16 Pro Max": [440, 956, 62, 34], "iPhone SE": [375, 667, 20, 0],
  "iPad mini": [744, 1133, 24, 20], "iPad Pro 11-inch": [834, 1194, 24, 20],
};
const menus = [
  ["device", "Device", [["", "Page"], ...Object.keys(devices).map((name) => [name, name])]],
  ["orientation", "Orientation", [["", "Upright"], ["landscape", "On its side"]]],
  ["scheme", "Appearance", [["", "As the system"], ["light", "Light"], ["dark", "Dark"]]],
  ["text", "Text size", [["", "Usual"], ["xSmall", "Extra small"], ["small", "Small"], ["medium", "Medium"],
    ["xLarge", "Extra large"], ["xxLarge", "2 × extra large"], ["xxxLarge", "3 × extra large"],
    ["accessibility1", "Accessibility 1"], ["accessibility3", "Accessibility 3"], ["accessibility5", "Accessibility 5"]]],
  ["direction", "Direction", [["", "By language"], ["ltr", "Left to right"], ["rtl", "Right to left"]]],
  ["locale", "Language", [["", "As the browser"], ["en-US", "English (US)"], ["en-GB", "English (UK)"], ["de-DE", "German"],
    ["fr-FR", "French"], ["es-ES", "Spanish"], ["ja-JP", "Japanese"], ["zh-Hans-CN", "Chinese"], ["ar-EG", "Arabic"],
    ["he-IL", "Hebrew"]]],
  ["contrast", "Contrast", [["", "As the system"], ["usual", "Usual"], ["more", "More"]]],
  ["motion", "Motion", [["", "As the system"], ["usual", "Usual"], ["less", "Less"]]],
];
const names = new Set(menus.map(([name]) => name));
/** What the program is told of; the rest is ours. */
const told = ["scheme", "text", "direction", "locale", "contrast", "motion"];

/** Whether the program's window is shown, which previews are, and how. */
let choice = readChoice();

function readChoice() {
  const query = new URLSearchParams(location.search);
  const how = {};
  for (const [name, value] of query) if (names.has(name)) how[name] = value;
  const previews = query.getAll("preview");
  return { app: previews.length === 0 || query.has("app"), previews, how };
}

function writeChoice() {
  const query = new URLSearchParams();
  for (const preview of choice.previews) query.append("preview", preview);
  if (choice.app && choice.previews.length > 0) query.set("app", "");
  for (const [name] of menus) if (choice.how[name]) query.set(name, choice.how[name]);
  const text = query.toString().replace("app=&", "app&").replace(/app=$/, "app");
  history.replaceState(null, "", text === "" ? "/" : `/?${text}`);
}

addEventListener("popstate", () => {
  choice = readChoice();
  render();
});

// MARK: What happens

let state = {};
let isAway = true;

const events = new EventSource("/events");
events.onopen = () => { isAway = false; };
events.onmessage = ({ data }) => {
  isAway = false;
  state = JSON.parse(data);
  render();
};
events.onerror = () => {
  isAway = true;
  render();
};

function say(message) {
  return fetch("/say", { method: "POST", body: JSON.stringify(message) }).catch(() => {});
}

/** Frames whose programs tell us something. */
addEventListener("message", ({ source, origin, data }) => {
  if (!isOrigin(origin) || data?.riffle === undefined) return;
  const frame = [...frames.values()].find(({ iframe }) => iframe.contentWindow === source);
  if (frame === undefined) return;
  const { shown, lost, inspected, inspects } = data.riffle;
  if (shown) say({ shown: true });
  if (inspected !== undefined && isInspecting) showInspected(frame, inspected);
  if (inspects === false) setInspecting(false);
  if (lost !== undefined) {
    frame.lost = lost;
    renderLost();
  }
});

/** The program's pages have the name of the host that ours has: cookies and frames then are those of one site. */
function appOrigin() {
  if (!state.origin) return null;
  const url = new URL(state.origin);
  url.hostname = location.hostname;
  return url.origin;
}
function isOrigin(origin) { return origin === appOrigin(); }

// MARK: Frames

/** By what they show: the preview's id, or an empty text for the program. */
const frames = new Map();

function address(id) {
  const query = new URLSearchParams();
  if (id !== "") query.set("preview", id);
  for (const name of told) if (choice.how[name]) query.set(name, choice.how[name]);
  const room = roomFor(id);
  if (room?.insets) query.set("insets", room.insets.join(" "));
  return `${appOrigin()}/?${query}`;
}

/** Size and covered edges of what is shown, in points; null where it fills the page. */
function roomFor(id) {
  const preview = state.previews?.find((preview) => preview.id === id);
  const isTurned = choice.how.orientation === "landscape" || (preview?.isLandscape ?? false);
  const named = choice.how.device || preview?.device;
  if (!choice.how.device && preview?.width > 0) return { width: preview.width, height: preview.height };
  const device = devices[named] ?? (id === "" && shownIds().length === 1 && !choice.how.orientation ? null : devices["iPhone 16"]);
  if (device === null) return null;
  const [width, height, top, bottom] = device;
  if (!isTurned) return { width, height, insets: [top, 0, bottom, 0] };
  // A phone hides its status bar then, and keeps clear of the camera at both sides.
  const isPhone = width < 700;
  const insets = isPhone ? [0, bottom > 0 ? top : 0, bottom > 0 ? 21 : 0, bottom > 0 ? top : 0] : [top, 0, bottom, 0];
  return { width: height, height: width, insets };
}

function shownIds() {
  const known = new Set((state.previews ?? []).map(({ id }) => id));
  const previews = choice.previews.filter((id) => known.has(id));
  if (!hasApp() && previews.length === 0 && known.size > 0) return [byFile()[0].id];
  if (!hasApp() && previews.length > 0) return previews;
  return choice.app || previews.length === 0 ? ["", ...previews] : previews;
}

/** Packages of libraries have previews only. */
function hasApp() { return state.hasApp !== false; }

function renderFrames() {
  const stage = element("stage");
  if (appOrigin() === null) {
    for (const { figure } of frames.values()) figure.remove();
    frames.clear();
    let waiting = element("waiting");
    waiting ??= stage.appendChild(make("p", { id: "waiting" }));
    waiting.textContent = state.phase === "failed" ? "Nothing to show yet: the first build has not succeeded." :
      "The first build compiles Riffle, too, which takes about ten minutes on two cores. Later ones take seconds.";
    return;
  }
  element("waiting")?.remove();
  const ids = shownIds();
  stage.classList.toggle("filled", ids.length === 1 && roomFor(ids[0]) === null);
  for (const [id, { figure }] of frames) {
    if (ids.includes(id)) continue;
    figure.remove();
    frames.delete(id);
  }
  for (const id of ids) {
    let frame = frames.get(id);
    if (frame === undefined) {
      const iframe = make("iframe", { title: titleOf(id), allow: "clipboard-read; clipboard-write" });
      iframe.addEventListener("load", () => tellFrame(iframe, { inspects: isInspecting, outlines: element("outlines").checked }));
      frame = { iframe, figure: make("figure", {}, iframe, make("figcaption")), address: "", lost: [] };
      frames.set(id, frame);
    }
    const room = roomFor(id);
    frame.iframe.style.width = room === null ? "" : `${room.width}px`;
    frame.iframe.style.height = room === null ? "" : `${room.height}px`;
    fit(frame, room);
    frame.figure.classList.toggle("device", room !== null);
    frame.figure.querySelector("figcaption").textContent = titleOf(id);
    const url = address(id);
    if (frame.address !== url) {
      frame.address = url;
      frame.iframe.src = url;
    }
    // With its address: an empty frame would be loaded first.
    if (!frame.figure.isConnected) stage.append(frame.figure);
  }
}

/** Shows what is wider than its place smaller. */
function fit({ iframe, figure }, room) {
  const stage = element("stage");
  const style = getComputedStyle(stage);
  const width = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const scale = room === null ? 1 : Math.min(1, width / room.width);
  figure.style.maxWidth = room === null ? "" : `${room.width * scale}px`;
  iframe.style.transform = scale < 1 ? `scale(${scale})` : "";
  // What is laid out is the size that it would have.
  iframe.style.marginRight = scale < 1 ? `${(scale - 1) * room.width}px` : "";
  iframe.style.marginBottom = scale < 1 ? `${(scale - 1) * room.height}px` : "";
}

addEventListener("resize", () => {
  for (const [id, frame] of frames) fit(frame, roomFor(id));
});

function titleOf(id) {
  if (id === "") return state.app ?? "App";
  const preview = state.previews.find((preview) => preview.id === id);
  return preview === undefined ? id : previewTitle(preview);
}

/** The name of the file of a preview. Those that types provide are told of by these, whose places are known a little later. */
function fileOf({ file }) {
  const place = file.endsWith(".swift") ? file : state.types?.[file.split(".").pop()]?.replace(/:\d+$/, "") ?? file;
  return place.split("/").pop().replace(/^Rewritten\d*_/, "");
}

/** All previews, those of one file together. */
function byFile() {
  return [...Map.groupBy(state.previews ?? [], fileOf).values()].flat();
}

function previewTitle(preview) {
  if (preview.name !== "") return preview.name;
  const inFile = state.previews.filter((other) => fileOf(other) === fileOf(preview) && other.name === "");
  const title = fileOf(preview).replace(/\.swift$/, "");
  return inFile.length > 1 ? `${title} ${inFile.indexOf(preview) + 1}` : title;
}

// MARK: The list and the menus

function renderList() {
  const list = element("list");
  const previews = byFile();
  const key = JSON.stringify([state.app, previews.map((preview) => [preview, fileOf(preview)]), choice]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const items = hasApp() ? [item("", state.app ?? "App")] : [];
  let file = null;
  for (const preview of previews) {
    if (fileOf(preview) !== file) {
      file = fileOf(preview);
      items.push(make("li", { className: "file", textContent: file, title: preview.file }));
    }
    items.push(item(preview.id, previewTitle(preview)));
  }
  const focused = document.activeElement?.dataset?.id;
  list.replaceChildren(...items);
  if (focused !== undefined) list.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
}

function item(id, title) {
  const box = make("input", { type: "checkbox", checked: shownIds().includes(id) });
  box.dataset.id = id;
  box.addEventListener("change", () => {
    // What is shown where nothing is chosen counts as chosen.
    const previews = hasApp() ? choice.previews : shownIds().filter((id) => id !== "");
    if (id === "") choice.app = box.checked;
    else choice.previews = box.checked ? [...previews, id] : previews.filter((other) => other !== id);
    if (!hasApp()) choice.app = false;
    else if (id !== "" && box.checked && choice.previews.length === 1 && !location.search.includes("app")) choice.app = true;
    if (choice.previews.length === 0) choice.app = hasApp();
    writeChoice();
    render();
  });
  return make("li", {}, make("label", { className: "item" }, box, make("span", { textContent: title })));
}

function makeMenus() {
  const choices = element("choices");
  for (const [name, title, options] of menus) {
    const select = make("select", { id: `choice-${name}` }, ...options.map(([value, text]) => make("option", { value, textContent: text })));
    select.addEventListener("change", () => {
      choice.how[name] = select.value;
      writeChoice();
      render();
    });
    choices.append(make("label", { htmlFor: select.id, textContent: title }), select);
  }
}

function renderMenus() {
  for (const [name] of menus) {
    const select = element(`choice-${name}`);
    const value = choice.how[name] ?? "";
    // An address may say what no menu has.
    if (![...select.options].some((option) => option.value === value)) select.append(make("option", { value, textContent: value }));
    select.value = value;
  }
}

element("menu").addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("open");
  element("menu").setAttribute("aria-expanded", isOpen);
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !document.body.classList.contains("open")) return;
  document.body.classList.remove("open");
  element("menu").setAttribute("aria-expanded", false);
});

// MARK: Errors

function renderTrouble() {
  const trouble = element("trouble");
  const { errors = [], output = "", crash = null } = state;
  const key = JSON.stringify([errors, output, crash]);
  if (trouble.dataset.key === key) return;
  trouble.dataset.key = key;
  trouble.hidden = errors.length === 0 && output === "" && crash === null;
  if (trouble.hidden) return trouble.replaceChildren();
  trouble.replaceChildren(...(crash !== null ? crashParts(crash) : errorParts(errors, output)));
}

function errorParts(errors, output) {
  const isShown = state.version > 0;
  const title = errors.length === 0 ? "The build failed" : errors.length === 1 ? "An error" : `${errors.length} errors`;
  const heading = make("h2", { textContent: title });
  if (isShown) heading.append(make("small", { textContent: "The last good version is below." }));
  if (errors.length === 0) return [heading, make("pre", { className: "text", textContent: output })];
  return [heading, ...errors.map(({ file, line, column, message, excerpt }) => make("div", { className: "fault" },
    make("h3", { textContent: `${file}:${line}:${column}` }), make("p", { textContent: message }), ...excerptParts(excerpt, line)))];
}

function excerptParts(excerpt, line) {
  if (!excerpt) return [];
  const lines = excerpt.lines.map((text, index) => {
    const number = excerpt.first + index;
    const span = make("span", { textContent: text || " ", className: number === line ? "here" : "" });
    span.dataset.line = number;
    return span;
  });
  return [make("pre", {}, ...lines)];
}

function crashParts({ message, function: name, file, line, excerpt, output, keepsOld }) {
  const heading = make("h2", { textContent: "The program crashed" });
  if (keepsOld) heading.append(make("small", { textContent: "The last good version is below." }));
  const fault = make("div", { className: "fault" });
  if (file) fault.append(make("h3", { textContent: line ? `${file}:${line}` : file }));
  fault.append(make("p", { textContent: name ? `${message} — in ${name}` : message }), ...excerptParts(excerpt, line));
  const again = make("button", { type: "button", textContent: "Start again" });
  again.addEventListener("click", () => {
    again.disabled = true;
    say({ restart: true });
  });
  const parts = [heading, fault, make("details", {}, make("summary", { textContent: "What it printed" }), make("pre", { className: "text", textContent: output }))];
  if (!keepsOld) parts.push(make("div", { className: "actions" }, again));
  return parts;
}

// MARK: What was not kept

let showsLost = false;
element("badge").addEventListener("click", () => {
  showsLost = !showsLost;
  renderLost();
});

function renderLost() {
  const all = [...frames.values()].flatMap(({ lost }) => lost);
  const badge = element("badge");
  badge.hidden = all.length === 0;
  badge.textContent = `${all.length} not kept`;
  badge.setAttribute("aria-expanded", showsLost);
  const panel = element("lost");
  panel.hidden = !showsLost || all.length === 0;
  if (panel.hidden) return;
  panel.replaceChildren(
    make("h2", { textContent: "State that the last edit could not keep" }),
    make("ul", {}, ...all.map(({ place, reason }) => make("li", { textContent: `${place}: ${reason}` }))));
}

// MARK: The inspector

let isInspecting = false;

function tellFrame(iframe, message) {
  if (appOrigin() !== null) iframe.contentWindow.postMessage({ riffle: message }, appOrigin());
}

function setInspecting(wanted) {
  isInspecting = wanted;
  element("inspect").setAttribute("aria-pressed", wanted);
  for (const { iframe } of frames.values()) tellFrame(iframe, { inspects: wanted });
  const panel = element("inspected");
  panel.hidden = !wanted;
  document.body.classList.toggle("inspecting", wanted);
  if (wanted) panel.replaceChildren(make("p", { className: "hint", textContent: "Point at a view. A click holds it, and the keys Up and Down go to the view around it and back." }));
  else element("inspect").focus({ preventScroll: true });
}

element("inspect").addEventListener("click", () => setInspecting(!isInspecting));
element("outlines").addEventListener("change", ({ target }) => {
  for (const { iframe } of frames.values()) tellFrame(iframe, { outlines: target.checked });
});

let shownInspection = "";

function showInspected(frame, found) {
  // What is the same stays, so that what has the focus keeps it.
  const key = JSON.stringify(found);
  if (key === shownInspection && element("inspected").childElementCount > 1) return;
  shownInspection = key;
  const { path, index, frame: [[x, y], [width, height]], modifiers, bodies, repaints, allBodies, allRepaints, evaluations } = found;
  const steps = path.map(({ name, isOwn }, place) => {
    const button = make("button", { type: "button", textContent: name, className: isOwn ? "own" : "" });
    if (place === index) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => tellFrame(frame.iframe, { lift: path.length - 1 - place }));
    button.dataset.place = place;
    return make("li", {}, button);
  });
  const isOpen = document.activeElement?.dataset?.place;
  // The source is that of the view, or of the view of the program's own that it stands in.
  const own = path.slice(0, index + 1).findLast(({ isOwn }) => isOwn);
  const source = own === undefined ? undefined : state.types?.[own.name];
  const facts = [
    ["Frame", `${plain(width)} × ${plain(height)} at ${plain(x)}, ${plain(y)}`],
    ["Source", source ?? "not known"],
    ["Since the last event", `${count(bodies, "body", "bodies")}, ${count(repaints, "layer", "layers")} painted`],
    ["All views", `${count(allBodies, "body", "bodies")}, ${count(allRepaints, "layer", "layers")} painted`],
  ];
  element("inspected").replaceChildren(
    make("h2", { textContent: path[index].name }),
    make("ol", { className: "path" }, ...steps),
    make("dl", {}, ...facts.flatMap(([name, text]) => [make("dt", { textContent: name }), make("dd", { textContent: text })])),
    make("h3", { textContent: "Modifiers" }),
    modifiers.length === 0 ? make("p", { className: "hint", textContent: "None" })
      : make("ul", { className: "modifiers" }, ...modifiers.map((text) => make("li", { textContent: `.${text}` }))),
    make("h3", { textContent: "Bodies that ran" }),
    evaluations.length === 0 ? make("p", { className: "hint", textContent: "None since the last event" })
      : make("ul", { className: "modifiers" }, ...evaluations.map(({ name, count }) => make("li", { textContent: count === 1 ? name : `${name} ${count} times` }))));
  if (isOpen !== undefined) element("inspected").querySelector(`[data-place="${isOpen}"]`)?.focus();
}

function plain(value) { return String(Math.round(value * 100) / 100); }
function count(number, one, several) { return `${number} ${number === 1 ? one : several}`; }

// MARK: All of it

const words = { building: "Building", compiling: "Compiling", starting: "Starting" };

function activity() {
  if (isAway) return "riffle dev has ended, or cannot be reached";
  const { phase, activity = "", times = null, crash = null } = state;
  if (phase === "running") return times ? `Up to date · ${seconds(times.total)} after the last save` : "Up to date";
  if (phase === "failed") return crash ? "The program crashed" : "There are errors";
  return activity === "" ? `${words[phase]}…` : `${words[phase]}: ${activity}`;
}

function seconds(value) { return `${value.toFixed(2)} s`; }

function renderTimes() {
  const { times = null } = state;
  element("timing").hidden = times === null;
  if (times === null) return;
  const rows = [["Noticing", times.noticing], ["Compiling", times.compiling], ["Linking", times.linking], ["Starting", times.starting]];
  if (times.frame !== undefined) rows.push(["First frame", times.frame]);
  element("times").replaceChildren(
    ...[...rows, ["Total", times.total]].flatMap(([name, value]) => {
      const className = name === "Total" ? "total" : "";
      return [make("dt", { textContent: name, className }), make("dd", { textContent: seconds(value), className })];
    }));
}

function render() {
  document.body.dataset.phase = isAway ? "away" : state.phase ?? "building";
  element("inspect").disabled = appOrigin() === null;
  document.title = `${state.phase === "failed" ? "✗ " : ""}${state.app ?? "riffle"} – riffle dev`;
  element("name").textContent = state.app ?? "riffle dev";
  element("activity").textContent = activity();
  if (state.app === undefined) return;
  renderFrames();
  renderList();
  renderMenus();
  renderTrouble();
  renderTimes();
  renderLost();
}

makeMenus();
render();
