/** Changes of a draft: add, replace, change and remove entries. Each returns a new draft. */

import type { Draft } from "../../protocol";
import { without } from "../form/paths";
import type { Entry, Json } from "../form/schema";

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

export function entryAt(draft: Draft, { table, number }: Place): Entry | undefined {
  return entriesOf(draft, table)[number];
}

export const idOf = (entry: Entry): string => (typeof entry.id === "string" ? entry.id : "");

/** The name of an entry for people. */
export function nameOf(entry: Entry): string {
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

export function changed(draft: Draft, { table, number }: Place, entry: Entry): Draft {
  const before = idOf(entryAt(draft, { table, number }) ?? {});
  const next = withTable(
    draft,
    table,
    entriesOf(draft, table).map((old, at) => (at === number ? entry : old)),
  );
  const id = idOf(entry);
  return before === id ? next : renamed(next, table, before, id);
}

/** Entries that refer to a renamed entry by one of these fields refer to it by its new id. */
const REFERRING = ["of", "owner"];

/** Fields at any depth that refer to a Move pattern. */
const PATTERNS = ["pattern", "back"];

function withPattern(value: Json, before: string, after: string): Json {
  if (Array.isArray(value)) return value.map((item) => withPattern(item, before, after));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      item === before && PATTERNS.includes(name) ? after : withPattern(item, before, after),
    ]),
  );
}

function renamed(draft: Draft, table: string, before: string, after: string): Draft {
  if (!before || entriesOf(draft, table).some((entry) => idOf(entry) === before)) return draft;
  const entries = Object.fromEntries(
    Object.entries(draft.entries ?? {}).map(([name, all]) => [
      name,
      (all as Entry[]).map((entry) => {
        if (table === "pattern") return withPattern(entry, before, after) as Entry;
        const fields = REFERRING.filter((field) => entry[field] === before);
        return fields.length ? { ...entry, ...Object.fromEntries(fields.map((field) => [field, after])) } : entry;
      }),
    ]),
  );
  return { ...draft, entries };
}

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
