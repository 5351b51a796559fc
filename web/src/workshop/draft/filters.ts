/** The gallery's filters: by words, by kind, by verb and by a number such as the cost. */

import type { Entry, Json } from "../form/schema";
import { nameOf } from "./entries";

export interface Filter {
  words: string;
  table: string;
  verb: string;
  /** A number field and its bounds. */
  number: { field: string; least: number | null; most: number | null };
}

export const NO_FILTER: Filter = { words: "", table: "", verb: "", number: { field: "", least: null, most: null } };

/** The verbs in an entry, at any depth. */
export function verbsOf(value: Json | undefined): Set<string> {
  const found = new Set<string>();
  walk(value);
  return found;

  function walk(at: Json | undefined): void {
    if (Array.isArray(at)) at.forEach(walk);
    else if (at !== null && typeof at === "object") {
      if (typeof at.verb === "string") found.add(at.verb);
      Object.values(at).forEach(walk);
    }
  }
}

/** The number fields of entries that differ among them. */
export function numberFields(entries: readonly Entry[]): string[] {
  const values = new Map<string, Set<number>>();
  for (const entry of entries)
    for (const [name, value] of Object.entries(entry))
      if (typeof value === "number") values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values].flatMap(([name, all]) => (all.size > 1 && name !== "worth" ? [name] : []));
}

export function matches(entry: Entry, table: string, text: string, filter: Filter): boolean {
  if (filter.table && filter.table !== table) return false;
  if (filter.verb && !verbsOf(entry).has(filter.verb)) return false;
  const { field, least, most } = filter.number;
  if (field && (least !== null || most !== null)) {
    const value = entry[field];
    if (typeof value !== "number") return false;
    if ((least !== null && value < least) || (most !== null && value > most)) return false;
  }
  const searched = `${nameOf(entry)} ${text}`.toLowerCase();
  return filter.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
