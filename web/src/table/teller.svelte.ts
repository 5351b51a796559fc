/** Tells what happens at a table in order: the table shows nothing that has not been told. */

import type { Content, GameFace, Roll } from "../games/face";
import type { EventInfo, Scene, TableUpdate } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { tell } from "../voice.svelte";
import { Scenes } from "./scenes.svelte";
import { type Step, steps, together } from "./steps";
import { asTold, positionAfter, positionAt } from "./told";

interface Source {
  /** How the game's events are told. */
  face: Pick<GameFace, "aloud" | "rolls" | "scene"> | undefined;
  content: Content;
  /** All has been told. */
  all(): void;
}

export class Teller {
  /** The newest state of the table. */
  now = $state.raw<TableUpdate | null>(null);
  /** All events received. */
  known = $state.raw<readonly EventInfo[]>([]);
  /** The number of events that have been announced to screen readers. */
  announced = 0;
  /** Whether the visitor has skipped what happens until the next question. */
  skipping = false;
  /** The state before the first event that is being told, and the positions since then. */
  #before: TableUpdate | null = null;
  #positions: Scene[] = [];

  readonly scenes: Scenes = new Scenes({
    told: () => this.#announce(),
    done: () => this.#told(),
    holds: () => this.#guided && this.now?.prompt != null,
  });

  /** The state that the table shows. */
  update: TableUpdate | null = $derived.by(() => {
    const { now, scenes } = this;
    if (!now || !scenes.busy) return now;
    if (scenes.byHand || !this.#before) return { ...now, prompt: null };
    return asTold(this.#before, now, positionAfter(this.#positions, scenes.told).view);
  });

  /** The events that have been told. */
  events: readonly EventInfo[] = $derived.by(() => {
    const { told } = this.scenes;
    return told === Infinity ? this.known : this.known.filter(({ number }) => number < told);
  });

  /** The last roll or draw. */
  roll: Roll | null = $derived.by(() => this.scenes.roll ?? this.#lastRoll());

  constructor(readonly source: Source) {}

  /** The number after the last known event. */
  get end(): number {
    const last = this.known.at(-1);
    return last ? last.number + 1 : 0;
  }

  /** Whether the visitor follows a guide, as in a first match. */
  get #guided(): boolean {
    const lesson = this.now?.lesson;
    return lesson != null && !lesson.left && lesson.option != null;
  }

  /** Show an update at once, or tell its events step by step. goesOn: whether it follows the newest; sit: stores it. */
  come(next: TableUpdate, goesOn: boolean, sit: () => void): void {
    const before = this.now;
    if (next.prompt) this.skipping = false;
    if (!goesOn) this.scenes.roll = null;
    if (!before || !goesOn || this.skipping || settings.pace === "none" || document.hidden) {
      sit();
      this.scenes.roll = null;
      if (this.scenes.busy) this.scenes.skip();
      else this.#told();
      return;
    }
    const had = this.end;
    if (!this.scenes.busy || this.scenes.byHand) {
      this.#before = before;
      this.#positions = [{ event_count: had, view: before.view }];
    }
    sit();
    this.#positions.push(...(next.scenes ?? []), { event_count: this.end, view: next.view });
    const news = this.known.filter(({ number }) => number >= had);
    // The result itself announces the end of the match.
    if ((next.view as { result?: unknown }).result && news.at(-1)?.scene) news.pop();
    this.scenes.play(this.#steps(news, next, before.waiting_for));
    if (!this.scenes.busy) this.#told();
  }

  /** Show nothing more until the next question. */
  skip(): void {
    this.skipping = this.now?.prompt == null && !this.scenes.byHand;
    this.scenes.skip();
  }

  /** Return the events since the visitor's last move, as steps to read. chosen: the number of events at that move. */
  since(chosen: number | null): Step[] {
    const { now } = this;
    if (!now || now.seat === null) return [];
    // In a game for one, all events may be the player's own, so the event count at the choice decides.
    const alone = now.seats.length === 1;
    if (alone && chosen === null) return [];
    const own = this.known.findLast((event) => event.seat === now.seat);
    const from = alone ? (chosen ?? 0) : own ? own.number + 1 : 0;
    const news = this.known.filter(({ number }) => number >= from);
    return together(this.#steps(news, now, null));
  }

  /** Return the steps of some events. chooser: the seat whose choice led to them; null for the game. */
  #steps(news: readonly EventInfo[], now: TableUpdate, chooser: number | null): Step[] {
    const first = news[0]?.number ?? 0;
    return steps(this.#spoken(news, now.view), {
      seat: now.seat,
      alone: now.seats.length === 1,
      chooser,
      guided: this.#guided,
      face: this.source.face,
      content: this.source.content,
      before: this.known.filter(({ number }) => number < first),
      view: (event) => positionAt(this.#positions, event.number)?.view ?? now.view,
    });
  }

  /** Return the events with the texts to announce. */
  #spoken(events: readonly EventInfo[], view: object): EventInfo[] {
    return events.map((event) => ({ ...event, text: this.source.face?.aloud?.(event, view) ?? event.text }));
  }

  /** The last roll or draw among the events that have been told. */
  #lastRoll(): Roll | null {
    const rolls = this.source.face?.rolls;
    const { update, events } = this;
    if (!rolls || !update) return null;
    for (let at = events.length - 1; at >= 0; at -= 1) {
      const event = events[at];
      const roll = event && rolls(event, update.view, events.slice(0, at), this.source.content);
      if (roll) return roll;
    }
    return null;
  }

  /** Announce what has been told. */
  #announce(): void {
    const news = this.events.filter(({ number }) => number >= this.announced);
    const last = news.at(-1);
    if (!last || !this.update) return;
    this.announced = last.number + 1;
    const texts = this.#spoken(news, this.update.view).map((event) => event.text);
    tell(texts.join(" "));
  }

  #told(): void {
    this.#announce();
    this.source.all();
  }
}
