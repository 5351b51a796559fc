/** A table as it comes over its connection: what has happened, what is asked, and what is chosen. */

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
  TableUpdate,
  ToServer,
} from "../protocol";
import { settings } from "../settings/settings.svelte";
import { shareOf } from "../shares";
import { keepChosen, lastChosen } from "./chosen";
import { Connection, type Received } from "./connection.svelte";
import { announceChanges, type Notice } from "./news";
import { optionsByPiece, inOrder } from "./options";
import type { TableRequest } from "./requests";
import { hear, type Phrase } from "./spoken.svelte";
import { call, tell } from "../voice.svelte";
import { begun, whoseTurn } from "../words";
import { Scenes, type Step, steps } from "./scenes.svelte";

/** Where options are chosen by a finger, and their buttons show no numbers. */
const FINGER = "(pointer: coarse)";

const CLOSED = "That question was no longer open, so nothing was done.";

/** After how long, in ms, what was missed is asked for again. */
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
  /** Why there is no such table any more, or not for us; "" while there is one. */
  gone = $state("");
  /** Counts one's own choices and other requests that were taken, so that the page can move the focus after them. */
  taken = $state(0);

  /** The question to answer; null also while an answer to it is under way. */
  question: Prompt | null = $derived.by(() => {
    const prompt = this.update?.prompt ?? null;
    return prompt && !this.unanswered && prompt.rqid !== this.#settled ? prompt : null;
  });

  /** The pieces that stand for exactly one option, and that option's number; and those that stand for several. */
  #pointed = $derived(optionsByPiece(this.question?.options ?? []));
  open: ReadonlyMap<string, number> = $derived(this.#pointed.single);
  several: ReadonlySet<string> = $derived(this.#pointed.shared);

  /** What happened, as it is staged. */
  readonly scenes = new Scenes(() => this.#goOn());
  /** The table as it was when what is staged happened; null where that is how it is now. */
  scene: Scene | null = $derived.by(() => {
    const step = this.scenes.shown;
    return (step && this.update?.scenes?.find(({ event_count }) => event_count > step.number)) ?? null;
  });
  /** Views that wait for it. */
  #coming: TableUpdate[] = [];
  #settled = $state<number | null>(null);
  /** How many events there were when one last chose here, in this browser; null: one has not, or at another table since. */
  #chosen = $state<number | null>(null);
  /** The request that the server has not answered yet; it is not sent again, as it may have been done. */
  #request = $state("");
  #looking: Promise<void> | null = null;
  /** Runs while a sync waits for its answer. */
  #syncing: ReturnType<typeof setTimeout> | undefined;
  /** Whether this connection has brought anything: until then an older `seq` may be a restarted server's. */
  #greeted = false;
  readonly #connection: Connection;

  /** aloud: what is read aloud of an event, where that is more than its line in the log. */
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

  /** Take an option of the open question. */
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

  /** A piece or place was pointed at: take the one option it stands for, or ask why there is none. */
  touch(piece: string): void {
    if (this.unanswered) return;
    const option = this.open.get(piece);
    if (option !== undefined) this.choose(option);
    else this.askWhy(piece);
  }

  /** What happened since one's own last choice, to be read step by step; nothing where one has just chosen. */
  sinceLast: Step[] = $derived.by(() => {
    const { seat: me, view } = this.update ?? { seat: null, view: {} };
    if (me === null) return [];
    // Alone, all that happens may be one's own: there it counts what had happened when one chose.
    if (this.update?.seats.length === 1)
      return this.#chosen === null ? [] : steps(this.#spoken(this.#from(this.#chosen), view), true);
    const own = this.events.findLastIndex((event) => event.seat === me);
    return steps(this.#spoken(this.events.slice(own + 1), view), true);
  });

  /** The number of the event after the last one known. */
  get #end(): number {
    const last = this.events.at(-1);
    return last ? last.number + 1 : 0;
  }

  /** The events from a number on. */
  #from(number: number): EventInfo[] {
    return this.events.filter((event) => event.number >= number);
  }

  /** Whether there were events before those known. */
  get hasEarlier(): boolean {
    return (this.events[0]?.number ?? 0) > 0;
  }

  /** Ask for events before those known. */
  askEarlier(): void {
    if (this.connection !== "open") return this.#fail("There is no connection, so the table cannot be asked.");
    const before = this.events[0]?.number ?? 0;
    if (before) this.#send({ type: "request-earlier-events", id: clientId(), before });
  }

  #earlier(part: EventBatch): void {
    const before = part.since + part.events.length;
    if (part.undone === (this.update?.undone ?? 0) && before === this.events[0]?.number)
      this.events = [...part.events, ...this.events];
  }

  /** Whether a request waits for its answer. */
  get doing(): boolean {
    return this.#request !== "";
  }

  /** Ask for something that is no choice: undo, consent, a bot to stand in, one's seat back. */
  ask(request: TableRequest): void {
    if (this.#request) return;
    if (this.connection !== "open") return this.#fail("There is no connection, so nothing was done.");
    this.notice = null;
    this.#request = clientId();
    this.#send({ ...request, id: this.#request } as ToServer);
  }

  /** Say something to the others. */
  say(phrase: Phrase): void {
    this.#send({ type: "send-phrase", id: clientId(), phrase });
  }

  /** Ask what a bot would do. */
  askHint(): void {
    const prompt = this.question;
    if (!prompt) return;
    this.ask({ type: "hint", rqid: prompt.rqid });
  }

  /** Ask why a piece or place cannot be chosen now. */
  askWhy(piece: string): void {
    if (this.connection !== "open") return this.#fail("There is no connection, so the table cannot be asked.");
    this.#send({ type: "why-not", id: clientId(), piece });
  }

  /** The new connection brings everything; what was chosen meanwhile is sent again. */
  #opened(): void {
    this.#greeted = false;
    this.#settled = null;
    this.#stopSync();
    if (this.unanswered) this.#send(this.unanswered);
  }

  /** A socket that never opened says nothing of why: ask whether the table is still there. */
  async #look(): Promise<void> {
    try {
      await table(this.id);
    } catch (thrown) {
      if (!(thrown instanceof Refused) || !thrown.final) return;
      this.#leave(begun(reason(thrown)));
    }
  }

  /** There is nothing here for this visitor any more. */
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
    else if (message.type === "choice-result") this.#answered(message);
    else if (message.type === "hint-result") this.#hint(message);
    else if (message.type === "event-batch") this.#earlier(message);
    else this.#explained(message);
  }

  /** Show one's share of the dice where it is wanted; what comes next is the match. Whether it was. */
  #show(next: TableUpdate): boolean {
    const promised = next.dice?.wanted && next.seat !== null ? next.dice.promised[next.seat] : "";
    const share = promised && shareOf(promised);
    if (share) this.#send({ type: "reveal-share", id: clientId(), share });
    return !!share;
  }

  /** Events with the words that are read aloud. */
  #spoken(events: readonly EventInfo[], view: object): EventInfo[] {
    return events.map((event) => ({ ...event, text: this.aloud?.(event, view) ?? event.text }));
  }

  /** Take a view in, after what is being staged. */
  #come(next: TableUpdate): void {
    const last = this.#coming.at(-1) ?? this.update;
    const goesOn = last && this.#greeted && next.seq > last.seq && next.run === last.run && next.undone === last.undone;
    if (!goesOn) this.#coming = [];
    this.#coming.push(next);
    if (!goesOn || settings.pace === "none" || document.hidden) this.#catchUp();
    else if (!this.scenes.busy) this.#goOn();
  }

  /** Show the newest view without staging what led to it. */
  #catchUp(): void {
    for (const next of this.#coming.splice(0)) this.#sit(next);
    this.scenes.skip();
  }

  /** Show the views that have come, up to one that is to be staged. */
  #goOn(): void {
    while (!this.scenes.busy) {
      const next = this.#coming.shift();
      if (!next) return;
      const chooser = this.update?.waiting_for;
      const had = this.#end;
      this.#sit(next);
      const others = next.seat !== null && next.seats.length > 1 && chooser !== next.seat;
      const news = this.#spoken(this.#from(had), next.view);
      // That it is over is told large by the result.
      if ((next.view as { result?: unknown }).result && news.at(-1)?.scene) news.pop();
      this.scenes.play(steps(news, others));
    }
  }

  #sit(next: TableUpdate): void {
    const before = this.update;
    if (before && this.#greeted && next.seq < before.seq) return;
    const end = this.#end;
    // Events that were undone, or seen as a spectator, may be others now.
    const same = before?.undone === next.undone && before?.seat === next.seat;
    // A new connection begins with the newest events: those missed before them can be asked for in the log.
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

  /** Ask for all that was missed, and again where the server is too busy to answer. */
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
      else this.#fail(answer.reason || "The server refused that; nothing was done.");
      return;
    }
    // A sync has no id of its own, and is sent again.
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
      answer.status === "stale" ? CLOSED : answer.reason || "The server refused that choice; nothing was done.",
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
    const text = because.reason || "There is nothing to choose there now.";
    this.notice = { kind: "why", text, rule: because.reason ? because.rule : "", topic: because.topic ?? "" };
  }

  #fail(text: string): void {
    if (!text) return;
    this.notice = { kind: "error", text, rule: "" };
    call(text);
  }
}
