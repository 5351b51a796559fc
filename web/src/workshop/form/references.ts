/** The ids that a field may refer to, with their names. */

import type { Draft, WorkshopGame } from "../../protocol";
import { idOf, nameOf } from "../draft/entries";
import { type Entry, type Json, type JsonSchema, label, type PackSchema } from "./schema";

export interface Reference {
  id: string;
  name: string;
  /** Whether the draft defines it. */
  own: boolean;
}

type Found = Map<string, Map<string, Reference>>;

const key = (kind: string): string => kind.toLowerCase().replace(/[^a-z]/g, "");

export class References {
  private readonly found: Found = new Map();

  constructor(
    private readonly schema: PackSchema,
    game: WorkshopGame,
    draft: Draft,
    /** The entry that is edited: names that are only known in it, such as its counters, come from here. */
    entry?: Entry,
  ) {
    for (const { id, singular } of game.tables) {
      const of = schema.table(id);
      for (const [own, entries] of [
        [true, draft.entries?.[id] ?? []],
        [false, game.entries[id] ?? []],
      ] as const) {
        for (const each of entries as Entry[]) {
          for (const kind of new Set([id, singular])) this.add(kind, idOf(each), nameOf(each), own);
          this.walk(each, of, own, each === entry);
        }
      }
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

  /** Find what an entry defines, and the ids that it refers to: they exist. */
  private walk(value: Json | undefined, schema: JsonSchema, own: boolean, edited: boolean): void {
    if (value === undefined || value === null) return;
    const gives = this.schema.followed(schema)["x-gives"];
    if (gives && typeof value === "string") this.add(gives, value, label(value), true);
    const field = this.schema.field(schema);
    if (field.kind === "reference") {
      // Each reference of the box exists; one of a draft may be a mistake.
      if (typeof value === "string" && !own && !field.also.includes(value))
        this.add(field.to, value, label(value), false);
    } else if (field.kind === "list" && Array.isArray(value)) {
      value.forEach((item, at) => this.walk(item, field.each[at] ?? field.of, own, edited));
    } else if (field.kind === "map" && typeof value === "object" && !Array.isArray(value)) {
      for (const [name, item] of Object.entries(value)) {
        this.walk(name, field.keys, own, edited);
        this.walk(item, field.of, own, edited);
      }
    } else if (typeof value === "object" && !Array.isArray(value)) {
      const inner =
        field.kind === "verb"
          ? field.verbs.find(({ verb }) => verb === value.verb)?.schema
          : field.kind === "group"
            ? schema
            : undefined;
      const read = inner && this.schema.followed(inner);
      const space = typeof value.id === "string" && typeof value.name === "string" && field.kind === "group";
      for (const [name, part] of Object.entries(read?.properties ?? {}))
        if (name !== "verb") this.walk(value[name], part, own, edited);
      // The spaces of a map are parts of its entry.
      if (space) this.add(label(read?.title ?? ""), value.id as string, value.name as string, own);
    }
  }
}
