/** How far a match had come when one last chose, kept across reloads. */

const CHOSEN = "gloaming.chosen";

/** Remember how many events there were when one chose at a table: of the last table only. */
export function keepChosen(table: string, events: number): void {
  try {
    localStorage.setItem(CHOSEN, JSON.stringify([table, events]));
  } catch {
    // It is remembered for as long as the page is open.
  }
}

export function lastChosen(table: string): number | null {
  try {
    const [of, events] = JSON.parse(localStorage.getItem(CHOSEN) ?? "[]") as unknown[];
    return of === table && typeof events === "number" ? events : null;
  } catch {
    return null;
  }
}
