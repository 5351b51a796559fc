/** The pairs of Killer and Location that the visitor has survived, in this browser and among the stored results. */

import type { ResultInfo } from "../../protocol";
import type { Content } from "../face";

const KEPT = "gloaming.final-girl.nights";

/** A pair of Killer and Location, by their ids. */
const pair = (killer: string, location: string): string => `${killer} ${location}`;

export function survived(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((night) => typeof night === "string") : []);
  } catch {
    return new Set();
  }
}

export const isSurvived = (nights: ReadonlySet<string>, killer: string, location: string): boolean =>
  nights.has(pair(killer, location));

/** Store that the visitor has survived a Killer at a Location. */
export function keepNight(killer: string, location: string): void {
  keep(new Set([...survived(), pair(killer, location)]));
}

/** Store the victories among these results, and return all pairs. */
export function withResults(results: readonly ResultInfo[], content: Content): ReadonlySet<string> {
  const idOf = (kind: string, name: string | undefined): string =>
    [...content.values()].find((entry) => entry.kind === kind && [entry.name, entry.id].includes(name ?? ""))?.id ??
    `${kind}-${name ?? ""}`;
  const won = results
    .filter(({ won, resigned }) => won && !resigned)
    .map(({ by }) =>
      pair(
        idOf("killer", by?.["Killer"]).replace("killer-", ""),
        idOf("location", by?.["Location"]).replace("location-", ""),
      ),
    );
  const nights = new Set([...survived(), ...won]);
  keep(nights);
  return nights;
}

function keep(nights: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...nights]));
  } catch {
    // Without storage, the stored results remain.
  }
}
