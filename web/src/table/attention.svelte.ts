/** Where the table is looked at: the part that is open, and pieces brought into sight. */

import { tick } from "svelte";

import { layout, type Pane } from "../look/layout.svelte";
import { look, map } from "../look/map.svelte";
import { tell } from "../voice.svelte";
import { keepInSight } from "./sight";

/** For how long, in ms, what a line of the log tells of is marked. */
const SHOWN = 2500;

const paneOf = (piece: Element): Pane =>
  (piece.closest<HTMLElement>("[data-pane]")?.dataset.pane as Pane | undefined) ?? "board";

/** What finds the pieces and places with some ids. */
const selectors = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => CSS.escape(piece)).map((name) => `[data-piece="${name}"], [data-place="${name}"]`);

export class Attention {
  /** The part of the table that is shown where there is no room for all of them. */
  pane = $state<Pane>("board");
  /** What the board and the players' places are drawn in. */
  play = $state<HTMLElement>();
  #release = (): void => {};

  /** Look no longer at what a guide pointed at. */
  stop(): void {
    this.#release();
  }

  /** Show the map closer, at a piece that can be chosen there, or whole again. */
  lookCloser(): void {
    this.pane = "board";
    void tick().then(() =>
      look(this.play?.querySelector("[data-map] .piece.open") ?? this.play?.querySelector("[data-map] .map") ?? null),
    );
  }

  /** Open the part of the table that a question is about, and bring the first of its pieces into sight. */
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
   * Open the part of the table that a guide points at, unless it can be seen in the one that is open, and keep the
   * pieces in sight there. about: the part that the table is about.
   */
  lead(pieces: readonly string[], about: () => Pane | undefined): void {
    this.#release();
    if (!pieces.length) return;
    void tick().then(() => {
      const names = selectors(pieces);
      const drawn = names.flatMap((name) => Array.from(this.play?.querySelectorAll(name) ?? []));
      // On a desk all parts are open, and one that is long scrolls. What can be chosen has its button besides.
      if (layout.now === "desk") {
        this.#release();
        this.#release = keepInSight(
          drawn.toSorted((first, second) => Number(first.matches(".open")) - Number(second.matches(".open"))),
        );
        return;
      }
      // It speaks of the first of them before all others.
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

  /** Show where something happened: at the first of its pieces, or at the place of a seat. */
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

  /** Bring the pieces of a line of the log into sight, and mark them for a moment. */
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
