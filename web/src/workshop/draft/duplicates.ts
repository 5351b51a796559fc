/** Copies of entries together with what belongs to them, such as a Killer's Finale and Dark Powers. */

import type { Content } from "../../games/face";
import type { Draft, WorkshopGame } from "../../protocol";
import { type Entry, type Json, PackSchema } from "../form/schema";
import { entriesIn, freeId, idOf, nameOf, withoutOrigin } from "./entries";
import { withNewIds } from "./renaming";

export interface Copied {
  table: string;
  entry: Entry;
}

/** The fields by which an entry names the one to which it belongs. */
export const OWNERS: readonly string[] = ["of", "owner", "fear"];

export const belongsTo = (entry: Entry, id: string): boolean => OWNERS.some((field) => entry[field] === id);

/**
 * Copy an entry under a new name, and the entries of the box and the draft that belong to it.
 *
 * content: the cards and pieces of the box, whose ids may not appear twice. taken: the ids that are used already.
 * Returns the copy first.
 */
export function duplicates(
  game: WorkshopGame,
  draft: Draft,
  content: Content,
  table: string,
  entry: Entry,
  name: string,
  taken: ReadonlySet<string>,
): Copied[] {
  const used = new Set(taken);
  const ids = new Map<string, string>();
  const old = idOf(entry);

  function fresh(from: string): string {
    const id = freeId(from, used);
    used.add(id);
    return id;
  }

  const id = fresh(name);
  const key = typeof entry.title === "string" && entry.name === undefined ? "title" : "name";
  for (const inner of innerIds(entry, content)) ids.set(inner, fresh(`${inner}-${id}`));
  const copy = { ...(withOtherIds(withoutOrigin(entry), ids) as Entry), id, ...(key in entry && { [key]: name }) };
  const found = game.tables.flatMap((each) =>
    entriesIn(draft, game, each.id)
      .filter((part) => old && belongsTo(part, old) && !(each.id === table && idOf(part) === old))
      .map((part) => ({ table: each, before: idOf(part), after: fresh(nameOf(part)), part })),
  );
  const packs = new PackSchema(game.schema);
  const own = game.tables.filter((each) => each.id === table).map((each) => ({ table: each, before: old, after: id }));
  const parts = found.map(({ table: { id: other }, part, after }): Copied => ({
    table: other,
    entry: { ...(withOtherIds(withoutOrigin(part), ids) as Entry), id: after },
  }));
  return [{ table, entry: copy }, ...parts].map(({ table: other, entry: made }) => ({
    table: other,
    entry: withNewIds(packs, other, made, [...own, ...found]),
  }));
}

/** The ids inside an entry that are pieces of the box, such as a scenario's boss or the spaces of a map. */
function innerIds(entry: Entry, content: Content): string[] {
  const pieces = new Set([...content.keys()].flatMap((piece) => [piece, piece.replace(/^[a-z]+-/, "")]));
  const found = new Set<string>();
  const walk = (at: Json): void => {
    if (Array.isArray(at)) at.forEach(walk);
    else if (at !== null && typeof at === "object") {
      if (typeof at.id === "string" && pieces.has(at.id)) found.add(at.id);
      Object.values(at).forEach(walk);
    }
  };
  Object.values(entry).forEach(walk);
  return [...found];
}

/** A value in which other ids stand for the old ones. A reference may use capitals. */
function withOtherIds(at: Json, ids: ReadonlyMap<string, string>): Json {
  if (!ids.size) return at;
  const other = (text: string): string => ids.get(text) ?? ids.get(text.toLowerCase()) ?? text;
  if (typeof at === "string") return other(at);
  if (Array.isArray(at)) return at.map((item) => withOtherIds(item, ids));
  if (at === null || typeof at !== "object") return at;
  return Object.fromEntries(
    Object.entries(at).map(([key, value]) => [
      ids.get(key) ?? key,
      key === "verb" || key === "name" ? value : withOtherIds(value, ids),
    ]),
  );
}
