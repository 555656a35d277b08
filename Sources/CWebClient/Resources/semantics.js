// What is on the screen for those who do not see it or do not touch it: the server's elements as ARIA, in reading order.

import { modality } from "./modality.js";

const roles = {
  text: "paragraph", image: "img", header: "heading", button: "button", link: "link", toggle: "switch", slider: "slider",
  stepper: "spinbutton", adjustable: "spinbutton", picker: "combobox", menu: "menu", menuItem: "menuitem",
  textField: "textbox", secureField: "textbox", searchField: "searchbox", progress: "progressbar", list: "list",
  row: "listitem", tabBar: "tablist", tab: "tab", navigationBar: "navigation", scrollArea: "group", alert: "alertdialog",
  dialog: "dialog", group: "group",
};
const controls = new Set([
  "button", "link", "toggle", "slider", "stepper", "adjustable", "picker", "menuItem", "tab",
]);
const pressed = new Set(["button", "link", "toggle", "picker", "menuItem", "tab"]);
// What controls are in a menu; those that are chosen are a "menuitemradio".
const menuRoles = { button: "menuitem", link: "menuitem", toggle: "menuitemcheckbox" };
// What comes in front of everything else.
const layers = new Set(["alert", "dialog"]);
const fields = new Set(["textField", "secureField", "searchField"]);
const increments = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };

// What assistive technology has ways of its own for.
const plainKinds = new Set(["default", "increment", "decrement"]);

/** Where keys lead among the actions of an element. */
const actionPlaces = {
  ArrowDown: (index, count) => (index + 1) % count, ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count, ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0, End: (_, count) => count - 1,
};

/** Mirrors the elements below `root` and sends what is asked of them. */
export class SemanticsMirror {
  constructor(root, connection, fields) {
    this.root = root;
    this.fields = fields;
    this.connection = connection;
    // What the server calls the app.
    this.appName = document.querySelector("meta[name=application-name]").content;
    this.reset();
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("focusin", (event) => this.#focused(event));
    // Where the browser goes on from when the keyboard leaves the app.
    this.ends = ["before", "after"].map((place) => {
      const end = document.createElement("span");
      end.tabIndex = -1;
      end.setAttribute("aria-hidden", "true");
      root.parentElement[place](end);
      return end;
    });
  }

  reset() {
    this.nodes = new Map();
    // Elements around fields.
    this.owners = new Set();
    this.focusedID = 0;
    // The element that the server was told of last, and whether the views before and after the focused one may have to be made.
    this.toldID = null;
    this.asks = [false, false];
    // What follows the element in focus, should that go.
    this.successor = null;
    // Where the keyboard was before it went to actions.
    this.actionsOrigin = null;
    // An element that a screen reader is to be led to as soon as it is there; 0 for the first one.
    this.attended = null;
    this.root.replaceChildren();
    this.nodes.set(0, { id: 0, element: this.root, node: {}, frame: [0, 0, 0, 0] });
  }

  apply(changes) {
    // What stands in the page for those who do not run it.
    document.getElementById("text")?.remove();
    const focused = document.activeElement;
    let told = this.toldID;
    for (const change of changes) {
      if ("insert" in change) this.#insert(change);
      else if ("update" in change) this.#update(this.nodes.get(change.update), change);
      else if ("order" in change) this.#order(change);
      else if ("remove" in change) this.#remove(change.remove);
      else if ("told" in change) told = change.told;
    }
    this.#levelHeadings();
    this.#placeFields();
    // Moving an element takes its focus away.
    if (focused !== document.activeElement && focused?.isConnected && this.root.contains(focused)) this.#focus(focused);
    this.#followFocus(this.toldID === null || told === this.toldID);
    this.#keepFocus();
    this.#attend();
  }

  /** Headings begin with the first level in what can be reached, and go on with what the app says, else with the second. */
  #levelHeadings() {
    let title = null;
    for (const [index, element] of this.root.querySelectorAll("[role='heading']").entries()) {
      const node = this.nodes.get(Number(element.dataset.id))?.node;
      set(element, "aria-level", String(node?.level ?? (index === 0 ? 1 : 2)));
      // What is in a group with a name, such as a device that is shown, heads that and not the page.
      if (node?.level === 1 && element.closest("[role='group'][aria-label]") === null) title ??= node.label;
    }
    // The tab is called by the screen in view, then by the app.
    const name = title && title !== this.appName ? `${title} – ${this.appName}` : this.appName;
    if (document.title !== name) document.title = name;
  }

