/** What belongs to a Location follows when a space of its map gets another id or is removed. */

import type { Draft } from "../../protocol";
import type { Entry, Json } from "../form/schema";
import { belongsTo } from "./duplicates";
import { idOf } from "./entries";

const spacesIn = (entry: Entry): Entry[] => (Array.isArray(entry.spaces) ? (entry.spaces as Entry[]) : []);

/**
 * Return the draft after an entry was changed. Where what belongs to it names a renamed space, it gets the new id;
 * where it names a removed space, a space next to that one, so that nobody stands off the map.
 */
export function followSpaces(draft: Draft, before: Entry, after: Entry): Draft {
  const ids = movesOf(spacesIn(before), spacesIn(after));
  if (!ids.size) return draft;
  const entries = Object.fromEntries(
    Object.entries(draft.entries ?? {}).map(([table, all]) => [
      table,
      (all as Entry[]).map((entry) => (belongsTo(entry, idOf(after)) ? (moved(entry, ids) as Entry) : entry)),
    ]),
  );
  return { ...draft, entries };
}

/** Return which id now stands for that of each space which is gone. */
function movesOf(before: readonly Entry[], after: readonly Entry[]): Map<string, string> {
  const now = after.map(idOf);
  const gone = before.filter((space) => !now.includes(idOf(space)));
  const fresh = now.filter((id) => !before.some((space) => idOf(space) === id));
  const [only, renamed] = [gone[0], fresh[0]];
  if (gone.length === 1 && only && renamed && before.length === after.length) return new Map([[idOf(only), renamed]]);
  return new Map(
    gone.flatMap((space): [string, string][] => {
      const next = Object.keys((space.links ?? {}) as object).find((id) => now.includes(id)) ?? now[0];
      return next ? [[idOf(space), next]] : [];
    }),
  );
}

/** A value with other ids. Numbers of what stood on two spaces that became one are added up. */
function moved(at: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof at === "string") return ids.get(at) ?? at;
  if (Array.isArray(at)) {
    const all = at.map((item) => moved(item, ids));
    return at.some((item) => typeof item === "string" && ids.has(item)) ? [...new Set(all)] : all;
  }
  if (at === null || typeof at !== "object") return at;
  const fields: Record<string, Json> = {};
  for (const [key, value] of Object.entries(at)) {
    const name = ids.get(key) ?? key;
    const there = fields[name];
    const next = key === "verb" || key === "name" ? value : moved(value, ids);
    fields[name] = typeof there === "number" && typeof next === "number" ? there + next : next;
  }
  return fields;
}
