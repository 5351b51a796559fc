/** A fake WebSocket, and server messages with defaults for all fields that a test does not set. */

import { vi } from "vitest";

import type { EventInfo, FromServer, OptionInfo, Prompt, SeatInfo, TableUpdate, ToServer } from "../src/protocol";

/** Milliseconds to wait for anything on a busy machine. */
const PATIENCE = 60_000;

/** Wait until this no longer throws. */
export const until = <Found>(what: () => Found): Promise<Found> => vi.waitFor(what, { timeout: PATIENCE });

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  /** Whether to answer pings. */
  alive = true;
  readonly sent: ToServer[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (closed: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    this.sent.push(message);
    if (message.type === "ping" && this.alive) setTimeout(() => this.receive({ type: "pong" }), 10);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }

  receive(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  /** Simulate that the network or the server closes the socket. */
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** The sent messages without pings. */
  get messages(): ToServer[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }
}

/** Replace WebSocket by the fake. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const event = (number: number, more: Partial<EventInfo> = {}): EventInfo => ({
  number,
  event: ["moved", number],
  text: `Event ${number}.`,
  pieces: [],
  ...more,
});

/** Events with the numbers from `first` to `end` - 1. */
export const events = (first: number, end: number): EventInfo[] =>
  Array.from({ length: end - first }, (_, index) => event(first + index));

export const option = (label: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  option: [label],
  label,
  pieces: [],
  ...more,
});

export const prompt = (rqid: number, ...options: OptionInfo[]): Prompt => ({
  rqid,
  prompt: "Choose",
  rule: "",
  options: options.length ? options : [option("Wait"), option("Run")],
});

export const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "human",
  name: "Player",
  taken: true,
  you: false,
  ...more,
});

let seq = 0;

/** A table update for seat 0, newer than all before. */
export const update = (more: Partial<TableUpdate> = {}): TableUpdate => ({
  type: "table-update",
  seq: (seq += 1),
  table: "t",
  game: "final-girl",
  seat: 0,
  seats: [person({ you: true }), person()],
  view: {},
  since: 0,
  events: [],
  waiting_for: 0,
  question: "",
  prompt: null,
  run: "first",
  undone: 0,
  ...more,
});
