/** Plays the animations of events in order, over a table that already shows the new state. */

import type { EventInfo } from "../protocol";
import { motion, settings } from "../settings/settings.svelte";
import { burn, copyOf, drift, drop, fly, hide, tumble, turn } from "./flight";
import type { Move, Moves } from "./moves";
import { sound } from "./sounds";

/** If more animations are waiting, all are skipped, unless the game sets a higher limit. */
const MOST_WAITING = 6;

const PACE = { full: { move: 560, gap: 300 }, short: { move: 220, gap: 110 } } as const;

/** A copy of a piece and its old position. */
interface Kept {
  copy: HTMLElement;
  figure: SVGElement | null;
  box: DOMRect;
}

export class Stage {
  /** The pieces that move next, before the DOM update. */
  #kept = new Map<string, Kept>();
  #seen = -1;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Before a DOM update, copy the pieces that new events will move. */
  remember(events: readonly EventInfo[], moves: Moves, table: HTMLElement): void {
    this.#kept.clear();
    if (motion() === "none" || this.#seen < 0) return;
    for (let number = this.#seen; number < events.length; number += 1) {
      const event = events[number];
      const move = event && moves(event, events.slice(0, number));
      for (const piece of move ? moved(move) : []) {
        const node = this.#kept.has(piece) ? null : find(table, piece);
        if (!node) continue;
        const figure = node.querySelector<SVGElement>("svg.figure");
        this.#kept.set(piece, {
          copy: copyOf(node),
          figure: figure && copyOf(figure),
          box: node.getBoundingClientRect(),
        });
      }
    }
  }

  /** After a DOM update, play the animations of new events. */
  follow(events: readonly EventInfo[], moves: Moves, table: HTMLElement, most = MOST_WAITING): void {
    const from = this.#seen;
    this.#seen = events.length;
    if (from < 0 || events.length < from) return this.stop();
    for (let number = from; number < events.length; number += 1) {
      const event = events[number];
      const move = event && moves(event, events.slice(0, number));
      if (move) this.#waiting.push(this.#prepare(move, table));
    }
    if (this.#waiting.length > most) return this.stop();
    if (this.#timer === undefined) this.#next();
  }

  /** Skip the waiting animations. */
  stop(): void {
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const play = this.#waiting.shift();
    if (!play) return;
    play();
    const pace = motion();
    this.#timer = setTimeout(() => this.#next(), pace === "none" ? 60 : PACE[pace].gap);
  }

  /** Look old positions up now, since a later DOM update may change them. */
  #prepare(move: Move, table: HTMLElement): () => void {
    const former = moved(move).map((piece) => this.#kept.get(piece));
    return () => {
      if (move.sound && !(move.sound === "roll" && thrown())) sound(move.sound);
      const pace = motion();
      if (pace !== "none" && !document.hidden) perform(move, former, table, PACE[pace].move);
    };
  }
}

/** Whether dice are thrown in the tray, which then has the sound. */
function thrown(): boolean {
  return settings.pace !== "none" && document.querySelector("[data-part=tray]") !== null;
}

/** The pieces of a move. */
function moved(move: Move): string[] {
  return "pieces" in move ? move.pieces : "piece" in move ? [move.piece] : [];
}

/** Return the visible element of a piece or place, or null if its pane is closed. */
function find(table: HTMLElement, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  const all = table.querySelectorAll<HTMLElement>(`[data-piece="${name}"], [data-place="${name}"]`);
  return Array.from(all).find((item) => item.getClientRects().length) ?? null;
}

/** The box of a figure at a place. */
function above(place: HTMLElement): Pick<DOMRect, "left" | "top" | "width" | "height"> {
  const box = place.getBoundingClientRect();
  return { left: box.left + box.width / 2 - 17, top: box.top + box.height / 2 - 46, width: 34, height: 40 };
}

function perform(move: Move, former: (Kept | undefined)[], table: HTMLElement, duration: number): void {
  if (move.kind === "drop") {
    const stood = find(table, move.piece)?.querySelector("svg.figure");
    if (stood) drop(stood, duration);
  } else if (move.kind === "turn") {
    const card = find(table, move.piece);
    if (card) turn(card, duration);
  } else if (move.kind === "roll") {
    for (const cube of table.querySelectorAll(".cube:not([data-part=tray] *)")) tumble(cube, duration * 1.6);
  } else if (move.kind === "drift") {
    const [from, to] = [find(table, move.from), find(table, move.to)];
    if (from && to) drift(move.count, from.getBoundingClientRect(), to.getBoundingClientRect(), duration);
  } else if (move.kind === "fly") {
    const there = move.gone ? null : find(table, move.piece);
    const to = there ?? find(table, move.to);
    if (!former[0] || !to) return;
    fly(former[0].copy, former[0].box, to.getBoundingClientRect(), duration);
    if (there) hide(there, duration);
  } else if (move.kind === "walk") {
    const there = find(table, move.piece);
    const standing = there?.querySelector<SVGElement>("svg.figure");
    const figure = former[0]?.figure ?? (standing && copyOf(standing));
    const [from, to] = [find(table, move.from), find(table, move.to)];
    if (!figure || !from || !to) return;
    fly(figure, above(from), above(to), duration);
    if (there && to.contains(there)) hide(there, duration);
  } else if (move.kind === "deal") {
    const from = find(table, move.from)?.getBoundingClientRect();
    move.pieces.forEach((piece, number) => {
      const card = find(table, piece);
      if (!card || !from) return;
      const delay = number * duration * 0.25;
      const start = { left: from.left, top: from.top, width: 40, height: 56 };
      const box = card.getBoundingClientRect();
      const copy = copyOf(card);
      fly(copy, { ...start, width: box.width, height: box.height }, box, duration, delay);
      hide(card, duration + delay);
    });
  } else if (move.kind === "burn") {
    former.forEach((item, number) => item && burn(item.copy, item.box, duration, number * 90));
  }
}
