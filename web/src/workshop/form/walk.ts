/** Changing the parts of a value, each by its schema. */

import type { Json, JsonSchema, PackSchema } from "./schema";

/** Changes a part. It gets the parts of a list or object first, then the whole. */
export type Change = (part: Json, schema: JsonSchema) => Json;

/** Return a value whose parts were changed; the value itself if none was. The keys of a map are parts, too. */
export function mapParts(packs: PackSchema, value: Json, schema: JsonSchema, change: Change): Json {
  return change(inside(packs, value, schema, change), schema);
}

function inside(packs: PackSchema, value: Json, schema: JsonSchema, change: Change): Json {
  if (value === null || typeof value !== "object") return value;
  const field = packs.field(schema);
  if (Array.isArray(value)) {
    if (field.kind !== "list") return value;
    const items = value.map((item, at) => mapParts(packs, item, field.each[at] ?? field.of, change));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const fields = Object.entries(value).map(([name, part]): [string, Json] => {
    if (field.kind === "map")
      return [String(mapParts(packs, name, field.keys, change)), mapParts(packs, part, field.of, change)];
    const inner = field.kind === "verb" ? field.verbs.find(({ verb }) => verb === value.verb)?.schema : schema;
    const own = inner && name !== "verb" ? packs.followed(inner).properties?.[name] : undefined;
    return [name, own ? mapParts(packs, part, own, change) : part];
  });
  return fields.some(([name, part]) => value[name] !== part) ? Object.fromEntries(fields) : value;
}
