/** The pages of "How to play". */

import type { BoardLabelInfo, HowToPlayInfo, PartInfo } from "../protocol";

export interface Page {
  title: string;
  /** A part of a turn; undefined on the other pages. */
  part?: PartInfo;
  /** What is labelled on the example board; none: the board is not shown. */
  labels: readonly BoardLabelInfo[];
  /** The ids of cards that are shown. */
  cards: readonly string[];
}

/** The goal, each part of a turn, the symbols, and the end. */
export function pagesOf(how: HowToPlayInfo): Page[] {
  return [
    { title: "Goal", labels: how.board?.labels ?? [], cards: [] },
    ...how.turn.map((part) => ({ title: part.title, part, labels: part.labels, cards: part.shows })),
    ...(how.marks.length ? [{ title: "Symbols", labels: [], cards: how.marks.flatMap(({ shows }) => shows) }] : []),
    { title: "End and tips", labels: [], cards: how.end_shows },
  ];
}
