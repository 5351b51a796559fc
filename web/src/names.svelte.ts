/** The players' names at the current table, by seat; "" for players without a name. */

let chosen = $state.raw<readonly string[]>([]);
let own = $state<number | null>(null);

/** Set the names at the current table and the visitor's seat. */
export function callThem(names: readonly string[], seat: number | null): void {
  if (names.join("\n") !== chosen.join("\n")) chosen = names;
  own = seat;
}

/** Whether a seat is the visitor's. */
export const isOwn = (seat: number): boolean => seat === own;

/** The name of the player at a seat, or "". */
export function nameOf(seat: number): string {
  return chosen[seat] ?? "";
}
