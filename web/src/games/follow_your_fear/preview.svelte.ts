/** The card in the hand whose Move is drawn on the board, and the token it is drawn from. */

export const preview = $state<{ card: string; from: number }>({ card: "", from: -1 });

/** Show the Move of a card under the pointer or with the focus. */
export function lookAhead(card: string): void {
  if (preview.card !== card) Object.assign(preview, { card, from: -1 });
}

/** Stop showing it. */
export function lookAway(card: string): void {
  if (preview.card === card) Object.assign(preview, { card: "", from: -1 });
}
