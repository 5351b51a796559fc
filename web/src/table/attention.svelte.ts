/** Scrolls pieces into view. */

import { tick } from "svelte";

import { look, map } from "../look/map.svelte";
import { tell } from "../voice.svelte";
import { keepInSight } from "./sight";

/** Milliseconds that the pieces of a log line stay highlighted. */
const SHOWN = 2500;

/** CSS selectors of pieces and places by id. */
const selectors = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => CSS.escape(piece)).map((name) => `[data-piece="${name}"], [data-place="${name}"]`);

export class Attention {
  /** The element with the board and the players' areas. */
  play = $state<HTMLElement>();
  #release = (): void => {};

  /** Stop following the pieces of a guide. */
  stop(): void {
    this.#release();
  }

  /** Zoom the map in, at a piece that can be chosen, or out. */
  lookCloser(): void {
    void tick().then(() =>
      look(this.play?.querySelector("[data-map] .piece.open") ?? this.play?.querySelector("[data-map] .map") ?? null),
    );
  }

  /** Scroll to the first piece of a question, unless one is in sight. */
  openQuestion(): void {
    void tick().then(() => {
      const there = Array.from(this.play?.querySelectorAll(".piece.open") ?? []).filter((piece) =>
        piece.checkVisibility(),
      );
      if (!there.some((piece) => this.#inSight(piece)))
        there[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }

  /** Keep the pieces of a guide in view. */
  lead(pieces: readonly string[]): void {
    this.#release();
    if (!pieces.length) return;
    void tick().then(() => {
      const drawn = selectors(pieces).flatMap((name) => Array.from(this.play?.querySelectorAll(name) ?? []));
      this.#release();
      // Pieces that can be chosen come last: they have buttons.
      this.#release = keepInSight(
        drawn.toSorted((first, second) => Number(first.matches(".open")) - Number(second.matches(".open"))),
      );
    });
  }

  /** Scroll to where an event happened: the first of its pieces, or a seat. */
  stage(pieces: readonly string[], seat: number | null | undefined): void {
    const drawn = selectors(pieces)
      .map((name) => this.play?.querySelector(name))
      .find(Boolean);
    const place = drawn ?? this.play?.querySelector(`[data-place="seat-${seat}"]`);
    void tick().then(() => {
      if (place && !this.#inSight(place)) place.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }

  /** Scroll to the pieces of a log line and highlight them briefly. */
  show(pieces: readonly string[]): void {
    const drawn = pieces.flatMap((piece) =>
      Array.from(this.play?.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`) ?? []),
    );
    const [first] = drawn;
    if (!first) return tell("This is no longer on the table.");
    void tick().then(() => first.scrollIntoView({ block: "nearest", inline: "nearest" }));
    for (const piece of drawn) {
      piece.classList.add("pointed");
      setTimeout(() => piece.classList.remove("pointed"), SHOWN);
    }
  }

  #inSight(piece: Element): boolean {
    const box = piece.getBoundingClientRect();
    const within = (frame: DOMRect): boolean =>
      box.top >= frame.top && box.bottom <= frame.bottom && box.left >= frame.left && box.right <= frame.right;
    const frames = [this.play, map.by > 1 ? piece.closest("[data-map]") : null, document.documentElement];
    return box.height > 0 && frames.every((frame) => !frame || within(frame.getBoundingClientRect()));
  }
}
