/** Reading and changing the fields of entries, which hold anything that a TOML file can hold. */

import type { Draft, WorkshopGame } from "../../protocol";

export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const numberOf = (value: unknown, otherwise = 0): number => (typeof value === "number" ? value : otherwise);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === "string");

export const entriesOf = (value: unknown): Entry[] => listOf(value).filter(isEntry);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Return the entry with a field set, or without it if the value is undefined or the default. */
export function withField(entry: Entry, field: string, value: unknown, byDefault?: unknown): Entry {
  if (value !== undefined && !same(value, byDefault)) return { ...entry, [field]: value };
  const rest = { ...entry };
  delete rest[field];
  return rest;
}

export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, number) => (number === at ? item : old));

export const removed = <T>(list: readonly T[], at: number): T[] => list.filter((_, number) => number !== at);

/** Return the list with an item moved by this number of places; the list itself if it cannot move that far. */
export function moved<T>(list: readonly T[], at: number, by: number): readonly T[] {
  const item = list[at];
  if (item === undefined || at + by < 0 || at + by >= list.length) return list;
  const rest = removed(list, at);
  return [...rest.slice(0, at + by), item, ...rest.slice(at + by)];
}

export interface Choice {
  id: string;
  name: string;
}

/** Return the name by which people know an entry. */
export const nameOf = (entry: Entry): string => textOf(entry.name) || textOf(entry.title) || textOf(entry.id);

/** Return the entries of a table with which a match with the draft is played: those of the draft, then those of the box. */
export function entriesIn(draft: Draft, game: WorkshopGame, table: string): Entry[] {
  const own = draft.entries?.[table] ?? [];
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...(game.entries[table] ?? []).filter(({ id }) => !ids.has(id))];
}

export const choicesIn = (draft: Draft, game: WorkshopGame, table: string): Choice[] =>
  entriesIn(draft, game, table).map((entry) => ({ id: textOf(entry.id), name: nameOf(entry) }));

/** Return the next free id made from a name: "old-mill", "old-mill-2". */
export function freeId(name: string, taken: readonly string[]): string {
  const id =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "new";
  for (let number = 1; ; number++) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if (!taken.includes(tried)) return tried;
  }
}
