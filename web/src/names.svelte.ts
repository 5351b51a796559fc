/** What the players of the table that is shown are called, by seat; "" for those who are called by their seats. */

let chosen = $state.raw<readonly string[]>([]);

/** The names of the table that is shown. */
export function callThem(names: readonly string[]): void {
  if (names.join("\n") !== chosen.join("\n")) chosen = names;
}

/** The name that the person at a seat has chosen. */
export function nameOf(seat: number): string {
  return chosen[seat] ?? "";
}
