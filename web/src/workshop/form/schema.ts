/** A form's fields, read from the JSON Schema of a game's packs. */

import { without } from "./paths";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** An entry of a pack, or a part of one. */
export type Entry = Record<string, Json>;

/** The part of JSON Schema that packs use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  default?: Json;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The kind of id that a text refers to, and words that are allowed as well. */
  "x-names"?: string;
  "x-also"?: string[];
  /** Whether such a text may use capitals. */
  "x-any-case"?: boolean;
  /** The kind of name that a text defines. */
  "x-gives"?: string;
  /** The meaning of each word of `enum`. */
  "x-meanings"?: Record<string, string>;
}

/** A named field of an entry or verb. */
export interface Part {
  name: string;
  label: string;
  help: string;
  schema: JsonSchema;
  required: boolean;
  default: Json | undefined;
}

/** A verb of a menu. */
export interface VerbKind {
  verb: string;
  label: string;
  help: string;
  schema: JsonSchema;
}

export type Field =
  | { kind: "text"; long: boolean; least: number; most: number | undefined }
  | { kind: "number"; whole: boolean; least: number | undefined; most: number | undefined }
  | { kind: "flag" }
  | { kind: "choice"; choices: Json[]; meanings: Readonly<Record<string, string>> }
  | { kind: "reference"; to: string; also: string[] }
  | { kind: "list"; of: JsonSchema; each: JsonSchema[]; least: number; most: number | undefined }
  | { kind: "group"; parts: Part[] }
  | { kind: "map"; keys: JsonSchema; of: JsonSchema }
  | { kind: "verb"; verbs: VerbKind[] }
  | { kind: "either"; ways: { label: string; schema: JsonSchema }[] };

/** The fields that an author neither needs nor can use: the server fills them in. */
const HIDDEN = new Set(["id", "source", "rule", "topic", "grade", "naming", "ruling", "known", "ours"]);
/** Fields that need no help. */
const PLAIN = new Set(["name", "title", "text", "copies"]);
/** The names of texts that are longer than a line. */
const LONG = /^(text|line|words|setting|goal|why|help|story|ends|special|teaches)$/;

export class PackSchema {
  private readonly fields = new WeakMap<JsonSchema, Field>();

  constructor(readonly root: JsonSchema) {}

  /** The schema of the entries of a table. */
  table(table: string): JsonSchema {
    const found = this.property(this.root, table);
    const items = found && this.followed(found).items;
    return typeof items === "object" ? items : (found ?? {});
  }

  private property(schema: JsonSchema, name: string): JsonSchema | undefined {
    return this.followed(schema).properties?.[name];
  }

