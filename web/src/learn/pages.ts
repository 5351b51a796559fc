/** The pages of "How to play". */

import type { BoardLabelInfo, HowToPlayInfo, PartInfo } from "../protocol";

export interface Page {
  kind: "goal" | "part" | "symbols" | "end";
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
    { kind: "goal", title: "Goal", labels: how.board?.labels ?? [], cards: [] },
    ...how.turn.map((part) => ({
      kind: "part" as const,
      title: part.title,
      part,
      labels: part.labels,
      cards: part.shows,
    })),
    ...(how.marks.length
      ? [{ kind: "symbols" as const, title: "Symbols", labels: [], cards: how.marks.flatMap(({ shows }) => shows) }]
      : []),
    { kind: "end", title: "End and tips", labels: [], cards: how.end_shows },
  ];
}
