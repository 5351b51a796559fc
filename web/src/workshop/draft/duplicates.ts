/** Copies of entries together with what belongs to them, such as a Killer's Finale and Dark Powers. */

import type { Content } from "../../games/face";
import type { Draft, WorkshopGame } from "../../protocol";
import type { Entry, Json } from "../form/schema";
import { entriesOf, freeId, idOf, nameOf, withoutOrigin } from "./entries";

export interface Copied {
  table: string;
  entry: Entry;
}

/** The fields by which an entry names the one that it belongs to. */
const OWNERS = ["of", "owner"];

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
  const copy = { ...(renamed(withoutOrigin(entry), ids) as Entry), id, ...(key in entry && { [key]: name }) };
  const parts = game.tables.flatMap(({ id: other }) =>
    [...((game.entries[other] ?? []) as Entry[]), ...entriesOf(draft, other)]
      .filter((part) => old && belongsTo(part, old) && !(other === table && idOf(part) === old))
      .map((part): Copied => {
        const own = renamed(withoutOrigin(part), ids) as Entry;
        const owner = Object.fromEntries(OWNERS.flatMap((field) => (part[field] === old ? [[field, id]] : [])));
        return { table: other, entry: { ...own, ...owner, id: fresh(nameOf(part)) } };
      }),
  );
  return [{ table, entry: copy }, ...parts];
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
function renamed(at: Json, ids: ReadonlyMap<string, string>): Json {
  if (!ids.size) return at;
  const other = (text: string): string => ids.get(text) ?? ids.get(text.toLowerCase()) ?? text;
  if (typeof at === "string") return other(at);
  if (Array.isArray(at)) return at.map((item) => renamed(item, ids));
  if (at === null || typeof at !== "object") return at;
  return Object.fromEntries(
    Object.entries(at).map(([key, value]) => [
      ids.get(key) ?? key,
      key === "verb" || key === "name" ? value : renamed(value, ids),
    ]),
  );
}
