// What is on the screen for those who do not see it or do not touch it: the server's elements as ARIA, in reading order.

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
const fields = new Set(["textField", "secureField", "searchField"]);
const increments = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };

/** Where keys lead in a menu of actions. */
const menuPlaces = {
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
    this.reset();
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("focusin", (event) => this.#focused(event));
  }

  reset() {
    this.nodes = new Map();
    this.focusedID = 0;
    // An element that a screen reader is to be led to as soon as it is there; 0 for the first one.
    this.attended = null;
    this.root.replaceChildren();
    this.nodes.set(0, { id: 0, element: this.root, node: {}, frame: [0, 0, 0, 0] });
  }

  apply(changes) {
    const focused = document.activeElement;
    for (const change of changes) {
      if ("insert" in change) this.#insert(change);
      else if ("update" in change) this.#update(this.nodes.get(change.update), change);
      else if ("order" in change) this.#order(change);
      else if ("remove" in change) this.#remove(change.remove);
    }
    // Moving an element takes its focus away.
    if (focused !== document.activeElement && focused?.isConnected && this.root.contains(focused)) this.#focus(focused);
    this.#followFocus();
    this.#attend();
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
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    this.#focus(element);
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
  }

  #update(entry, node) {
    if (!entry) return;
    const before = entry.node;
    entry.node = node;
    entry.frame = node.frame;
    const element = entry.element;
    describe(element, node, entry.isInMenu);
    if (fields.has(node.role)) {
      element.setAttribute("aria-owns", `f${entry.id}`);
      this.fields.describe(entry.id, node.label, node.hint);
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

  /** Actions with names become a menu behind the element: one stop of the Tab key, in which arrows go around. */
  #customActions(entry) {
    const actions = (entry.node.actions ?? []).filter(([, kind]) => !["default", "increment", "decrement"].includes(kind));
    const names = actions.map(([name]) => name).join("\n");
    if (entry.actionNames === names) return;
    entry.actionNames = names;
    const active = document.activeElement;
    const focusedName = entry.actions?.contains(active) ? active.dataset.action : null;
    entry.actions?.remove();
    entry.actions = null;
    if (actions.length === 0) return;
    const menu = document.createElement("div");
    menu.className = "actions";
    menu.setAttribute("role", "menu");
    menu.setAttribute("aria-label", `Actions: ${entry.node.label ?? ""}`);
    for (const [index, [name]] of actions.entries()) {
      const button = document.createElement("button");
      button.className = "a";
      button.type = "button";
      button.setAttribute("role", "menuitem");
      button.tabIndex = index === 0 ? 0 : -1;
      button.textContent = name;
      button.dataset.node = entry.id;
      button.dataset.action = name;
      menu.append(button);
    }
    entry.actions = menu;
    entry.element.after(menu);
    if (focusedName === null) return;
    const buttons = [...menu.children];
    this.#enterAction(buttons.find((button) => button.dataset.action === focusedName) ?? buttons[0]);
  }

  /** Makes an action the one of its menu that the Tab key goes to, and goes there. */
  #enterAction(button) {
    for (const other of button.parentElement.children) other.tabIndex = other === button ? 0 : -1;
    this.#focus(button);
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
    if (element) this.#performKind(element, "default");
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
      if (event.key === "Enter" || event.key === " ") {
        this.#perform(Number(element.dataset.node), element.dataset.action);
        return true;
      }
      const buttons = [...element.parentElement.children];
      const place = menuPlaces[event.key]?.(buttons.indexOf(element), buttons.length);
      if (place === undefined) return false;
      this.#enterAction(buttons[place]);
      return true;
    }
    if (!element?.classList.contains("e") || event.ctrlKey || event.metaKey || event.altKey) return false;
    // What has the app's focus gets keys as the app wants them.
    if (this.nodes.get(Number(element.dataset.id))?.node.traits?.includes("focused")) return false;
    if (event.key === "Enter" || event.key === " ") return this.#performKind(element, "default");
    if (event.key === "Escape") return this.#performKind(element, "escape");
    if (event.key in increments) return this.#performKind(element, increments[event.key]);
    return false;
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
    if (this.isFollowing) return;
    const id = event.target.classList.contains("e") ? Number(event.target.dataset.id) : 0;
    // A field's element hands the keyboard on to the field.
    if (fields.has(this.nodes.get(id)?.node.role) && this.fields.focus(id)) return;
    this.connection.record((writer) => {
      writer.byte(12);
      writer.unsigned(id);
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }

  /** The app's focus moved: the page's follows. */
  #followFocus() {
    const wanted = [...this.nodes.values()].find(({ node }) => node.traits?.includes("focused"));
    const id = wanted?.id ?? 0;
    if (id === this.focusedID) return;
    this.focusedID = id;
    const active = document.activeElement;
    // Whoever has gone on to an element's actions meanwhile stays there.
    if (active?.classList.contains("a")) return;
    // Fields are told of their focus by themselves.
    if (wanted && fields.has(wanted.node.role) && active?.classList.contains("field")) return;
    if (wanted) this.#focus(wanted.element);
    else if (active?.classList.contains("e")) active.blur();
  }

  /** What the Tab key goes to from a field; null at the ends. */
  neighbor(id, isBackward) {
    const reachable = [...this.root.querySelectorAll("[tabindex='0']")];
    const index = reachable.indexOf(this.nodes.get(id)?.element);
    return index < 0 ? null : reachable[index + (isBackward ? -1 : 1)] ?? null;
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
  set(element, "role", fields.has(node.role) ? "group" : role);
  set(element, "aria-level", isHeader ? "2" : null);
  set(element, "data-role", node.role);
  set(element, "data-focused", traits.includes("focused") ? "" : null);
  set(element, "data-identifier", node.identifier ?? null);
  const label = node.label ?? "";
  // Plain text is content; everything else has a name.
  if (element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.remove();
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
  if (!isValued && node.value && !fields.has(node.role) && node.role !== "toggle" && node.role !== "text") {
    set(element, "aria-label", label ? `${label}, ${node.value}` : node.value);
  }
  const hasActions = (node.actions ?? []).some(([, kind]) => ["default", "increment", "decrement"].includes(kind));
  const isFocusable = controls.has(node.role) || hasActions || fields.has(node.role) || traits.includes("focusable");
  const isReachable = isFocusable && !traits.includes("disabled");
  if (isReachable) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

function isOn(value) { return ["1", "on", "true", "yes"].includes((value ?? "").toLowerCase()); }

function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
