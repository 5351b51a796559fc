/** Groups the options of a question for display, by place where a place has several. */

import type { OptionInfo } from "../protocol";

export interface Choice {
  /** The option's number in the question. */
  number: number;
  /** The label of its button, shortened within a group. */
  short: string;
  detail: string;
}

export interface Group {
  name: string;
  choices: Choice[];
}

/** Options under a collapsed heading, in groups. */
export interface Fold {
  name: string;
  groups: Group[];
}

/** A group with more options than this gets its own row. */
const ROW = 4;

/** The groups in display order, without the continue option. guided: the option that a guide asks for. */
export function laidOut(options: OptionInfo[], guided: number | null): (Group & { aside: boolean })[] {
  const groups = grouped(options).map(({ name, choices }) => ({
    name,
    choices: choices.filter(({ number }) => !options[number]?.goes_on),
    aside: false,
  }));
  // The guide's option comes first if its group has its own row anyway.
  const asked = groups.findIndex(
    ({ name, choices }) => name && choices.length > ROW && choices.some(({ number }) => number === guided),
  );
  if (asked > 0) groups.unshift(...groups.splice(asked, 1));
  return [...groups, ...asides(options).map((group) => ({ ...group, aside: true }))].filter(
    ({ choices }) => choices.length,
  );
}

/** All choices with their labels outside of a group. */
export function everyChoice(options: OptionInfo[]): Choice[] {
  return options.map((option, number) => ({
    number,
    short: option.short || option.within || option.label,
    detail: option.detail ?? "",
  }));
}

/** The option that only continues, shown below all others. */
export function continueOption(options: OptionInfo[]): Choice | undefined {
  return grouped(options)
    .flatMap(({ choices }) => choices)
    .find(({ number }) => options[number]?.goes_on);
}

/** The options in the order of their number keys, from 1 on; the continue option has key 0. */
export function inOrder(options: OptionInfo[], guided: number | null): number[] {
  const groups = [...laidOut(options, guided), ...foldedAway(options).flatMap((fold) => fold.groups)];
  return groups.flatMap(({ choices }) => choices.map(({ number }) => number));
}

/**
 * Groups in the order of their first options; a single unnamed group if no place has two options. Options without a
 * place come last, in an unnamed group that ends with the continue option. Options that do not answer the question are
 * in `asides`.
 */
function grouped(options: OptionInfo[]): Group[] {
  const named = options.flatMap(({ group }) => (group ? [group] : []));
  const apart = named.length > new Set(named).size && named.length * 2 >= options.length;
  const groups = new Map<string, Choice[]>();
  const last: Choice[] = [];
  const end: Choice[] = [];
  options.forEach((option, number) => {
    if (option.beside || option.folded) return;
    const name = apart ? (option.group ?? "") : "";
    const choice = name
      ? { number, short: option.within || option.label, detail: "" }
      : {
          number,
          short: option.short || (!option.group && option.within) || option.label,
          detail: option.detail ?? "",
        };
    if (name) groups.set(name, [...(groups.get(name) ?? []), choice]);
    else if (option.goes_on) end.push(choice);
    else last.push(choice);
  });
  const places = Array.from(groups, ([name, choices]) => ({ name, choices }));
  const rest = [...last, ...end];
  return rest.length ? [...places, { name: "", choices: rest }] : places;
}

/** The options that do not answer the question, which stays open, in groups. */
function asides(options: OptionInfo[]): Group[] {
  const groups = new Map<string, Choice[]>();
  options.forEach((option, number) => {
    if (!option.beside || option.folded) return;
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), { number, short: option.within || option.label, detail: "" }]);
  });
  return Array.from(groups, ([name, choices]) => ({ name, choices }));
}

/** The rarely used options, under their headings. */
export function foldedAway(options: OptionInfo[]): Fold[] {
  const folds = new Map<string, Map<string, Choice[]>>();
  options.forEach((option, number) => {
    if (!option.folded) return;
    const groups = folds.get(option.folded) ?? new Map<string, Choice[]>();
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), { number, short: option.within || option.label, detail: "" }]);
    folds.set(option.folded, groups);
  });
  return Array.from(folds, ([name, groups]) => ({
    name,
    groups: Array.from(groups, ([about, choices]) => ({ name: about, choices })),
  }));
}

/** Keep the choices that match the filter, and the groups with any match. */
export function filtered<Kind extends Group>(groups: Kind[], options: OptionInfo[], words: string): Kind[] {
  const fits = ({ number }: Choice): boolean => contains(options[number], words);
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter(fits) }))
    .filter(({ choices }) => choices.length);
}

/** Whether an option matches the filter; all match "". */
export const contains = (option: OptionInfo | undefined, words: string): boolean =>
  option !== undefined && option.label.toLowerCase().includes(words.toLowerCase());

/** Pieces with exactly one option, by its number, and pieces with several. */
export function optionsByPiece(options: OptionInfo[]): { single: Map<string, number>; shared: Set<string> } {
  const single = new Map<string, number>();
  const shared = new Set<string>();
  options.forEach(({ pieces }, number) => {
    for (const piece of pieces) {
      if (single.has(piece)) shared.add(piece);
      single.set(piece, number);
    }
  });
  for (const piece of shared) single.delete(piece);
  return { single, shared };
}
