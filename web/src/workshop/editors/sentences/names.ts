/** What the fields of a scenario may refer to: pieces of the box and the draft, and names that the scenario defines. */

import type { Draft, WorkshopGame } from "../../../protocol";
import type { Json, JsonSchema, PackSchema } from "../../form/schema";
import { type Choice, choicesIn, entriesOf, type Entry, isEntry, textOf, textsOf } from "../entry";

/** The names that an entry defines, by kind, such as "counter". */
export type Given = ReadonlyMap<string, readonly string[]>;

/** Return the names that an entry defines, at any depth. */
export function namesGiven(entry: Entry, schema: JsonSchema, packs: PackSchema): Given {
  const found = new Map<string, string[]>();
  const walk = (value: unknown, at: JsonSchema): void => {
    const read = packs.followed(at);
    const kind = read["x-gives"];
    if (kind && typeof value === "string" && value.trim()) {
      const names = found.get(kind) ?? [];
      if (!names.includes(value)) found.set(kind, [...names, value]);
    }
    const field = packs.field(at);
    if (Array.isArray(value) && field.kind === "list")
      value.forEach((item, number) => walk(item, field.each[number] ?? field.of));
    if (!isEntry(value)) return;
    const inner = field.kind === "verb" ? field.verbs.find(({ verb }) => verb === value.verb)?.schema : at;
    const parts = inner ? (packs.followed(inner).properties ?? {}) : {};
    for (const [name, part] of Object.entries(parts)) if (name in value) walk(value[name], part);
  };
  walk(entry, schema);
  return found;
}

/** The words that fields allow instead of an id, for people. */
const WORDS: Readonly<Record<string, string>> = {
  outer: "any tile but the start",
  any: "any tile",
  random: "a random tile",
  pile: "the next Monster of the pile",
  all: "every Monster",
  companion: "the companion",
  item: "any Item",
};

const named = (names: readonly string[] = []): Choice[] => names.map((id) => ({ id, name: id.replaceAll("_", " ") }));

const withId = ({ id, name }: Choice): Choice => ({ id, name: `${name} (${id.toUpperCase()})` });

/** Return the name of a choice without its id. */
export const bare = (name: string): string => name.replace(/ \([^)]*\)$/, "");

/** Replace ids in capitals, such as T-4, by names. called: the name for each id. */
export const withNames = (text: string, called: ReadonlyMap<string, string>): string =>
  text.replace(/\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b/g, (id) => called.get(id) ?? id);

/** Return what a field of this kind may refer to in a scenario. also: words that are allowed as well. */
export function choicesFor(
  kind: string,
  also: readonly string[],
  scenario: Entry,
  given: Given,
  draft: Draft,
  game: WorkshopGame,
): Choice[] {
  const words = also.filter(Boolean).map((id) => ({ id, name: WORDS[id] ?? id }));
  const boss = isEntry(scenario.boss) ? [{ id: textOf(scenario.boss.id), name: textOf(scenario.boss.name) }] : [];
  switch (kind) {
    case "tile":
    case "item":
      return [...words, ...choicesIn(draft, game, kind).map(withId)];
    case "Event card":
      return [...words, ...[...choicesIn(draft, game, "event"), ...choicesIn(draft, game, "monster")].map(withId)];
    case "boss":
      return [...words, ...boss.map(withId)];
    case "Enemy":
      return [...words, ...[...boss, ...choicesIn(draft, game, "monster")].map(withId)];
    case "clue":
      return entriesOf(scenario.clues).map((clue) => ({
        id: textOf(clue.id),
        name: `${textOf(clue.id).toUpperCase()}: ${shortened(textOf(clue.text))}`,
      }));
    case "suspect":
      return named(textsOf(scenario.suspects));
    default:
      return [...words, ...kind.split(" or ").flatMap((one) => named(given.get(one)))];
  }
}

const LONGEST = 44;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text);

/** The id as the choices have it, as aims may use capitals. */
export const sameId = (value: Json | undefined, choices: readonly Choice[]): string => {
  const id = typeof value === "string" ? value : "";
  return choices.find((choice) => choice.id.toLowerCase() === id.toLowerCase())?.id ?? id;
};
