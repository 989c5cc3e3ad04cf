// The connection of a phone, which comes back by itself: at once when the phone is looked at again, or else after a while.

const SOONEST = 500; // milliseconds before the first try
const LATEST = 5000;
const PATIENCE = 1500; // milliseconds for an answer to the greeting, after which the connection counts as dead

/** @typedef {{ t: string, [key: string]: unknown }} Message */

export class Line {
  /**
   * @param {URL} address @param {() => Message} greet The message after which the server tells the state.
   * @param {(told: Message) => void} hear @param {() => void} onLost
   */
  constructor(address, greet, hear, onLost) {
    this.address = new URL(address);
    this.address.protocol = address.protocol.replace("http", "ws");
    this.greet = greet;
    this.hear = hear;
    this.onLost = onLost;
    this.wait = SOONEST;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.patience = undefined;
    this.isWanted = false;
    const again = () => {
      if (this.isWanted && document.visibilityState === "visible") this.#lookAgain();
    };
    document.addEventListener("visibilitychange", again);
    for (const event of ["online", "pageshow"]) addEventListener(event, again);
  }

  begin() {
    this.isWanted = true;
    this.#open();
  }

  end() {
    this.isWanted = false;
    this.#drop();
  }

  /** @param {Message} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // A phone that slept may hold a connection that is long dead: it greets, and opens a new one if no answer comes.
  #lookAgain() {
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.#open();
      return;
    }
    this.send(this.greet());
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.#open(), PATIENCE);
  }

  #open() {
    this.#drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.patience = setTimeout(() => socket.close(), LATEST);
    socket.onopen = () => socket.send(JSON.stringify(this.greet()));
    socket.onmessage = (event) => {
      clearTimeout(this.patience);
      this.wait = SOONEST;
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.#drop();
      if (!this.isWanted) return;
      this.onLost();
      this.later = setTimeout(() => this.#open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LATEST, 2 * this.wait);
    };
  }

  #drop() {
    clearTimeout(this.later);
    clearTimeout(this.patience);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
