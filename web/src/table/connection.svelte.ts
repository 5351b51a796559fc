/** The socket of a table. It reconnects by itself, and notices a network that silently drops packets. */

import { socketAddress } from "../api";
import type { FromServer, Pong, ToServer } from "../protocol";
import { call } from "../voice.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Milliseconds without a message until the server is pinged, while the page is visible and while it is hidden. */
const PING_AFTER = 5000;
const PING_HIDDEN = 60_000;

/** Milliseconds to wait for any message after a ping. PING_AFTER + DEADLINE is below 10 s. */
const DEADLINE = 4000;
const LONGEST_DEADLINE = 32_000;

/** Milliseconds until an opening socket times out, and until a retry when the network may be back. */
const OPENING = 15_000;
const HURRY = 2000;

/** The close code for a socket whose session has ended. */
const SIGNED_OUT = 4001;

export type Received = Exclude<FromServer, Pong>;

interface Handlers {
  opened(): void;
  received(message: Received): void;
  lost(): void;
  /** A socket could not be opened; browsers do not report why. */
  failed(): void;
  signedOut(): void;
}

export class Connection {
  state = $state<"opening" | "open" | "lost">("opening");

  #socket: WebSocket | null = null;
  #ended = false;
  #wait = FIRST_WAIT;
  /** Runs until the next retry, ping or deadline, whichever is first. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline = DEADLINE;
  /** When the unanswered ping was sent; null if there is none. */
  #pinged: number | null = null;
  #tried = 0;

  constructor(
    readonly table: string,
    readonly handlers: Handlers,
  ) {
    window.addEventListener("online", this.#check);
    window.addEventListener("pageshow", this.#shown);
    document.addEventListener("visibilitychange", this.#check);
    this.#connect();
  }

  /** Send a message; without a connection it is dropped. */
  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  end(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#check);
    window.removeEventListener("pageshow", this.#shown);
    document.removeEventListener("visibilitychange", this.#check);
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.CONNECTING) return this.#drop();
    // Closing a socket that is still connecting would log an error.
    this.#socket = null;
    this.#drop();
    socket.onopen = () => socket.close();
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

  /** Drop this socket and retry after a delay. */
  #lose(): void {
    const wasOpen = this.state === "open";
    this.#drop();
    this.state = "lost";
    this.#after(this.#wait * (0.75 + Math.random() / 2), () => this.#connect());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    if (wasOpen) call("Connection lost. Reconnecting.");
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

  /** The server has sent something: ping it after the next silence. */
  #hear(): void {
    // On a slow network, wait up to twice the last round trip.
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

  /** A page that is shown for the first time is still opening its socket, which may take long on a slow device. */
  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#check();
  };

  /** The network may be back, or was lost while the page was hidden: check at once. */
  #check = (): void => {
    if (document.hidden) return;
    if (this.state === "open") {
      if (this.#pinged === null) this.#ping();
    } else if (!this.#socket || performance.now() - this.#tried > HURRY) this.#connect();
  };
}