  /** A field of the page is read in the place of its element, which says nothing: what is around owns all in order. */
  #placeFields() {
    const owners = new Set([...this.root.querySelectorAll(".e[data-shell]")].map(({ parentElement }) => parentElement));
    for (const owner of this.owners) if (!owners.has(owner)) owner.removeAttribute("aria-owns");
    for (const owner of owners) {
      const children = [...owner.children].map((child) => child.dataset.shell ?? child.id);
      set(owner, "aria-owns", children.filter((id) => id !== "").join(" "));
    }
    this.owners = owners;
  }

  /** Whether the app shows a menu, or has one for what is at a point. */
  hasMenuAt(x, y) {
    for (const { node, element } of this.nodes.values()) {
      if (node.role === "menu") return true;
      if (!(node.actions ?? []).some(([, kind]) => kind === "showMenu")) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
    }
    return false;
  }

  /** Leads a screen reader to an element; 0 for the first one. */
  attend(id) {
    this.attended = id;
    this.#attend();
  }

  #attend() {
    if (this.attended === null) return;
    const element = this.attended === 0 ? this.root.querySelector(".e:not([data-role='group'])") : this.nodes.get(this.attended)?.element;
    if (!element) return;
    this.attended = null;
    this.rest(element);
  }

  #insert(change) {
    const parent = this.nodes.get(change.parent);
    if (!parent || this.nodes.has(change.insert)) return;
    const isInMenu = parent.isInMenu || parent.node.role === "menu";
    const entry = { id: change.insert, element: null, actions: null, node: change, frame: change.frame, isInMenu };
    this.nodes.set(entry.id, entry);
    this.#replaceElement(entry);
    // What it lies in says where its corner is.
    parent.element.append(entry.element);
    this.#update(entry, change);
    // Who has opened it by a key while nothing had the keyboard goes on there.
    if (layers.has(change.role) && modality.isKeyboard && document.activeElement === document.body) this.successor = entry.element;
  }

  #update(entry, node) {
    if (!entry) return;
    const before = entry.node;
    entry.node = node;
    entry.frame = node.frame;
    const element = entry.element;
    describe(element, node, entry.isInMenu);
    if (fields.has(node.role)) {
      this.fields.describe(entry.id, node);
    }
    this.#place(entry);
    if (before.frame[0] !== node.frame[0] || before.frame[1] !== node.frame[1]) {
      for (const child of element.children) {
        if (child.classList.contains("e")) this.#place(this.nodes.get(Number(child.dataset.id)));
      }
    }
    this.#customActions(entry);
  }

  #replaceElement(entry) {
    const old = entry.element;
    const element = document.createElement("div");
    element.className = "e";
    element.dataset.id = entry.id;
    element.id = `e${entry.id}`;
    if (old) {
      element.append(...old.children);
      old.replaceWith(element);
    }
    entry.element = element;
  }

  // Frames are the window's; an element lies in its parent's.
  #place(entry) {
    const parent = this.nodes.get(Number(entry.element.parentElement?.dataset.id ?? 0)) ?? this.nodes.get(0);
    const style = entry.element.style;
    style.left = `${entry.frame[0] - parent.frame[0]}px`;
    style.top = `${entry.frame[1] - parent.frame[1]}px`;
    style.width = `${entry.frame[2]}px`;
    style.height = `${entry.frame[3]}px`;
  }

  /**
   * Actions with names become buttons behind the element that are named for both. They are no stops of the Tab key: the
   * menu key, or Shift and F10, leads to them, and arrows go around.
   */
  #customActions(entry) {
    const actions = (entry.node.actions ?? []).filter(([, kind]) => !plainKinds.has(kind));
    const names = [entry.node.label, ...actions.map(([name]) => name)].join("\n");
    if (entry.actionNames === names) return;
    entry.actionNames = names;
    const active = document.activeElement;
    const focusedName = entry.actions?.contains(active) ? active.dataset.action : null;
    entry.actions?.remove();
    entry.actions = null;
    if (actions.length === 0) return;
    const list = document.createElement("div");
    list.className = "actions";
    list.id = `a${entry.id}`;
    list.setAttribute("role", "none");
    for (const [name] of actions) {
      const button = document.createElement("button");
      button.className = "a";
      button.type = "button";
      button.tabIndex = -1;
      button.textContent = name;
      if (entry.node.label) button.setAttribute("aria-label", `${name} ${entry.node.label}`);
      button.dataset.node = entry.id;
      button.dataset.action = name;
      list.append(button);
    }
    entry.actions = list;
    entry.element.after(list);
    if (focusedName === null) return;
    const buttons = [...list.children];
    this.#focus(buttons.find((button) => button.dataset.action === focusedName) ?? buttons[0]);
  }

  #order({ order, children }) {
    const parent = this.nodes.get(order);
    if (!parent) return;
    for (const id of children) {
      const entry = this.nodes.get(id);
      if (!entry) continue;
      parent.element.append(entry.element);
      if (entry.actions) parent.element.append(entry.actions);
      this.#place(entry);
    }
  }

  #remove(id) {
    const entry = this.nodes.get(id);
    if (!entry || id === 0) return;
    if (entry.element.contains(document.activeElement) || entry.actions?.contains(document.activeElement)) {
      this.successor = this.#following(entry.element, false) ?? this.#following(entry.element, true);
    }
    for (const inside of entry.element.querySelectorAll(".e")) this.nodes.delete(Number(inside.dataset.id));
    entry.actions?.remove();
    entry.element.remove();
    this.nodes.delete(id);
  }

  // MARK: What is asked of elements

  #clicked(event) {
    const action = event.target.closest(".a");
    if (action) return this.#perform(Number(action.dataset.node), action.dataset.action);
    const element = event.target.closest(".e");
    if (!element) return;
    // Assistive technology presses without going there: whatever comes, the keyboard is to come back here.
    if (element.tabIndex === 0 && element !== document.activeElement) element.focus({ preventScroll: true });
    this.#performKind(element, "default");
  }

  /** The cursor over a point: a hand over what can be pressed, a beam over text that can be edited. */
  cursorAt(x, y) {
    let cursor = "default";
    for (const { node, frame } of this.nodes.values()) {
      if (x < frame[0] || y < frame[1] || x >= frame[0] + frame[2] || y >= frame[1] + frame[3]) continue;
      if (node.traits?.includes("disabled")) continue;
      if (fields.has(node.role)) cursor = "text";
      else if (pressed.has(node.role)) cursor = "pointer";
    }
    return cursor;
  }

  /** Whether a key means something to the element in focus. */
  handleKey(event) {
    const element = document.activeElement;
    if (element?.classList.contains("a")) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const isChosen = event.key === "Enter" || event.key === " ";
      if (isChosen) this.#perform(Number(element.dataset.node), element.dataset.action);
      if (isChosen || event.key === "Escape") {
        this.#leaveActions(element);
        return true;
      }
      const buttons = [...element.parentElement.children];
      const place = actionPlaces[event.key]?.(buttons.indexOf(element), buttons.length);
      if (place === undefined) return false;
      this.#focus(buttons[place]);
      return true;
    }
    if (element?.classList.contains("e") && (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) {
      return this.#enterActions(element);
    }
    if (!element?.classList.contains("e") || event.ctrlKey || event.metaKey || event.altKey) return false;
    // What has the app's focus gets keys as the app wants them.
    if (this.nodes.get(Number(element.dataset.id))?.node.traits?.includes("focused")) return false;
    if (event.key === "Enter" || event.key === " ") return this.#performKind(element, "default");
    if (event.key === "Escape") return this.#performKind(element, "escape");
    if (event.key in increments) return this.#performKind(element, increments[event.key]);
    return false;
  }

  /** Goes to the actions of an element, else of what it is in, unless a menu is all there is. */
  #enterActions(element) {
    for (let outer = element; outer; outer = outer.parentElement.closest(".e")) {
      const entry = this.nodes.get(Number(outer.dataset.id));
      const kinds = (entry?.node.actions ?? []).map(([, kind]) => kind).filter((kind) => !plainKinds.has(kind));
      if (kinds.some((kind) => kind !== "showMenu")) {
        this.actionsOrigin = element;
        this.#focus(entry.actions.firstElementChild);
        return true;
      }
      if (kinds.length > 0 || entry?.node.traits?.includes("modal")) return false;
    }
    return false;
  }

  /** As when a menu closes, the keyboard goes back to where it came from. */
  #leaveActions(button) {
    const owner = this.nodes.get(Number(button.dataset.node))?.element;
    const origin = this.actionsOrigin?.isConnected && owner?.contains(this.actionsOrigin) ? this.actionsOrigin : owner;
    this.actionsOrigin = null;
    origin?.focus({ preventScroll: true });
  }

  #performKind(element, kind) {
    const id = Number(element.dataset.id);
    const action = (this.nodes.get(id)?.node.actions ?? []).find(([, own]) => own === kind);
    if (!action) return false;
    this.#perform(id, action[0]);
    return true;
  }

  #perform(id, name) {
    this.connection.record((writer) => {
      writer.byte(9);
      writer.unsigned(id);
      writer.text(name);
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }

  // MARK: Focus

  /** The keyboard came to an element: the app's focus follows. */
  #focused(event) {
    if (this.isFollowing || event.target.classList.contains("a")) return;
    const { target, relatedTarget } = event;
    const id = target.classList.contains("e") ? Number(target.dataset.id) : 0;
    // A field's element hands the keyboard on to the field.
    if (fields.has(this.nodes.get(id)?.node.role) && this.fields.focus(id)) return;
    // From outside the page, the browser knows nothing of fields at the ends.
    if (relatedTarget === null && modality.isKeyboard && !this.isGoing) {
      const [order, stops] = [this.#stops(), this.root.querySelectorAll("[tabindex='0']")];
      const end = target === stops[0] ? order[0] : target === stops[stops.length - 1] ? order[order.length - 1] : target;
      if (end !== target) return this.go(end);
    }
    this.tell(id, modality.isKeyboard);
  }

  /** Tells the server what the keyboard is directed to. */
  tell(id, isByKeyboard) {
    this.toldID = id;
    this.connection.record((writer) => {
      writer.byte(isByKeyboard || id === 0 ? 12 : 23);
      writer.unsigned(id);
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }

  /** The app's focus moved: the page's follows, unless it has gone on meanwhile. */
  #followFocus(isUpToDate) {
    const wanted = [...this.nodes.values()].find(({ node }) => node.traits?.includes("focused"));
    const id = wanted?.id ?? 0;
    if (id === this.focusedID && this.hasFollowed) return;
    this.focusedID = id;
    this.hasFollowed = isUpToDate;
    if (!isUpToDate || !wanted) return;
    const active = document.activeElement;
    // Whoever has gone on to an element's actions meanwhile stays there.
    if (active?.classList.contains("a")) return;
    // Fields are told of their focus by themselves.
    if (fields.has(wanted.node.role)) return;
    this.#focus(wanted.element);
  }

  /** Has the keyboard somewhere, also when the element that it was on is gone and the app has no other. */
  #keepFocus() {
    const successor = this.successor;
    this.successor = null;
    if (successor === null || document.activeElement !== document.body) return;
    if (!successor.isConnected) return this.rest(this.root.querySelector(".e:not([data-role='group'])"));
    const isLayer = layers.has(this.nodes.get(Number(successor.dataset.id))?.node.role);
    this.rest((isLayer ? successor.querySelector(".e[tabindex='0']") : null) ?? successor);
  }

  /** Puts the page's keyboard on an element without telling the app. */
  rest(element) {
    if (!element) return;
    const id = Number(element.dataset.id);
    if (fields.has(this.nodes.get(id)?.node.role)) this.restOnField(id);
    else this.#direct(element);
  }

  #direct(element) {
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    this.#focus(element);
  }

  /** The app has no use for the keyboard in a field any more: it stays at the field's place. */
  restOnField(id) {
    const element = this.nodes.get(id)?.element;
    if (!element || !modality.isKeyboard) return false;
    element.removeAttribute("aria-hidden");
    element.setAttribute("role", "group");
    set(element, "aria-label", this.nodes.get(id).node.label || null);
    this.#direct(element);
    element.dataset.rests = "";
    // An element that is moved loses the keyboard for a moment.
    const leave = () => queueMicrotask(() => {
      if (element === document.activeElement) return;
      element.removeEventListener("blur", leave);
      element.setAttribute("aria-hidden", "true");
      for (const name of ["role", "aria-label", "tabindex", "data-rests"]) element.removeAttribute(name);
    });
    element.addEventListener("blur", leave);
    return true;
  }

  /** All that the Tab key goes to, in reading order: of what can only be asked for actions, what is in it leads there. */
  #stops() {
    const stops = ".e[tabindex='0'], .e[data-field]";
    return [...this.root.querySelectorAll(stops)].filter((stop) => {
      const { traits, actions } = this.nodes.get(Number(stop.dataset.id))?.node ?? {};
      const isLead = traits?.includes("focusable") || (actions ?? []).some(([, kind]) => plainKinds.has(kind));
      return isLead || stop.dataset.field !== undefined || stop.querySelector(stops) === null;
    });
  }

  /** The next stop of the Tab key beyond an element; null at the end. */
  #following(element, isBackward) {
    const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const beyond = this.#stops().filter((stop) => stop !== element && !element.contains(stop) && !stop.contains(element)
      && element.compareDocumentPosition(stop) & side);
    return (isBackward ? beyond[beyond.length - 1] : beyond[0]) ?? null;
  }

  /** Directs the keyboard to a stop of the Tab key, which the app hears of: nobody has come from outside the page. */
  go(element) {
    this.isGoing = true;
    const id = Number(element.dataset.id);
    if (!fields.has(this.nodes.get(id)?.node.role) || !this.fields.focus(id)) element.focus({ preventScroll: true });
    this.isGoing = false;
  }

  /**
   * Moves the keyboard to the next stop of the Tab key.
   *
   * Returns "moved"; "ask" where the app may have to make the view that is next; "leave" where the browser is to go on.
   */
  tab(isBackward, field) {
    const active = document.activeElement;
    const owner = field ? field.target : active?.classList.contains("a") ? active.dataset.node : active?.dataset?.id;
    const element = this.root.contains(active) || field ? this.nodes.get(Number(owner))?.element : undefined;
    if (element && Number(owner) === this.focusedID && this.asks[isBackward ? 0 : 1]) return "ask";
    const order = this.#stops();
    // At an end only the way back is the app's.
    const isAtEnd = active === this.ends[isBackward ? 0 : 1];
    const next = element ? this.#following(element, isBackward) : isAtEnd ? null : order[isBackward ? order.length - 1 : 0];
    if (next) {
      this.go(next);
      return "moved";
    }
    this.ends[isBackward ? 0 : 1].focus({ preventScroll: true });
    return "leave";
  }

  #focus(element) {
    if (element === document.activeElement) return;
    this.isFollowing = true;
    element.focus({ preventScroll: true });
    this.isFollowing = false;
  }
}

