/** Which entries of a draft matter most, and which are unchanged copies that came along with another one. */

import type { Draft, WorkshopGame } from "../../protocol";
import type { Entry, Json } from "../form/schema";
import { belongsTo, OWNERS } from "./duplicates";
import { entriesOf, entryAt, idOf, nameOf, type Place, placesOf, withoutOrigin } from "./entries";

/** An entry with the copies of the box's entries that belong to it. */
export interface Grouped {
  place: Place;
  copies: Place[];
}

/** The kinds of entries that a pack is about, the most important first; the others follow in the order of the game. */
const MAIN = ["killer", "location", "girl", "scenario", "spirit", "ghost", "type", "fear", "boss", "room", "character"];

/** Fields in which a copy may differ. */
const LINKING = ["id", "source", ...OWNERS];

/** Return the entries of a draft, those of main kinds first, each with its copies. */
export function grouped(draft: Draft, game: WorkshopGame): Grouped[] {
  const tables = game.tables.map(({ id }) => id);
  const owners = new Map<string, Grouped>();
  const groups: Grouped[] = [];
  const copies: [Place, string][] = [];
  for (const place of placesOf(draft, tables)) {
    const owner = copyOf(draft, game, place);
    if (owner) {
      copies.push([place, owner]);
      continue;
    }
    const group = { place, copies: [] };
    groups.push(group);
    const id = idOf(entryAt(draft, place) ?? {});
    if (id && !owners.has(id)) owners.set(id, group);
  }
  for (const [place, owner] of copies) {
    const group = owners.get(owner);
    if (group) group.copies.push(place);
    else groups.push({ place, copies: [] });
  }
  const rank = ({ place }: Grouped): number => {
    const at = MAIN.indexOf(place.table);
    return at < 0 ? MAIN.length : at;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

/** Return the id of the entry of the draft with which an entry was copied unchanged, "" if it was not. */
function copyOf(draft: Draft, game: WorkshopGame, { table, number }: Place): string {
  const entry = entryAt(draft, { table, number }) ?? {};
  const owner = Object.values(draft.entries ?? {})
    .flatMap((all) => all as Entry[])
    .find((other) => other !== entry && idOf(other) && belongsTo(entry, idOf(other)));
  if (!owner || (draft.replaces ?? []).includes(idOf(entry))) return "";
  const sold = (game.entries[table] ?? []) as Entry[];
  return sold.some((model) => nameOf(model) === nameOf(entry) && isAlike(entry, model)) ? idOf(owner) : "";
}

function isAlike(copy: Entry, model: Entry): boolean {
  const plain = (entry: Entry): Entry =>
    Object.fromEntries(Object.entries(withoutOrigin(entry)).filter(([field]) => !LINKING.includes(field)));
  return equals(plain(copy), plain(model));
}

/** Whether two values are equal but for ids, which get the id of their new owner as an ending. */
function equals(copy: Json | undefined, model: Json | undefined): boolean {
  if (typeof copy === "string" && typeof model === "string") return isId(copy, model);
  if (Array.isArray(copy) || Array.isArray(model))
    return (
      Array.isArray(copy) &&
      Array.isArray(model) &&
      copy.length === model.length &&
      copy.every((item, at) => equals(item, model[at]))
    );
  if (copy && model && typeof copy === "object" && typeof model === "object") {
    const own = Object.entries(copy);
    return (
      own.length === Object.keys(model).length &&
      Object.entries(model).every(([key, value]) => own.some(([name, part]) => isId(name, key) && equals(part, value)))
    );
  }
  return copy === model;
}

const isId = (copy: string, model: string): boolean =>
  copy === model || (/^[a-z0-9-]+$/.test(copy) && copy.startsWith(`${model.toLowerCase()}-`));

/** "Its Terror cards, Events and Items were copied with it…", for the tables of copies that came along. */
export function copiedWords(game: WorkshopGame, tables: readonly string[]): string {
  const titles = game.tables.flatMap(({ id, title }) => (tables.includes(id) ? [title] : []));
  const last = titles.pop();
  if (!last) return "";
  const all = titles.length ? `${titles.join(", ")} and ${last}` : last;
  return `Its ${all} were copied with it, so that it can be played at once.`;
}

/** The copies of a pack by table and id, such as "event storm-2". */
export const copiesOf = (groups: readonly Grouped[], draft: Draft): Set<string> =>
  new Set(groups.flatMap(({ copies }) => copies.map((place) => keyOf(draft, place))));

const keyOf = (draft: Draft, place: Place): string =>
  `${place.table} ${idOf(entriesOf(draft, place.table)[place.number] ?? {})}`;
