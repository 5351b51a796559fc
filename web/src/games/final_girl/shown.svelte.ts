/** Whether the cards that can be had lie over the map. */

import type { BoardProps } from "../face";
import type { View } from "./view";

/** What the player has chosen; null where the question decides. */
const chosen = $state<{ cards: boolean | null }>({ cards: null });

/** Whether an option is about a card or a deck that can be had. */
export function areWanted(table: View, choosable: BoardProps["choosable"]): boolean {
  return (
    table.planning ||
    [...table.tableau, ...table.decks.flatMap((deck) => [deck.id, ...deck.cards.slice(0, 1)])].some(choosable)
  );
}

export function areShown(table: View, choosable: BoardProps["choosable"]): boolean {
  return chosen.cards ?? areWanted(table, choosable);
}

export function showCards(shown: boolean | null): void {
  chosen.cards = shown;
}
