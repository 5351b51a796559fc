/** References to an entry follow when its id changes. */

import type { Draft, TableKind, WorkshopGame } from "../../protocol";
import { namesTable } from "../form/references";
import type { Entry, PackSchema } from "../form/schema";
import { mapParts } from "../form/walk";
import { entriesOf, idOf } from "./entries";

export interface Renamed {
  table: TableKind;
  before: string;
  after: string;
}

/** Return an entry of a table that refers to renamed entries by their new ids. */
export function withNewIds(packs: PackSchema, table: string, entry: Entry, renamed: readonly Renamed[]): Entry {
  return mapParts(packs, entry, packs.table(table), (part, schema) => {
    if (typeof part !== "string" || !part) return part;
    const field = packs.field(schema);
    if (field.kind !== "reference" || field.also.includes(part)) return part;
    const id = packs.followed(schema)["x-any-case"] ? part.toLowerCase() : part;
    return renamed.find(({ table, before }) => before === id && namesTable(field.to, table))?.after ?? part;
  }) as Entry;
}

/** Return the draft after an entry of a table got another id. */
export function followId(
  game: WorkshopGame,
  packs: PackSchema,
  draft: Draft,
  table: string,
  before: string,
  after: string,
): Draft {
  const kind = game.tables.find(({ id }) => id === table);
  if (!kind || !before || before === after || entriesOf(draft, table).some((entry) => idOf(entry) === before))
    return draft;
  const entries = Object.entries(draft.entries ?? {}).map(([name, all]) => [
    name,
    (all as Entry[]).map((entry) => withNewIds(packs, name, entry, [{ table: kind, before, after }])),
  ]);
  return { ...draft, entries: Object.fromEntries(entries) as NonNullable<Draft["entries"]> };
}
