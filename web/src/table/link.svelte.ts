/** The client state of a table: its events, its question, and the visitor's choices and requests. */

import { reason, Refused, table } from "../api";
import type {
  ChoiceResult,
  WhyNotResult,
  Choose,
  EventInfo,
  EventBatch,
  HintResult,
  Prompt,
  Scene,
  SetActivity,
  TableUpdate,
  ToServer,
} from "../protocol";
import { settings } from "../settings/settings.svelte";
import { shareOf } from "../shares";
import { keepChosen, lastChosen } from "./chosen";
import { Connection, type Received } from "./connection.svelte";
import { hearLines } from "./chat.svelte";
import { announceChanges, type Notice } from "./news";
import { optionsByPiece, inOrder } from "./options";
import type { TableRequest } from "./requests";
import { hear, type Phrase } from "./spoken.svelte";
import { call, tell } from "../voice.svelte";
import { begun, whoseTurn } from "../words";
import { Scenes, type Step, steps } from "./scenes.svelte";

/** Touch screens, where option buttons show no numbers. */
const FINGER = "(pointer: coarse)";

const CLOSED = "That question is no longer open. Nothing was changed.";

/** Milliseconds until a sync is retried. */
const SYNC_AGAIN = 2000;

function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  update = $state.raw<TableUpdate | null>(null);
  events = $state.raw<EventInfo[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** The choice that the server has not answered yet. */
  unanswered = $state.raw<Choose | null>(null);
  /** Why the visitor has lost access to the table, or "". */
  gone = $state("");
  /** The number of accepted choices and requests; the page moves the focus when it grows. */
  taken = $state(0);

  /** The question to answer; null also while an answer is in flight. */
  question: Prompt | null = $derived.by(() => {
    const prompt = this.update?.prompt ?? null;
    return prompt && !this.unanswered && prompt.rqid !== this.#settled ? prompt : null;
  });

  /** Pieces with exactly one option, by its number, and pieces with several. */
  #pointed = $derived(optionsByPiece(this.question?.options ?? []));
  open: ReadonlyMap<string, number> = $derived(this.#pointed.single);
  several: ReadonlySet<string> = $derived(this.#pointed.shared);

  /** The events that are played as scenes. */
  readonly scenes = new Scenes(() => this.#goOn());
  /** The state at the scene that is playing; null if it is the current state. */
  scene: Scene | null = $derived.by(() => {
    const step = this.scenes.shown;
    return (step && this.update?.scenes?.find(({ event_count }) => event_count > step.number)) ?? null;
  });
  /** Updates that wait for the scenes to finish. */
  #coming: TableUpdate[] = [];
  #settled = $state<number | null>(null);
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

  /** aloud: returns the text to announce for an event, if it is longer than its log line. */
  constructor(
    readonly id: string,
    readonly aloud?: (event: EventInfo, view: object) => string | undefined,
  ) {
    this.#chosen = lastChosen(id);
    this.#connection = new Connection(id, {
      opened: () => this.#opened(),
      received: (message) => this.#receive(message),
      lost: () => (this.#request = ""),
      failed: () => void (this.#looking ??= this.#look().finally(() => (this.#looking = null))),
      signedOut: () => this.#leave("This browser has been signed out."),
    });
  }

  get connection(): Connection["state"] {
    return this.#connection.state;
  }

  /** Leave the table. */
  end(): void {
    this.#stopSync();
    this.#coming = [];
    this.scenes.skip();
    this.#connection.end();
  }

  /** Choose an option of the open question. */
  choose(option: number): void {
    const question = this.question;
    if (!question || !question.options[option]) return;
    this.notice = null;
    this.scenes.skip();
    if (this.question?.rqid !== question.rqid) return this.#fail(CLOSED);
    this.#chosen = this.#end;
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

  /** The events since the visitor's last choice, as steps to read; empty right after a choice. */
  sinceLast: Step[] = $derived.by(() => {
    const { seat: me, view } = this.update ?? { seat: null, view: {} };
    if (me === null) return [];
    // In a game for one, all events may be the player's own, so the event count at the choice decides.
    if (this.update?.seats.length === 1)
      return this.#chosen === null ? [] : steps(this.#spoken(this.#from(this.#chosen), view), true);
    const own = this.events.findLastIndex((event) => event.seat === me);
    return steps(this.#spoken(this.events.slice(own + 1), view), true);
  });

  /** The number after the last known event. */
  get #end(): number {
    const last = this.events.at(-1);
    return last ? last.number + 1 : 0;
  }

  /** The events from a number on. */
  #from(number: number): EventInfo[] {
    return this.events.filter((event) => event.number >= number);
  }

  /** Whether there are events before the known ones. */
  get hasEarlier(): boolean {
    return (this.events[0]?.number ?? 0) > 0;
  }

  /** Request the events before the known ones. */
  askEarlier(): void {
    if (this.connection !== "open") return this.#fail("No connection to the server. Try again when it is back.");
    const before = this.events[0]?.number ?? 0;
    if (before) this.#send({ type: "request-earlier-events", id: clientId(), before });
  }

  #earlier(part: EventBatch): void {
    const before = part.since + part.events.length;
    if (part.undone === (this.update?.undone ?? 0) && before === this.events[0]?.number)
      this.events = [...part.events, ...this.events];
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
    } else if (message.type === "phrase-sent") hear(this.id, message, message.seat === this.update?.seat);
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

  /** Return the events with the texts to announce. */
  #spoken(events: readonly EventInfo[], view: object): EventInfo[] {
    return events.map((event) => ({ ...event, text: this.aloud?.(event, view) ?? event.text }));
  }

  /** Queue an update until the current scenes have finished. */
  #come(next: TableUpdate): void {
    const last = this.#coming.at(-1) ?? this.update;
    const goesOn = last && this.#greeted && next.seq > last.seq && next.run === last.run && next.undone === last.undone;
    if (!goesOn) this.#coming = [];
    this.#coming.push(next);
    if (!goesOn || settings.pace === "none" || document.hidden) this.#catchUp();
    else if (!this.scenes.busy) this.#goOn();
  }

  /** Show the newest update without playing scenes. */
  #catchUp(): void {
    for (const next of this.#coming.splice(0)) this.#sit(next);
    this.scenes.skip();
  }

  /** Show queued updates up to the first that has scenes. */
  #goOn(): void {
    while (!this.scenes.busy) {
      const next = this.#coming.shift();
      if (!next) return;
      const chooser = this.update?.waiting_for;
      const had = this.#end;
      this.#sit(next);
      const others = next.seat !== null && next.seats.length > 1 && chooser !== next.seat;
      const news = this.#spoken(this.#from(had), next.view);
      // The result itself announces the end of the match.
      if ((next.view as { result?: unknown }).result && news.at(-1)?.scene) news.pop();
      this.scenes.play(steps(news, others));
    }
  }

  #sit(next: TableUpdate): void {
    const before = this.update;
    if (before && this.#greeted && next.seq < before.seq) return;
    const end = this.#end;
    // After an undo or a change of seat, the events may differ.
    const same = before?.undone === next.undone && before?.seat === next.seat;
    // A new connection starts with the newest events; the log can request earlier ones.
    if (same && this.#greeted && next.since > end) return this.#sync();
    const goesOn = same && next.since <= end;
    this.#greeted = true;
    this.#stopSync();
    const news = next.events.filter(({ number }) => number >= end);
    this.events = goesOn ? [...this.events.filter(({ number }) => number < next.since), ...next.events] : next.events;
    this.update = next;
    if (next.event_count !== undefined && this.#end < next.event_count) this.#sync();
    if (next.prompt && next.prompt.rqid !== before?.prompt?.rqid) this.notice = null;
    if (before) announceChanges(before, next, (text) => this.#inform(text));
    if (before && news.length)
      tell(
        this.#spoken(news, next.view)
          .map((event) => event.text)
          .join(" "),
      );
    if (next.prompt && next.prompt.rqid !== before?.prompt?.rqid) {
      if (!this.unanswered && this.#settled === null)
        call(next.seats.length > 1 ? `${whoseTurn(next)}. ${next.prompt.prompt}` : next.prompt.prompt);
    }
    if (next.prompt?.rqid !== this.#settled) this.#settled = null;
  }

  /** Request the missed events, and retry until the server answers. */
  #sync(): void {
    if (this.#syncing) return;
    this.#send({ type: "sync", since: this.#end });
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
      if (this.update?.prompt?.rqid === rqid) this.#settled = rqid;
      this.taken += 1;
      return;
    }
    this.#catchUp();
    if (answer.status === "stale" && this.update?.prompt?.rqid === rqid) this.#sync();
    this.#fail(
      answer.status === "stale" ? CLOSED : answer.reason || "The server rejected the choice. Nothing was changed.",
    );
  }

  #hint(hint: HintResult): void {
    if (hint.id === this.#request) this.#request = "";
    if (hint.rqid !== this.update?.prompt?.rqid) return;
    const number = inOrder(this.update.prompt.options, this.update.lesson?.option ?? null).indexOf(hint.option) + 1;
    const by = matchMedia(FINGER).matches ? "" : ` ${number}`;
    const text = `A bot would choose${by}: ${hint.said}`;
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
