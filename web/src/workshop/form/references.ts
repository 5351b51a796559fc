/** The ids that a field may refer to, with their names. */

import type { Draft, TableKind, WorkshopGame } from "../../protocol";
import { idOf, nameOf } from "../draft/entries";
import { type Entry, type Json, type JsonSchema, label, type PackSchema } from "./schema";
import { mapParts } from "./walk";

export interface Reference {
  id: string;
  name: string;
  /** Whether the draft defines it. */
  own: boolean;
}

type Found = Map<string, Map<string, Reference>>;

const key = (kind: string): string => kind.toLowerCase().replace(/[^a-z]/g, "");

/** The kinds that name the entries of a table without being called after it. */
const FURTHER: Readonly<Record<string, readonly string[]>> = { monster: ["Enemy", "Event card"] };

/** The kinds of reference that name the entries of a table. */
const kindsOf = ({ id, singular }: TableKind): string[] => [id, singular, ...(FURTHER[id] ?? [])];

/** Whether a reference of a kind, such as "Killer or Location", may name an entry of a table. */
export const namesTable = (kind: string, table: TableKind): boolean =>
  kind.split(/ or /).some((one) => kindsOf(table).some((other) => key(other) === key(one)));

export class References {
  private readonly found: Found = new Map();

  constructor(
    private readonly schema: PackSchema,
    game: WorkshopGame,
    draft: Draft,
  ) {
    for (const table of game.tables)
      for (const [own, entries] of [
        [true, draft.entries?.[table.id] ?? []],
        [false, game.entries[table.id] ?? []],
      ] as const)
        for (const entry of entries as Entry[]) {
          for (const kind of kindsOf(table)) this.add(kind, idOf(entry), nameOf(entry), own);
          mapParts(schema, entry, schema.table(table.id), (part, of) => {
            this.addPart(part, of, own);
            return part;
          });
        }
  }

  /** What a field of this kind may refer to, the draft's own first. */
  of(kind: string): Reference[] {
    const all = [...(this.found.get(key(kind))?.values() ?? [])];
    return all.sort((one, other) => Number(other.own) - Number(one.own) || one.name.localeCompare(other.name));
  }

  first(kind: string): string {
    const all = this.of(kind);
    return (all.find(({ own }) => own) ?? all[0])?.id ?? "";
  }

  name(kind: string, id: string): string {
    return this.found.get(key(kind))?.get(id.toLowerCase())?.name ?? label(id);
  }

  private add(kind: string, id: string, name: string, own: boolean): void {
    if (!id) return;
    // A kind such as "token or companion" has the ids of both.
    for (const one of new Set([key(kind), ...kind.split(/ or /).map(key)])) {
      let ids = this.found.get(one);
      if (!ids) this.found.set(one, (ids = new Map<string, Reference>()));
      const before = ids.get(id.toLowerCase());
      if (!before || (before.name === label(before.id) && name !== label(id)))
        ids.set(id.toLowerCase(), { id, name, own: own || (before?.own ?? false) });
    }
  }

  /** Add what a part defines, and the id to which it refers: that exists. */
  private addPart(part: Json, schema: JsonSchema, own: boolean): void {
    const read = this.schema.followed(schema);
    const field = this.schema.field(schema);
    if (typeof part === "string") {
      if (read["x-gives"]) this.add(read["x-gives"], part, label(part), true);
      // Each reference of the box exists; one of a draft may be a mistake.
      else if (field.kind === "reference" && !own && !field.also.includes(part))
        this.add(field.to, part, label(part), false);
    } else if (part !== null && typeof part === "object" && !Array.isArray(part) && field.kind === "group") {
      // The spaces of a map are parts of its entry.
      if (typeof part.id === "string" && typeof part.name === "string")
        this.add(label(read.title ?? ""), part.id, part.name, own);
    }
  }
}
