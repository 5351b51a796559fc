/** The text of rules and their parts, as one sentence each. */

import { type Entry, type Json, type JsonSchema, label, type PackSchema } from "../../form/schema";
import type { Choice } from "../entry";
import { bare, sameId } from "./names";
import { type Piece, phraseOf, requiredIn } from "./phrases";

/** What all parts of the sentences of an entry share. */
export interface Sentences {
  packs: PackSchema;
  /** What a field of this kind may refer to. */
  choices: (kind: string, also: readonly string[]) => Choice[];
  /** The names that the entry defines of this kind. */
  given: (kind: string) => readonly string[];
  /** The generated text of the verb at a path of the entry, "" if there is none. */
  words: (path: string) => string;
}

export const listed = (texts: readonly string[], joint = "and"): string =>
  texts.length < 2
    ? texts.join("")
    : `${texts.slice(0, -1).join(", ")}${texts.length > 2 ? "," : ""} ${joint} ${texts.at(-1) ?? ""}`;

/** Return the schema of a field of a part. */
export const fieldSchema = (schema: JsonSchema, field: string, packs: PackSchema): JsonSchema =>
  packs.followed(schema).properties?.[field] ?? {};

/** Return the value of a field in words. */
function valueText(value: Json | undefined, schema: JsonSchema, path: string, sentences: Sentences): string {
  const field = sentences.packs.field(schema);
  const given = value ?? sentences.packs.followed(schema).default;
  if (field.kind === "reference") {
    const choices = sentences.choices(field.to, field.also);
    const id = sameId(given, choices);
    const name = choices.find((choice) => choice.id === id)?.name ?? id;
    return (field.to === "clue" ? name.split(":")[0] : bare(name)) || "…";
  }
  if (field.kind === "choice")
    return label(String(given ?? "…")).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  if (field.kind === "list" && Array.isArray(given))
    return listed(given.map((item, number) => clauseText(item as Entry, field.of, `${path}[${number}]`, sentences)));
  if (typeof given === "boolean") return given ? "yes" : "no";
  return given === undefined || given === null || given === "" ? "…" : String(given).replaceAll("_", " ");
}

function pieceText(piece: Piece, value: Entry, schema: JsonSchema, path: string, sentences: Sentences): string {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "optional") {
    const always = requiredIn(schema, sentences.packs).includes(piece.field);
    if (!always && !(piece.field in value)) return "";
    return piece.pieces.map((inner) => pieceText(inner, value, schema, path, sentences)).join("");
  }
  if (piece.kind === "flag") return value[piece.field] === true ? piece.yes : piece.no;
  const of = fieldSchema(schema, piece.field, sentences.packs);
  return valueText(value[piece.field], of, `${path}.${piece.field}`, sentences);
}

/** Return the schema of a part: that of its verb, if it has one. */
export function partSchema(value: Entry, schema: JsonSchema, packs: PackSchema): JsonSchema | undefined {
  const field = packs.field(schema);
  return field.kind === "verb" ? field.verbs.find(({ verb }) => verb === value.verb)?.schema : schema;
}

/** Return a trigger, condition, effect or other part in words: as the game words it, if it does. */
export function clauseText(value: Entry, schema: JsonSchema, path: string, sentences: Sentences): string {
  const own = partSchema(value, schema, sentences.packs);
  if (!own) return typeof value.verb === "string" ? `“${value.verb}”` : "…";
  const text = phraseOf(own, sentences.packs).map((piece) => pieceText(piece, value, own, path, sentences));
  return singular(text.join(""));
}

/** Correct "1 Insanity cards" and "every 1 rounds". */
const singular = (text: string): string =>
  text
    .replace(/\bevery 1 rounds\b/g, "every round")
    .replace(/\b1 ((?:Insanity|random|level) )?(card|pair|tile|round|Item|point)s\b/g, "1 $1$2");

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Return how often a rule can be carried out, in words. */
export function timesText(times: number): string {
  if (times === 0) return "any number of times";
  return times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
}

/** Return a rule as a sentence: "When …, if …, then …." */
export function ruleText(rule: Entry, schema: JsonSchema, path: string, sentences: Sentences): string {
  const of = (field: string): JsonSchema => fieldSchema(schema, field, sentences.packs);
  const all = (field: "only_if" | "does"): string[] => {
    const list = sentences.packs.field(of(field));
    const parts = rule[field];
    return Array.isArray(parts) && list.kind === "list"
      ? parts.map((part, number) => {
          const at = `${path}.${field}[${number}]`;
          return sentences.words(at) || clauseText(part as Entry, list.of, at, sentences);
        })
      : [];
  };
  const when = rule.when ? `when ${clauseText(rule.when as Entry, of("when"), `${path}.when`, sentences)}` : "";
  const only = all("only_if");
  const head = [when, only.length ? `${when ? "and " : "as soon as "}${listed(only)}` : ""].filter(Boolean).join(" ");
  const times = typeof rule.times === "number" && rule.times !== 1 ? ` (${timesText(rule.times)})` : "";
  const passed = rule.until_passed === true ? " (until the check is passed)" : "";
  const done = all("does").join("; then ") || "…";
  return `${begun(head || "after every action")}: ${done}${times}${passed}.`;
}
