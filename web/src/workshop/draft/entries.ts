/** Changes of a draft: add, replace, change and remove entries. Each returns a new draft. */

import type { Draft, WorkshopGame } from "../../protocol";
import { without } from "../form/paths";
import type { Entry } from "../form/schema";

/** An entry by its table and its position there. */
export interface Place {
  table: string;
  number: number;
}

/** The id for a name, with lowercase letters, digits and hyphens: "slow-dancer" for "Slow Dancer!". */
export function slug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 36)
    .replace(/-+$/, "");
}

/** The id for a name, different from those that are taken. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const base = slug(name) || "entry";
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

export const entriesOf = (draft: Draft, table: string): Entry[] => (draft.entries?.[table] ?? []) as Entry[];

/** Return the entries of a table in a match with the draft: those of the draft, then those of the box. */
export function entriesIn(draft: Draft, game: WorkshopGame, table: string): Entry[] {
  const own = entriesOf(draft, table);
  const ids = new Set(own.map(idOf));
  return [...own, ...((game.entries[table] ?? []) as Entry[]).filter((entry) => !ids.has(idOf(entry)))];
}

export function entryAt(draft: Draft, { table, number }: Place): Entry | undefined {
  return entriesOf(draft, table)[number];
}

export const idOf = (entry: Readonly<Record<string, unknown>>): string =>
  typeof entry.id === "string" ? entry.id : "";

/** The name of an entry for people. */
export function nameOf(entry: Readonly<Record<string, unknown>>): string {
  for (const name of [entry.name, entry.title]) if (typeof name === "string" && name) return name;
  return idOf(entry).replace(/-/g, " ") || "Without a name";
}

/** Whether an entry has a name that people gave it, from which its id is made. */
export const isNamed = ({ name, title }: Entry): boolean =>
  [name, title].some((given) => typeof given === "string" && given.trim() !== "");

/** Return a function that names an entry of a draft by its table and id. */
export const nameIn =
  (draft: Draft) =>
  (table: string, id: string): string =>
    nameOf(entriesOf(draft, table).find((entry) => idOf(entry) === id) ?? { id });

function withTable(draft: Draft, table: string, entries: Entry[]): Draft {
  const others = without(draft.entries ?? {}, table);
  return { ...draft, entries: entries.length ? { ...draft.entries, [table]: entries } : others };
}

/** Add an entry at the end of its table. Returns the new draft and the place of the entry. */
export function added(draft: Draft, table: string, entry: Entry): { draft: Draft; place: Place } {
  const before = entriesOf(draft, table);
  return { draft: withTable(draft, table, [...before, entry]), place: { table, number: before.length } };
}

export const changed = (draft: Draft, { table, number }: Place, entry: Entry): Draft =>
  withTable(
    draft,
    table,
    entriesOf(draft, table).map((old, at) => (at === number ? entry : old)),
  );

export function removed(draft: Draft, { table, number }: Place): Draft {
  const gone = idOf(entryAt(draft, { table, number }) ?? {});
  const next = withTable(
    draft,
    table,
    entriesOf(draft, table).filter((_, at) => at !== number),
  );
  return { ...next, replaces: (draft.replaces ?? []).filter((id) => id !== gone) };
}

/** Replace an entry of the box by a copy that the author changes. */
export function replacing(draft: Draft, table: string, entry: Entry): { draft: Draft; place: Place } {
  const number = entriesOf(draft, table).findIndex((own) => idOf(own) === idOf(entry));
  if (number >= 0) return { draft, place: { table, number } };
  const next = added(draft, table, withoutOrigin(entry));
  return { ...next, draft: { ...next.draft, replaces: [...new Set([...(draft.replaces ?? []), idOf(entry)])] } };
}

/** A copy of an entry without what refers to the published game: it is the author's now. */
export function withoutOrigin(entry: Entry): Entry {
  const kept = without(structuredClone(entry), "rule", "topic", "ruling", "known", "ours");
  return "source" in kept ? { ...kept, source: "ours" } : kept;
}

/** All entries of a draft in the order of the tables. */
export function placesOf(draft: Draft, tables: readonly string[]): Place[] {
  const others = Object.keys(draft.entries ?? {}).filter((table) => !tables.includes(table));
  return [...tables, ...others].flatMap((table) => entriesOf(draft, table).map((_, number) => ({ table, number })));
}
