/** The client state of a table: its events, its question, and the visitor's choices and requests. */

import { reason, Refused, table } from "../api";
import type { Content, GameFace, Roll } from "../games/face";
import type {
  ChoiceResult,
  WhyNotResult,
  Choose,
  EventInfo,
  EventBatch,
  HintResult,
  Prompt,
  SetActivity,
  TableUpdate,
  ToServer,
} from "../protocol";
import { shareOf } from "../shares";
import { keepChosen, lastChosen } from "./chosen";
import { Connection, type Received } from "./connection.svelte";
import { hearLines } from "./chat.svelte";
import { announceChanges, type Notice } from "./news";
import { optionsByPiece } from "./options";
import type { TableRequest } from "./requests";
import { hear, type Phrase } from "./spoken.svelte";
import { call, tell } from "../voice.svelte";
import { begun, whoseTurn } from "../words";
import type { Scenes } from "./scenes.svelte";
import type { Step } from "./steps";
import { Teller } from "./teller.svelte";

/** Touch screens, where option buttons show no numbers. */

const CLOSED = "That question is no longer open. Nothing was changed.";

/** Milliseconds until a sync is retried. */
const SYNC_AGAIN = 2000;

function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  /** How events are told; what the table shows follows from it. */
  readonly teller: Teller;
  notice = $state.raw<Notice | null>(null);
  /** The choice that the server has not answered yet. */
  unanswered = $state.raw<Choose | null>(null);
  /** Why the visitor has lost access to the table, or "". */
  gone = $state("");
  /** The number of accepted choices and requests; the page moves the focus when it grows. */
  taken = $state(0);

  /** The question to answer; null also while an answer is in flight, and while events are told. */
  question: Prompt | null = $derived.by(() => {
    const prompt = this.update?.prompt ?? null;
    return prompt && !this.unanswered && prompt.rqid !== this.#settled ? prompt : null;
  });

  /** Pieces with exactly one option, by its number, and pieces with several. */
  #pointed = $derived(optionsByPiece(this.question?.options ?? []));
  open: ReadonlyMap<string, number> = $derived(this.#pointed.single);
  several: ReadonlySet<string> = $derived(this.#pointed.shared);

  #settled = $state<number | null>(null);
  /** The number of the question that was announced last. */
  #asked: number | undefined;
  /** The number of events at the visitor's last choice; null if there is none, or another table came after it. */
  #chosen = $state<number | null>(null);
  /** The id of the unanswered request. It is not resent: the server may have done it. */
  #request = $state("");
  #looking: Promise<void> | null = null;
  /** Runs while a sync is unanswered. */
  #syncing: ReturnType<typeof setTimeout> | undefined;
  /** Whether this connection has delivered an update. Before that, a lower `seq` may come from a restarted server. */
  #greeted = false;
  readonly #connection: Connection;

  /** face: how the game's events are told. */
  constructor(
    readonly id: string,
    readonly face?: Pick<GameFace, "aloud" | "rolls" | "scene">,
    readonly content: Content = new Map(),
  ) {
    this.#chosen = lastChosen(id);
    this.teller = new Teller({ face, content, all: () => this.#asks() });
    this.#connection = new Connection(id, {
      opened: () => this.#opened(),
      received: (message) => this.#receive(message),
      lost: () => (this.#request = ""),
      failed: () => void (this.#looking ??= this.#look().finally(() => (this.#looking = null))),
      signedOut: () => this.#leave("This browser has been signed out."),
    });
  }

  /** The state that the table shows: nothing that has not been told yet. */
  get update(): TableUpdate | null {
    return this.teller.update;
  }

  /** The events that have been told. */
  get events(): readonly EventInfo[] {
    return this.teller.events;
  }

  /** The last roll or draw, for the tray. */
  get roll(): Roll | null {
    return this.teller.roll;
  }

  get scenes(): Scenes {
    return this.teller.scenes;
  }

  /** Show nothing more until the next question. */
  skip(): void {
    this.teller.skip();
  }

  /** The events since the visitor's last choice, as steps to read; empty right after a choice. */
  get sinceLast(): Step[] {
    return this.teller.since(this.#chosen);
  }

  get connection(): Connection["state"] {
    return this.#connection.state;
  }

  /** Leave the table. */
  end(): void {
    this.#stopSync();
    this.scenes.skip();
    this.#connection.end();
  }

  /** Choose an option of the open question. */
  choose(option: number): void {
    const question = this.question;
    if (!question || !question.options[option]) return;
    this.notice = null;
    this.scenes.chosen();
    this.teller.skipping = false;
    this.#chosen = this.teller.end;
    keepChosen(this.id, this.#chosen);
    this.unanswered = { type: "choose", id: clientId(), rqid: question.rqid, option };
    this.#send(this.unanswered);
  }

  /** Choose the only option of a clicked piece or place, or ask why it has none. */
  touch(piece: string): void {
    if (this.unanswered) return;
    const option = this.open.get(piece);
    if (option !== undefined) this.choose(option);
    else this.askWhy(piece);
  }

  /** Whether there are events before the known ones. */
  get hasEarlier(): boolean {
    return (this.teller.known[0]?.number ?? 0) > 0;
  }

  /** Request the events before the known ones. */
  askEarlier(): void {
    if (this.connection !== "open") return this.#fail("No connection to the server. Try again when it is back.");
    const before = this.teller.known[0]?.number ?? 0;
    if (before) this.#send({ type: "request-earlier-events", id: clientId(), before });
  }

  #earlier(part: EventBatch): void {
    const before = part.since + part.events.length;
    if (part.undone === (this.teller.now?.undone ?? 0) && before === this.teller.known[0]?.number)
      this.teller.known = [...part.events, ...this.teller.known];
  }

  /** Whether a request is unanswered. */
  get doing(): boolean {
    return this.#request !== "";
  }

  /** Send a request other than a choice: undo, consent, a substitute bot, return to the seat. */
  ask(request: TableRequest): void {
    if (this.#request) return;
    if (this.connection !== "open") return this.#fail("No connection to the server. Nothing was changed.");
    this.notice = null;
    this.#request = clientId();
    this.#send({ ...request, id: this.#request } as ToServer);
  }

  /** Send a phrase to the other players. */
  say(phrase: Phrase): void {
    this.#send({ type: "send-phrase", id: clientId(), phrase });
  }

  /** Write a line to the people at the table. */
  write(text: string): void {
    if (this.connection !== "open") return this.#fail("No connection to the server. The line was not sent.");
    this.#send({ type: "send-chat", id: clientId(), text });
  }

  /** Show the others what the visitor does until the match begins. */
  showActivity(activity: SetActivity["activity"]): void {
    if (this.update?.lobby && this.update.seat !== null && !this.update.ended)
      this.#send({ type: "set-activity", id: clientId(), activity });
  }

  /** Ask for a hint. */
  askHint(): void {
    const prompt = this.question;
    if (!prompt) return;
    this.ask({ type: "hint", rqid: prompt.rqid });
  }

  /** Ask why a piece or place cannot be chosen now. */
  askWhy(piece: string): void {
    if (this.connection !== "open") return this.#fail("No connection to the server. Try again when it is back.");
    this.#send({ type: "why-not", id: clientId(), piece });
  }

  /** A new connection delivers the whole state; resend an unanswered choice. */
  #opened(): void {
    this.#greeted = false;
    this.#settled = null;
    this.#stopSync();
    if (this.unanswered) this.#send(this.unanswered);
  }

  /** A socket failed to open without a reason: check whether the table still exists. */
  async #look(): Promise<void> {
    try {
      await table(this.id);
    } catch (thrown) {
      if (!(thrown instanceof Refused) || !thrown.final) return;
      this.#leave(begun(reason(thrown)));
    }
  }

  /** Disconnect: the visitor has lost access to the table. */
  #leave(why: string): void {
    this.end();
    this.gone = why;
    call(why);
  }

  #send(message: ToServer): void {
    this.#connection.send(message);
  }

  #receive(message: Received): void {
    if (message.type === "table-update") {
      if (!this.#show(message)) this.#come(message);
    } else if (message.type === "phrase-sent") hear(this.id, message, message.seat === this.teller.now?.seat);
    else if (message.type === "chat-lines") hearLines(this.id, message);
    else if (message.type === "choice-result") this.#answered(message);
    else if (message.type === "hint-result") this.#hint(message);
    else if (message.type === "event-batch") this.#earlier(message);
    else this.#explained(message);
  }

  /** Reveal the visitor's share of the dice if the server asks for it. Returns whether it did. */
  #show(next: TableUpdate): boolean {
    const promised = next.dice?.wanted && next.seat !== null ? next.dice.promised[next.seat] : "";
    const share = promised && shareOf(promised);
    if (share) this.#send({ type: "reveal-share", id: clientId(), share });
    return !!share;
  }

  #come(next: TableUpdate): void {
    const { now } = this.teller;
    const goesOn = now && this.#greeted && next.seq > now.seq && next.run === now.run;
    // Nothing has been dealt in the lobby, so there is no earlier position from which to tell the first events.
    const dealt = Boolean(now?.lobby) === Boolean(next.lobby);
    const same = goesOn && dealt && next.undone === now.undone && next.seat === now.seat;
    this.teller.come(next, Boolean(same), () => this.#sit(next));
  }

  /** All has been told: announce the question. */
  #asks(): void {
    const { now } = this.teller;
    const rqid = now?.prompt?.rqid;
    if (!now?.prompt || rqid === this.#asked) return;
    this.#asked = rqid;
    // What has happened, such as an undo, is read at the question that it led to.
    if (this.notice?.kind !== "news") this.notice = null;
    if (!this.unanswered && this.#settled === null)
      call(now.seats.length > 1 ? `${whoseTurn(now)}. ${now.prompt.prompt}` : now.prompt.prompt);
  }

  #sit(next: TableUpdate): void {
    const before = this.teller.now;
    if (before && this.#greeted && next.seq < before.seq) return;
    const { end } = this.teller;
    // After an undo or a change of seat, the events may differ.
    const same = before?.undone === next.undone && before?.seat === next.seat;
    // A new connection starts with the newest events; the log can request earlier ones.
    if (same && this.#greeted && next.since > end) return this.#sync();
    const goesOn = same && next.since <= end;
    this.#greeted = true;
    this.#stopSync();
    if (!before || !goesOn) this.teller.announced = next.since + next.events.length;
    this.teller.known = goesOn
      ? [...this.teller.known.filter(({ number }) => number < next.since), ...next.events]
      : next.events;
    this.teller.now = next;
    if (next.event_count !== undefined && this.teller.end < next.event_count) this.#sync();
    if (before) announceChanges(before, next, (text) => this.#inform(text));
    if (next.prompt?.rqid !== this.#settled) this.#settled = null;
  }

  /** Request the missed events, and retry until the server answers. */
  #sync(): void {
    if (this.#syncing) return;
    this.#send({ type: "sync", since: this.teller.end });
    this.#syncing = setTimeout(() => {
      this.#stopSync();
      this.#sync();
    }, SYNC_AGAIN);
  }

  #stopSync(): void {
    clearTimeout(this.#syncing);
    this.#syncing = undefined;
  }

  #inform(text: string): void {
    this.notice = { kind: "news", text, rule: "" };
    tell(text);
  }

  #answered(answer: ChoiceResult): void {
    if (answer.id === this.#request) {
      this.#request = "";
      if (answer.status === "taken") this.taken += 1;
      else this.#fail(answer.reason || "The server rejected the request. Nothing was changed.");
      return;
    }
    // A sync has no id and is retried.
    if (!answer.id && this.#syncing) return;
    if (answer.id !== this.unanswered?.id) return this.#fail(answer.reason ?? "");
    const { rqid } = this.unanswered;
    this.unanswered = null;
    if (answer.status === "taken" || answer.status === "repeated") {
      if (this.teller.now?.prompt?.rqid === rqid) this.#settled = rqid;
      this.taken += 1;
      return;
    }
    this.scenes.skip();
    if (answer.status === "stale" && this.teller.now?.prompt?.rqid === rqid) this.#sync();
    this.#fail(
      answer.status === "stale" ? CLOSED : answer.reason || "The server rejected the choice. Nothing was changed.",
    );
  }

  #hint(hint: HintResult): void {
    if (hint.id === this.#request) this.#request = "";
    if (hint.rqid !== this.update?.prompt?.rqid) return;
    const text = `A bot would choose: ${hint.said}`;
    this.notice = { kind: "hint", text, rule: "", hinted: hint };
  }

  #explained(because: WhyNotResult): void {
    const text = because.reason || "This cannot be chosen now.";
    this.notice = { kind: "why", text, rule: because.reason ? because.rule : "", topic: because.topic ?? "" };
  }

  #fail(text: string): void {
    if (!text) return;
    this.notice = { kind: "error", text, rule: "" };
    call(text);
  }
}
