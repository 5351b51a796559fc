/** A card in the hand whose Move is drawn on the board, and a Move that is chosen before the card is summoned. */

/** card: whose Move is drawn; from: the token it is drawn from, or -1 for the best one. */
export const preview = $state<{ card: string; from: number }>({ card: "", from: -1 });

/** The Move to carry out as soon as the game asks for it; null if none is chosen. */
let planned: { start: number; end: number } | null = null;

/** Milliseconds to get from a card to the board before its Move disappears. */
const WAY = 900;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Draw the Move of a card under the pointer or with the focus. */
export function lookAhead(card: string): void {
  clearTimeout(timer);
  if (preview.card !== card) Object.assign(preview, { card, from: -1 });
}

/** Stop drawing it, unless the pointer reaches the board soon. */
export function lookAway(): void {
  clearTimeout(timer);
  timer = setTimeout(forget, WAY);
}

/** Keep drawing it while the pointer is on the board. */
export const keepLooking = (): void => clearTimeout(timer);

export function forget(): void {
  clearTimeout(timer);
  Object.assign(preview, { card: "", from: -1 });
}

/** Choose a Move of a card that is not summoned yet. */
export const plan = (start: number, end: number): void => void (planned = { start, end });

/** The planned Move, which is forgotten thereby. */
export function takePlan(): typeof planned {
  const taken = planned;
  planned = null;
  return taken;
}
