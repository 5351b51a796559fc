/** The search among effects, and those that are only for other entries. */

import type { Json, PackSchema, VerbKind } from "./schema";

/** A verb that was found. unfit: why it cannot be used here, "" if it can. */
export interface FoundVerb {
  verb: VerbKind;
  unfit: string;
}

/** Words for the same thing. */
const SAME: readonly (readonly string[])[] = [
  ["damage", "hurt", "wound", "lose hp", "lose health"],
  ["heal", "recover", "gain hp", "gain health"],
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a text answers a search: 3 for the same words, 2 for words that begin so, 0 for none. */
function hits(text: string, search: readonly string[]): number {
  const words = wordsOf(text);
  if (search.every((part) => words.includes(part))) return 3;
  if (search.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return search.every((part) => part.length > 2 && words.some((word) => word.includes(part))) ? 1 : 0;
}

/**
 * The verbs that a search finds, the best first, and behind them those that cannot be used here.
 *
 * inner: the verbs that may stand inside a verb; unfit: why a verb cannot be used, "" if it can.
 */
export function foundVerbs(
  verbs: readonly VerbKind[],
  search: string,
  inner: (verb: VerbKind) => readonly VerbKind[] = () => [],
  unfit: (verb: VerbKind) => string = () => "",
): FoundVerb[] {
  const wanted = search.toLowerCase().trim();
  const asked = SAME.find((words) => words.includes(wanted)) ?? [wanted];
  const rank = (verb: VerbKind): number =>
    Math.max(
      ...asked.map((one, at) => {
        const parts = wordsOf(one);
        const [named, helped] = [hits(`${verb.label} ${verb.verb}`, parts), hits(verb.help, parts)];
        const nested = Math.max(
          0,
          ...inner(verb).map(({ label, help }) => (hits(`${label} ${help}`, parts) >= 2 ? 1 : 0)),
        );
        const found = named ? 10 * named + 5 : helped ? 10 * helped : nested;
        // The words that were asked for come before words for the same thing.
        return found && one !== wanted ? found - 0.1 * (at + 1) : found;
      }),
    );
  return verbs
    .map((verb, at) => ({ verb, at, rank: wanted ? rank(verb) : 1, unfit: unfit(verb) }))
    .filter((found) => found.rank > 0)
    .sort((one, other) => Number(!!one.unfit) - Number(!!other.unfit) || other.rank - one.rank || one.at - other.at)
    .map(({ verb, unfit }) => ({ verb, unfit }));
}

/** The verbs that may stand inside a verb, directly. */
export function innerVerbs(schema: PackSchema, verb: VerbKind): VerbKind[] {
  return schema.parts(verb.schema).flatMap(({ schema: part }) => {
    let field = schema.field(part);
    if (field.kind === "list") field = schema.field(field.of);
    return field.kind === "verb" ? field.verbs : [];
  });
}

/** The tables that descriptions of verbs name. */
const PLACES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bonly for event cards\b/i, "Only for Event cards", ["event"]],
  [/\bonly for items\b/i, "Only for Items", ["item", "bonus"]],
  [/\bonly ultimate abilities can\b/i, "Only for Ultimate Abilities", ["girl", "ultimate"]],
  [/\bonly dark powers can\b/i, "Only for Dark Powers", ["power"]],
];

/** Why a verb cannot be used in an entry: "Only for Event cards", "" if it can. */
export function unfitFor(verb: VerbKind, table: string, entry: Readonly<Record<string, Json>>): string {
  const found = PLACES.find(([words]) => words.test(verb.help));
  if (found && !found[2].includes(table)) return found[1];
  const scene = /\bonly for scenarios with (\w+)/i.exec(verb.help)?.[1];
  return scene && !(scene in entry) ? `Only for scenarios with ${scene}` : "";
}