  /** Follow references, and merge the parts of `allOf`. */
  followed(schema: JsonSchema): JsonSchema {
    let [at, description, byDefault] = [schema, schema.description, schema.default];
    for (let depth = 0; depth < 20; depth++) {
      if (at.$ref) {
        const name = at.$ref.replace(/^#\/\$defs\//, "");
        const rest = without(at, "$ref");
        at = { ...(this.root.$defs?.[name] ?? {}), ...rest };
      } else if (at.allOf) {
        const { allOf, ...rest } = at;
        at = Object.assign({}, ...allOf.map((part) => this.followed(part)), rest) as JsonSchema;
      } else {
        const ways = (at.anyOf ?? at.oneOf)?.filter((way) => way.type !== "null");
        if (ways?.length !== 1) break;
        at = ways[0] as JsonSchema;
      }
      description ??= at.description;
      byDefault ??= at.default;
    }
    return description === at.description && byDefault === at.default
      ? at
      : {
          ...at,
          ...(description !== undefined && { description }),
          ...(byDefault !== undefined && { default: byDefault }),
        };
  }

  /** What a value of this schema is edited with. */
  field(schema: JsonSchema, name = ""): Field {
    const known = this.fields.get(schema);
    if (known) return known;
    const field = this.read(this.followed(schema), name);
    this.fields.set(schema, field);
    return field;
  }

  private read(schema: JsonSchema, name: string): Field {
    const names = schema["x-names"];
    if (names) return { kind: "reference", to: names, also: schema["x-also"] ?? [] };
    const ways = (schema.anyOf ?? schema.oneOf)?.filter((way) => way.type !== "null");
    if (ways) {
      const verbs = this.flattened(ways).map((way) => this.verb(way));
      if (verbs.every((verb) => verb !== undefined)) return { kind: "verb", verbs };
      const enums = ways.map((way) => this.followed(way));
      const choices = enums.flatMap((way) => way.enum ?? []);
      const meanings = Object.assign({}, ...[...enums, schema].map((each) => each["x-meanings"])) as Record<
        string,
        string
      >;
      if (enums.every((way) => way.enum)) return { kind: "choice", choices, meanings };
      const reference = ways.map((way) => this.field(way)).find((field) => field.kind === "reference");
      if (reference?.kind === "reference" && ways.every((way) => this.isText(way)))
        return { ...reference, also: [...reference.also, ...choices.map(String)] };
      return { kind: "either", ways: ways.map((way) => ({ label: this.labelOf(way), schema: way })) };
    }
    const verb = this.verb(schema);
    if (verb) return { kind: "verb", verbs: [verb] };
    const meanings = schema["x-meanings"] ?? {};
    if (schema.enum) return { kind: "choice", choices: schema.enum.filter((choice) => choice !== null), meanings };
    if (schema.const !== undefined) return { kind: "choice", choices: [schema.const], meanings };
    switch (typeOf(schema)) {
      case "boolean":
        return { kind: "flag" };
      case "integer":
      case "number":
        return { kind: "number", whole: typeOf(schema) === "integer", least: schema.minimum, most: schema.maximum };
      case "array": {
        const each = schema.prefixItems ?? [];
        const of = typeof schema.items === "object" ? schema.items : (each[0] ?? {});
        return { kind: "list", of, each, least: schema.minItems ?? each.length, most: schema.maxItems };
      }
      case "object":
        if (!schema.properties && typeof schema.additionalProperties === "object")
          return { kind: "map", keys: schema.propertyNames ?? { type: "string" }, of: schema.additionalProperties };
        return { kind: "group", parts: this.parts(schema) };
    }
    return { kind: "text", long: LONG.test(name), least: schema.minLength ?? 0, most: schema.maxLength };
  }

  private isText(schema: JsonSchema): boolean {
    const kind = this.field(schema).kind;
    return kind === "reference" || kind === "text" || kind === "choice";
  }

  private flattened(ways: JsonSchema[]): JsonSchema[] {
    return ways.flatMap((way) => {
      const inner = this.followed(way);
      return (inner.anyOf ?? inner.oneOf) ? this.flattened(inner.anyOf ?? inner.oneOf ?? []) : [way];
    });
  }

  private verb(schema: JsonSchema): VerbKind | undefined {
    const read = this.followed(schema);
    const tag = read.properties?.verb;
    const verb = tag && (tag.const ?? tag.enum?.[0]);
    return typeof verb === "string" ? { verb, label: label(verb), help: plain(read.description), schema } : undefined;
  }

  private labelOf(schema: JsonSchema): string {
    const read = this.followed(schema);
    return read.title ? label(kebab(read.title)) : label(typeOf(read) ?? "text");
  }

  /** The fields of an object that an author edits, the name first. */
  parts(schema: JsonSchema): Part[] {
    const read = this.followed(schema);
    const inner = "verb" in (read.properties ?? {});
    const isEntry = "source" in (read.properties ?? {});
    return Object.entries(read.properties ?? {})
      .filter(([name]) => name !== "verb" && !(HIDDEN.has(name) && (isEntry || name !== "id") && !inner))
      .map(([name, given]) => {
        const part = this.followed(given);
        return {
          name,
          label: inner && name === "of" ? "Choices" : (FIELDS[name] ?? label(name)),
          help: PLAIN.has(name) ? "" : plain(part.description),
          schema: given,
          required: read.required?.includes(name) ?? false,
          default: part.default,
        };
      });
  }

  /** A value for a new field. Texts and lists start empty, numbers at the least that makes sense. */
  initial(schema: JsonSchema, first: (kind: string) => string = () => "", depth = 0): Json {
    const read = this.followed(schema);
    if (read.default !== undefined && read.default !== null) return structuredClone(read.default);
    const field = this.field(schema);
    switch (field.kind) {
      case "text":
        return "";
      case "number":
        return Math.min(Math.max(1, field.least ?? 1), field.most ?? Infinity);
      case "flag":
        return true;
      case "choice":
        return field.choices[0] ?? "";
      case "reference":
        return first(field.to) || (field.also[0] ?? "");
      case "list":
        if (depth > 6) return [];
        return Array.from({ length: field.least }, (_, at) =>
          this.initial(field.each[at] ?? field.of, first, depth + 1),
        );
      case "group":
        return this.required(schema, {}, first, depth);
      case "map":
        return {};
      case "verb":
        return field.verbs[0] ? this.required(field.verbs[0].schema, { verb: field.verbs[0].verb }, first, depth) : {};
      case "either":
        return field.ways[0] ? this.initial(field.ways[0].schema, first, depth + 1) : null;
    }
  }

  /** An object with the required fields. */
  required(schema: JsonSchema, start: Entry, first: (kind: string) => string = () => "", depth = 0): Entry {
    const read = this.followed(schema);
    const made = { ...start };
    for (const name of read.required ?? []) {
      const part = read.properties?.[name];
      if (!part || name in made) continue;
      made[name] = name === "source" ? "ours" : depth > 6 ? null : this.initial(part, first, depth + 1);
    }
    return made;
  }
}

function typeOf(schema: JsonSchema): string | undefined {
  return Array.isArray(schema.type) ? schema.type.find((type) => type !== "null") : schema.type;
}

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();

/** The name of a field or verb for people: "deck_sizes" is "Deck sizes". */
export function label(name: string): string {
  const words = name
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])(\d)/gi, "$1 $2")
    .trim();
  if (words in WRITTEN_OUT) return WRITTEN_OUT[words] as string;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The most characters of an option of a select, so that it fits a small screen. */
const FITTING = 44;

/** A word of a choice for people, with its meaning if it fits: "Saved: when a Victim is saved". */
export function choiceWords(choice: Json, { meanings }: Extract<Field, { kind: "choice" }>): string {
  const word = choice === "" ? "None" : label(String(choice));
  const meaning = meanings[String(choice)];
  const both = `${word}: ${meaning}`;
  return meaning && both.length <= FITTING ? both : word;
}

const WRITTEN_OUT: Record<string, string> = {
  st: "Strength",
  dx: "Swiftness",
  iq: "Knowledge",
  wp: "Will",
  hp: "HP",
  mp: "MP",
  n: "Number",
  of: "Belongs to",
  "success 2": "2 successes",
  "success 1": "1 success",
};

/** The labels of fields whose short names say too little. */
const FIELDS: Record<string, string> = {
  at: "Where",
  by: "How much",
  per: "How often",
  do: "What happens",
  does: "What happens",
  to: "Applies to",
  on_roll: "Effect on a roll",
  worth: "Worth to bots",
};

/** A description without the markup of docstrings and the ids of rules. */
export function plain(text = ""): string {
  const words = text
    .replace(/\s*\((?:[A-Z]{2}-[A-Z]+-\d+(?:, )?)+\)/g, "")
    .replace(/`/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return words && words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}
