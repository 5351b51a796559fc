/** Which pieces of the open question are drawn and can be tapped, so that their options need no buttons. */

import { tick } from "svelte";

/** A piece with fewer visible pixels than this is not in sight. */
const LEAST = 14;

export class InSight {
  /** The ids of the pieces in sight that belong to an option. */
  pieces = $state.raw<ReadonlySet<string>>(new Set());
  /** Those that lie in the hand. */
  cards = $state.raw<ReadonlySet<string>>(new Set());
  /** The question that they belong to. */
  rqid = $state<number>();

  /** Look again after the next change of the page. */
  look(table: HTMLElement | undefined, rqid: number | undefined): void {
    void tick().then(() => {
      if (!table?.isConnected) return;
      const all = Array.from(table.querySelectorAll<HTMLElement>("[data-region] .piece.open[data-piece]"));
      const pieces = all.filter(drawn);
      this.pieces = ids(pieces);
      this.cards = ids(pieces.filter((piece) => piece.closest("[data-region=hand]")));
      this.rqid = rqid;
    });
  }
}

const ids = (pieces: readonly HTMLElement[]): Set<string> => new Set(pieces.map((piece) => piece.dataset.piece ?? ""));

/** Whether a piece is rendered within its region. What scrolls there counts, too, but not below the edge of a phone. */
function drawn(piece: HTMLElement): boolean {
  if (!piece.checkVisibility({ visibilityProperty: true })) return false;
  const { top, bottom, width, height } = piece.getBoundingClientRect();
  if (width < LEAST || height < LEAST) return false;
  const hand = piece.closest("[data-region=hand]");
  if (!hand || getComputedStyle(hand).overflowY !== "hidden") return true;
  const frame = hand.getBoundingClientRect();
  return Math.min(bottom, frame.bottom) - Math.max(top, frame.top) >= LEAST;
}
