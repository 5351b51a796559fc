/** Arranges a player's sets of cards in the space they have. */

/** The gap between sets and between rows, in pixels. */
export const GAP = 6;

const WIDEST = 88;
/** Width by height of a card. */
const SHAPE = 0.74;
/** The visible part of a covered card, at least: its Curses. */
const LEAST_STEP = 22;
const MOST_ROWS = 4;
/** Card sizes to try in each number of rows, by the largest that fits its height. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6] as const;
/** The steps from card to card within a set, and from set to set, in card widths; Infinity: side by side with a gap. */
const STEPS = [
  [0.75, Infinity],
  [0.5, Infinity],
  [0.32, Infinity],
  [0.32, 0.85],
  [0.32, 0.65],
] as const;

/** width, height: of a card; step: from card to card of a set; apart: from set to set. */
export interface Fan {
  width: number;
  height: number;
  step: number;
  apart: number;
}

/** Return the largest cards with which sets of these sizes fit, in as few rows as possible. */
export function fan(sizes: readonly number[], width: number, height: number): Fan {
  let last: Fan = { width: 0, height: 0, step: 0, apart: 0 };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const most = Math.min(WIDEST / SHAPE, (height - (rows - 1) * GAP) / rows);
    for (const size of rows === 1 ? SIZES : [1]) {
      const card = Math.floor(most * size * SHAPE);
      for (const [within, between] of STEPS) {
        // Sets overlap only in a single row.
        if (rows > 1 && between !== Infinity) continue;
        const apart = between === Infinity ? card + GAP : Math.floor(card * between);
        const step = Math.min(card, Math.max(LEAST_STEP, Math.floor(card * within)));
        last = { width: card, height: Math.floor(most * size), step, apart };
        if (apart >= step && rowsOf(sizes, last, width) <= rows) return last;
      }
    }
  }
  return last;
}

/** The number of rows that the sets take, from left to right. */
function rowsOf(sizes: readonly number[], { width: card, step, apart }: Fan, width: number): number {
  let [rows, at] = [1, 0];
  for (const size of sizes) {
    const covered = (size - 1) * step;
    if (at && at + covered + card > width) [rows, at] = [rows + 1, 0];
    if (at + covered + card > width) return Infinity;
    at += covered + apart;
  }
  return rows;
}
