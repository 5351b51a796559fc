/** Which options get a button in the question line: those that cannot be chosen by a visible piece. */

import type { OptionInfo } from "../protocol";

/** Widths in rem: a letter of a button, and its padding with number and gap. */
const [LETTER, AROUND] = [0.47, 2.7];

/** The width in rem of the button that opens the list, with a gap. */
export const OPENER = 6.5;

/** Whether an option is chosen by a piece in sight; after a first piece, by another that only it has. */
export function reachable(
  option: OptionInfo,
  options: readonly OptionInfo[],
  inSight: ReadonlySet<string>,
  picked: string,
): boolean {
  const seen = option.pieces.filter((piece) => inSight.has(piece));
  if (!picked || !option.pieces.includes(picked)) return seen.length > 0;
  const rivals = options.filter((other) => other !== option && other.pieces.includes(picked));
  if (!rivals.length) return true;
  return seen.some((piece) => piece !== picked && !rivals.some((other) => other.pieces.includes(piece)));
}

/** The numbers of the options that need a button in the question line. named: the one that a guide or hint suggests. */
export function needsChip(
  options: readonly OptionInfo[],
  inSight: ReadonlySet<string>,
  picked: string,
  named: number | null = null,
): number[] {
  return options.flatMap((option, number) => {
    const rare = option.folded && number !== named;
    return rare || option.goes_on || reachable(option, options, inSight, picked) ? [] : [number];
  });
}

/** The width in rem of a line of buttons with these labels. */
export function widthOf(labels: readonly string[]): number {
  return labels.reduce((sum, label) => sum + AROUND + LETTER * label.length, 0);
}

/** The kinds of printed things that are places. */
const PLACES = /space|location|room|board|pile/;

/** What a lit piece is called. kind: that of its content, if it has any; held: whether it lies in the hand. */
export function noun(piece: string, kind: string | undefined, held: boolean): string {
  if (held) return "card";
  if (piece.startsWith("die-")) return "die";
  if (piece.startsWith("turn-")) return "tile";
  return kind === undefined || PLACES.test(kind) ? "place" : "card";
}

/** How the visible options are chosen, as a continuation of the question. nounOf: what a piece is called. */
export function manner(
  options: readonly OptionInfo[],
  inSight: ReadonlySet<string>,
  picked: string,
  nounOf: (piece: string) => string,
): string {
  const seen = options.filter(({ pieces }) => pieces.some((piece) => inSight.has(piece)));
  if (!seen.length) return "";
  if (picked) {
    const others = seen
      .filter(({ pieces }) => pieces.includes(picked))
      .flatMap(({ pieces }) => pieces.filter((piece) => piece !== picked && inSight.has(piece)));
    if (!others.length) return "Tap it again to choose";
    return `Step 2 of 2: choose a lit ${either(others.map(nounOf))}`;
  }
  const firsts = seen.map(({ pieces }) => pieces.find((piece) => inSight.has(piece)) ?? "");
  const what = either(firsts.map(nounOf));
  const steps = seen.length > 1 && seen.some(({ pieces }) => new Set(pieces).size > 1) && shared(firsts);
  return steps ? `Step 1 of 2: choose a lit ${what}` : `Choose a lit ${what}`;
}

const either = (nouns: readonly string[]): string => [...new Set(nouns)].sort().join(" or ");

/** Whether a first piece leads to several options. */
function shared(firsts: readonly string[]): boolean {
  return new Set(firsts).size < firsts.length;
}
