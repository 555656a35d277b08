// Where the page is, where the app's sessions are, and what stays with the tab.

// Characters of the page's own address, at most, that the server is told of.
const longestAddress = 2048;

/** Whether somebody works on the program, and looks at it here. What is shown stands in the address then. */
export const isLive = document.querySelector("meta[name=riffle-live]") !== null;

const folderLink = document.querySelector("meta[name=riffle-folder]")?.content;
// Found before the page's address names another screen.
const folder = new URL(folderLink ?? ".", location.href);

/** The whole address of something that lies in the app's folder, whatever screen the page's address names. */
export function inFolder(path) { return new URL(path, folder).href; }

/** What the page's address says of who may see it. It stays with the browser as a cookie, where it takes any. */
const token = takeToken();

function takeToken() {
  const address = new URL(location.href);
  const token = address.searchParams.get("token");
  if (token === null || !navigator.cookieEnabled) return token;
  // Addresses are shown, sent and kept in lists.
  address.searchParams.delete("token");
  history.replaceState(history.state, "", address);
  return token;
}

/** The address of the app's sessions, in whatever folder the page is. */
export function sessionAddress() {
  const url = new URL("session", folder);
  url.hash = "";
  url.search = isLive ? location.search : "";
  url.searchParams.set("page", (location.pathname + location.search).slice(0, longestAddress));
  if (folderLink !== undefined) url.searchParams.set("folder", folder.pathname);
  if (token !== null) url.searchParams.set("token", token);
  return url;
}

/** The address of the WebSocket of a session. */
export function socketAddress() {
  const url = sessionAddress();
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/** Frames of one page that show different things of a program are told apart. */
const sessionItem = isLive ? `session ${new URL(location.href).searchParams.get("preview") ?? ""}` : "session";

/** What stays with the tab when its page is loaded anew, where the browser lets it. */
export const tab = {
  get session() {
    try { return sessionStorage.getItem(sessionItem) ?? ""; } catch { return ""; }
  },
  set session(name) {
    try { sessionStorage.setItem(sessionItem, name); } catch { /* Then the page begins anew. */ }
  },
};
