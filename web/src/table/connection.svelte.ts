/** The socket of a table. It reconnects by itself, and notices a network that silently drops packets. */

import { socketAddress } from "../api";
import type { FromServer, Pong, ToServer } from "../protocol";
import { call } from "../voice.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** After how long, in ms, without a message the server is pinged: while the page is seen, and while it is hidden. */
const PING_AFTER = 5000;
const PING_HIDDEN = 60_000;

/** For how long, in ms, any message is waited for after a ping. PING_AFTER + DEADLINE is below 10 s. */
const DEADLINE = 4000;
const LONGEST_DEADLINE = 32_000;

/** For how long, in ms, a socket may take to open; and after how long a new one is tried when the network may be back. */
const OPENING = 15_000;
const HURRY = 2000;

/** The code with which a socket is closed whose session has ended. */
const SIGNED_OUT = 4001;

export type Received = Exclude<FromServer, Pong>;

interface Handlers {
  opened(): void;
  received(message: Received): void;
  lost(): void;
  /** A socket could not be opened; the browser does not say why. */
  failed(): void;
  signedOut(): void;
}

export class Connection {
  state = $state<"opening" | "open" | "lost">("opening");

  #socket: WebSocket | null = null;
  #ended = false;
  #wait = FIRST_WAIT;
  /** Runs until the next try, ping or deadline: whichever comes next. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline = DEADLINE;
  /** When the unanswered ping was sent; null: there is none. */
  #pinged: number | null = null;
  #tried = 0;

  constructor(
    readonly table: string,
    readonly handlers: Handlers,
  ) {
    window.addEventListener("online", this.#check);
    window.addEventListener("pageshow", this.#check);
    document.addEventListener("visibilitychange", this.#check);
    this.#connect();
  }

  /** Send a message; it is lost where there is no connection. */
  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  end(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#check);
    window.removeEventListener("pageshow", this.#check);
    document.removeEventListener("visibilitychange", this.#check);
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(socketAddress(this.table));
    this.#socket = socket;
    this.#tried = performance.now();
    this.#after(OPENING, () => this.#lose());
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.state = "open";
      this.handlers.opened();
      this.#ping();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#hear();
      const received = JSON.parse(message.data) as FromServer;
      if (received.type === "pong") return;
      this.#wait = FIRST_WAIT;
      this.handlers.received(received);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#ended) return;
      if (code === SIGNED_OUT) this.handlers.signedOut();
      else this.#lose();
    };
  }

  /** Give this socket up, and try another after a while. */
  #lose(): void {
    const wasOpen = this.state === "open";
    this.#drop();
    this.state = "lost";
    this.#after(this.#wait * (0.75 + Math.random() / 2), () => this.#connect());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    if (wasOpen) call("The connection is lost. Reconnecting.");
    else this.handlers.failed();
    this.handlers.lost();
  }

  #drop(): void {
    const former = this.#socket;
    this.#socket = null;
    this.#pinged = null;
    clearTimeout(this.#timer);
    former?.close();
  }

  /** The server is there: ping it when it has been silent for a while. */
  #hear(): void {
    // On a slow network an answer gets twice as long as the last one took.
    if (this.#pinged !== null) this.#deadline = Math.max(DEADLINE, 2 * (performance.now() - this.#pinged));
    this.#pinged = null;
    this.#after(document.hidden ? PING_HIDDEN : PING_AFTER, () => this.#ping());
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#pinged = performance.now();
    this.#after(this.#deadline, () => {
      this.#deadline = Math.min(2 * this.#deadline, LONGEST_DEADLINE);
      this.#lose();
    });
  }

  #after(ms: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, ms);
  }

  /** The network may be back, or may have gone while the page was hidden: find out at once. */
  #check = (): void => {
    if (document.hidden) return;
    if (this.state === "open") {
      if (this.#pinged === null) this.#ping();
    } else if (!this.#socket || performance.now() - this.#tried > HURRY) this.#connect();
  };
}
