/** Controls what the visitor sees: the open pane, and pieces scrolled into view. */

import { tick } from "svelte";

import { layout, type Pane } from "../look/layout.svelte";
import { look, map } from "../look/map.svelte";
import { tell } from "../voice.svelte";
import { keepInSight } from "./sight";

/** Milliseconds that the pieces of a log line stay highlighted. */
const SHOWN = 2500;

const paneOf = (piece: Element): Pane =>
  (piece.closest<HTMLElement>("[data-pane]")?.dataset.pane as Pane | undefined) ?? "board";

/** CSS selectors of pieces and places by id. */
const selectors = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => CSS.escape(piece)).map((name) => `[data-piece="${name}"], [data-place="${name}"]`);

export class Attention {
  /** The pane that is open on screens with room for one. */
  pane = $state<Pane>("board");
  /** The element with the board and the players' areas. */
  play = $state<HTMLElement>();
  #release = (): void => {};

  /** Stop following the pieces of a guide. */
  stop(): void {
    this.#release();
  }

  /** Zoom the map in, at a piece that can be chosen, or out. */
  lookCloser(): void {
    this.pane = "board";
    void tick().then(() =>
      look(this.play?.querySelector("[data-map] .piece.open") ?? this.play?.querySelector("[data-map] .map") ?? null),
    );
  }

  /** Open the pane that a question is about and scroll to the first of its pieces. */
  openQuestion(about: Pane | undefined): void {
    const pieces = Array.from(this.play?.querySelectorAll(".piece.open") ?? []);
    const first =
      about ?? (pieces.some((piece) => paneOf(piece) === this.pane) ? this.pane : pieces[0] && paneOf(pieces[0]));
    if (first) this.pane = first;
    void tick().then(() => {
      const there = pieces.filter((piece) => piece.checkVisibility());
      if (!there.some((piece) => this.#inSight(piece)))
        there[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }

  /**
   * Open the pane with the pieces of a guide, unless the open one has them, and keep them in view. about: the pane
   * that the state is about.
   */
  lead(pieces: readonly string[], about: () => Pane | undefined): void {
    this.#release();
    if (!pieces.length) return;
    void tick().then(() => {
      const names = selectors(pieces);
      const drawn = names.flatMap((name) => Array.from(this.play?.querySelectorAll(name) ?? []));
      // On a large screen all panes are open. Pieces that can be chosen come last: they have buttons.
      if (layout.now === "desk") {
        this.#release();
        this.#release = keepInSight(
          drawn.toSorted((first, second) => Number(first.matches(".open")) - Number(second.matches(".open"))),
        );
        return;
      }
      // The first piece is the most important one.
      const panes = drawn.map(paneOf);
      const ofFirst =
        names
          .map((name) => drawn.filter((piece) => piece.matches(name)).map(paneOf))
          .find((matching) => matching.length) ?? [];
      const main = about();
      const wanted = main && panes.includes(main) ? main : ofFirst.includes(this.pane) ? this.pane : ofFirst[0];
      if (!wanted) return;
      this.pane = wanted;
      void tick().then(() => {
        this.#release();
        this.#release = keepInSight(drawn.filter((piece) => paneOf(piece) === wanted));
      });
    });
  }

  /** Scroll to where an event happened: the first of its pieces, or a seat. */
  stage(pieces: readonly string[], seat: number | null | undefined): void {
    const drawn = selectors(pieces)
      .map((name) => this.play?.querySelector(name))
      .find(Boolean);
    if (drawn) this.pane = paneOf(drawn);
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
    this.pane = paneOf(first);
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
