/** Stores the number of events at the visitor's last choice, across reloads. */

const CHOSEN = "gloaming.chosen";

/** Store the number of events at a choice; only the last table is stored. */
export function keepChosen(table: string, events: number): void {
  try {
    localStorage.setItem(CHOSEN, JSON.stringify([table, events]));
  } catch {
    // Without storage it lasts as long as the page.
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
