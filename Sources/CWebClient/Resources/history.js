// The browser's history: an entry for each screen that somebody opened, so that Back closes it.
//
// An entry's state has its index, counted from the first entry that the app had in this tab. The server counts its entries from
// where its session began. It says which one is current; the page tells it where the browser's buttons lead.

const ways = { push: 0, go: 1, begin: 2, enter: 3 };
// Milliseconds until the browser counts as not going where it was sent.
const patience = 1000;

export class PageHistory {
  /**
   * `connection` hears where the page went; `onLoss` is called when a page that was loaded anew is not where it was, and
   * `namedAddress` gives the address, or an empty text where it names no place in the app.
   */
  constructor(connection, onLoss, namedAddress) {
    this.connection = connection;
    this.onLoss = onLoss;
    this.namedAddress = namedAddress;
    const known = Number.isSafeInteger(history.state?.riffle);
    this.index = known ? history.state.riffle : 0;
    if (!known) history.replaceState({ riffle: 0 }, "");
    this.wasLoaded = known && this.index > 0;
    // The index of the server's entry 0.
    this.base = this.index;
    // The largest index known to be there.
    this.last = this.index;
    this.arrival = null;
    this.steps = Promise.resolve();
    addEventListener("popstate", ({ state }) => this.#popped(state));
  }

  /** The number of the current entry, as the server counts. */
  get number() { return Math.max(0, this.index - this.base); }

  /** Does what the server says, after what it said before. */
  take(way, number) {
    this.steps = this.steps.then(() => this.#take(way, number));
  }

  /** Gives the current entry an address, if it is still that of a number. */
  name(number, address) {
    this.steps = this.steps.then(() => {
      const url = new URL(address);
      if (this.number !== number || (url.pathname === location.pathname && url.search === "")) return;
      try {
        history.replaceState(history.state, "", url);
      } catch {
        // Browsers limit how often a page may do that: the next one will do.
      }
    });
  }

  async #take(way, number) {
    if (way === ways.begin) {
      this.base = this.index - number;
      if (this.wasLoaded && number === 0) this.onLoss();
      this.wasLoaded = false;
    } else if (way === ways.push || (way === ways.enter && this.number === number - 1)) {
      // Somebody went back in the meantime, which the server is about to hear.
      if (this.number !== number - 1) return;
      this.index++;
      this.last = this.index;
      history.pushState({ riffle: this.index }, "");
    } else {
      const index = this.base + number;
      if (index === this.index || index > this.last) return;
      const arrived = new Promise((resolve) => { this.arrival = resolve; });
      history.go(index - this.index);
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
      this.arrival = null;
    }
  }

  #popped(state) {
    // An entry that is none of ours, as of an address with another fragment, is one behind the current one. What that shows
    // is the app's to say: the entry is not one that was there before.
    const isNew = !Number.isSafeInteger(state?.riffle);
    if (isNew) history.replaceState({ riffle: this.index + 1 }, "");
    this.index = history.state.riffle;
    this.last = isNew ? this.index : Math.max(this.last, this.index);
    const wasSent = this.arrival !== null;
    this.arrival?.();
    const number = this.number;
    if (isNew) {
      // One message says both, as a frame between the entry and its address would show nothing new.
      const address = this.namedAddress();
      this.#tell((writer) => {
        writer.byte(18);
        writer.unsigned(number);
        writer.text(address);
      });
    } else if (!wasSent) {
      this.#tell((writer) => {
        writer.byte(15);
        writer.unsigned(number);
      });
    }
  }

  #tell(write) {
    this.connection.record((writer) => {
      write(writer);
      writer.double(performance.now());
    }, { isUrgent: true, isKept: true });
  }
}
