/** Arranges a player's sets of cards in the space they have. */

/** The gap between sets and between rows, in pixels. */
export const GAP = 6;

const WIDEST = 88;
/** Width by height of a card. */
const SHAPE = 0.74;
/** The visible part of a covered card, at least: its Curses. */
const LEAST_STEP = 22;
const MOST_ROWS = 5;

/** width, height: of a card; step: the visible part of a covered card. */
export interface Fan {
  width: number;
  height: number;
  step: number;
}

/** Return the largest cards with which sets of these sizes fit. */
export function fan(sizes: readonly number[], width: number, height: number): Fan {
  let last: Fan = { width: 0, height: 0, step: 0 };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const high = Math.min(WIDEST / SHAPE, (height - (rows - 1) * GAP) / rows);
    const wide = Math.floor(high * SHAPE);
    for (const share of [0.75, 0.6, 0.45, 0.3]) {
      const step = Math.max(LEAST_STEP, Math.floor(wide * share));
      last = { width: wide, height: Math.floor(high), step: Math.min(step, wide) };
      if (rowsOf(sizes, last, width) <= rows) return last;
    }
  }
  return last;
}

/** The number of rows that the sets take, from left to right. */
function rowsOf(sizes: readonly number[], { width: card, step }: Fan, width: number): number {
  let [rows, used] = [1, 0];
  for (const size of sizes) {
    const wide = card + (size - 1) * step;
    if (used && used + GAP + wide > width) [rows, used] = [rows + 1, 0];
    used += (used ? GAP : 0) + wide;
    if (used > width) return Infinity;
  }
  return rows;
}
