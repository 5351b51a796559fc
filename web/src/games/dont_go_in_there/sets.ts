/** The sets of a player, and where all players stand. */

import type { SetView, View } from "./types";

/** The sets in the order to explain them: first the one that the fewest cards complete, of several the largest. */
export function bySets(sets: readonly SetView[]): SetView[] {
  const rank = ({ missing }: SetView): number => missing || Infinity;
  return [...sets].sort((first, second) => rank(first) - rank(second) || second.cards.length - first.cards.length);
}

/** The seats with the fewest Curses. */
export function leaders(house: View): number[] {
  const fewest = Math.min(...house.players.map(({ curses }) => curses));
  return house.players.flatMap(({ curses }, seat) => (curses === fewest ? [seat] : []));
}

/** How a seat stands: "fewest", "tied for fewest", or how far it is behind. */
export function standing(house: View, seat: number): string {
  const first = leaders(house);
  if (first.includes(seat)) return first.length > 1 ? "tied for fewest" : "fewest";
  const fewest = house.players[first[0] ?? 0]?.curses ?? 0;
  return `${(house.players[seat]?.curses ?? 0) - fewest} behind`;
}

/** The cards that nobody has taken yet. */
export function cardsLeft(house: View): number {
  return house.deck + house.boards.reduce((sum, { cards }) => sum + cards.filter((card) => card !== null).length, 0);
}
