/** The last Judge cards of a battle, as events tell of them. */

import type { EventInfo } from "../../protocol";

export interface Draw {
  /** The number of its first event. */
  number: number;
  own: { character: string; card: number; more: number }[];
  black: number[];
  /** What was told of it afterwards. */
  came: string[];
}

const DRAWN = ["drew", "drew-black", "drew-two"];
const CAME = ["wounded", "hurt", "cancelled", "reflected", "rebounded", "defeated", "fell", "escaped", "caught"];

/** The cards drawn last since the turn began; nothing where none were. */
export function lastDraw(events: readonly EventInfo[]): Draw | undefined {
  const turn = events.findLastIndex(({ begins }) => begins);
  const battle = events.findLastIndex(({ event }) => event[0] === "battle");
  const last = events.findLastIndex(({ event }) => DRAWN.includes(String(event[0])));
  if (last < 0 || last < Math.max(turn, battle)) return undefined;
  // Hunters draw before the Enemy: what stands before them belongs to another round.
  let first = last;
  while (first > 0 && events[first - 1]?.event[0] === "drew") first -= 1;
  const drawn = events.slice(first, last + 1);
  return {
    number: events[first]?.number ?? first,
    own: drawn.flatMap(({ event, pieces }) =>
      event[0] === "drew" ? [{ character: pieces[0] ?? "", card: Number(event[2]), more: Number(event[3]) }] : [],
    ),
    black: drawn.flatMap(({ event }) => (event[0] === "drew" ? [] : event.slice(1).map(Number))),
    came: events.slice(last + 1).flatMap(({ event, text }) => (CAME.includes(String(event[0])) ? [text] : [])),
  };
}