function describe(element, node, isInMenu) {
  const traits = node.traits ?? [];
  const isHeader = node.role === "header" || (node.role === "text" && traits.includes("header"));
  // Text that does something is named, which a paragraph cannot be.
  const isActive = (node.actions ?? []).length > 0 || traits.includes("focusable");
  const isPlain = node.role === "text" && !isHeader && !isActive;
  const isSelected = traits.includes("selected");
  const menuRole = isInMenu ? isSelected && node.role === "button" ? "menuitemradio" : menuRoles[node.role] : undefined;
  const role = isHeader ? "heading" : node.role === "text" && !isPlain ? "group" : menuRole ?? roles[node.role];
  // A field of the page stands for itself.
  const isField = fields.has(node.role);
  // The place where the keyboard rests has a name, and is never hidden.
  const rests = element.dataset.rests !== undefined;
  set(element, "role", isField ? rests ? "group" : null : role);
  if (!isHeader) set(element, "aria-level", null);
  set(element, "data-role", node.role);
  set(element, "data-field", isField && !traits.includes("disabled") ? "" : null);
  set(element, "data-focused", traits.includes("focused") ? "" : null);
  set(element, "data-identifier", node.identifier ?? null);
  const label = node.label ?? "";
  // Plain text is content; everything else has a name.
  if (element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.remove();
  set(element, "data-shell", isField ? `f${node.insert ?? node.update}` : null);
  set(element, "aria-hidden", isField && !rests ? "true" : null);
  if (isField) {
    set(element, "aria-label", rests ? label : null);
    for (const name of ["aria-description", "aria-disabled"]) set(element, name, null);
    if (!rests) element.removeAttribute("tabindex");
    return;
  }
  if (isPlain) {
    set(element, "aria-label", null);
    element.prepend(node.value ? `${label} ${node.value}` : label);
  } else {
    set(element, "aria-label", label || null);
  }
  set(element, "aria-description", node.hint ?? null);
  set(element, "aria-disabled", traits.includes("disabled") ? "true" : null);
  set(element, "aria-modal", traits.includes("modal") ? "true" : null);
  set(element, "aria-expanded", traits.includes("expanded") ? "true" : node.role === "picker" ? "false" : null);
  set(element, "aria-selected", node.role === "tab" || node.role === "row" ? String(isSelected) : null);
  set(element, "aria-pressed", node.role === "button" && isSelected && !isInMenu ? "true" : null);
  set(element, "aria-checked", node.role === "toggle" ? String(isOn(node.value)) : role === "menuitemradio" ? "true" : null);
  const isValued = ["slider", "stepper", "adjustable", "progress"].includes(node.role);
  set(element, "aria-valuetext", isValued ? node.value ?? null : null);
  const number = isValued ? Number.parseFloat(node.value) : NaN;
  const isPercent = isValued && /%\s*$/.test(node.value ?? "");
  set(element, "aria-valuenow", Number.isFinite(number) ? String(number) : null);
  set(element, "aria-valuemin", isPercent ? "0" : null);
  set(element, "aria-valuemax", isPercent ? "100" : null);
  set(element, "aria-roledescription", null);
  if (!isValued && node.value && node.role !== "toggle" && node.role !== "text") {
    set(element, "aria-label", label ? `${label}, ${node.value}` : node.value);
  }
  const isFocusable = controls.has(node.role) || (node.actions ?? []).length > 0 || traits.includes("focusable");
  const isReachable = isFocusable && !traits.includes("disabled");
  if (isReachable) element.tabIndex = 0;
  // What has been disabled under the keyboard keeps it.
  else if (element === document.activeElement) element.tabIndex = -1;
  else element.removeAttribute("tabindex");
}

function isOn(value) { return ["1", "on", "true", "yes"].includes((value ?? "").toLowerCase()); }

function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
