/** What the players of the table that is shown are called, by seat; "" for those who are called by their seats. */

let chosen = $state.raw<readonly string[]>([]);
let own = $state<number | null>(null);

/** The names of the table that is shown, and one's own seat there. */
export function callThem(names: readonly string[], seat: number | null): void {
  if (names.join("\n") !== chosen.join("\n")) chosen = names;
  own = seat;
}

/** Whether a seat is one's own. */
export const isOwn = (seat: number): boolean => seat === own;

/** The name that the person at a seat has chosen. */
export function nameOf(seat: number): string {
  return chosen[seat] ?? "";
}
