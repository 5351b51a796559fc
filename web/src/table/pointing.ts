/** What a click on a piece means: an option, the options that share it, or the question why it has none. */

import type { OptionInfo } from "../protocol";

/** The piece that is clicked. A card on a place that can be chosen is that place, unless it can be chosen itself. */
export function pieceAt(target: Element): string | undefined {
  const piece = target.closest<HTMLElement>(".piece.open") ?? target.closest<HTMLElement>("[data-piece]");
  return piece?.dataset.piece;
}

/** The only option that belongs to both pieces: after one that several options share, a second tells which is meant. */
export function meantBy(options: readonly OptionInfo[], first: string, second: string): number | undefined {
  if (!first || first === second) return undefined;
  const [meant, ...others] = options.flatMap(({ pieces }, number) =>
    pieces.includes(first) && pieces.includes(second) ? [number] : [],
  );
  return others.length ? undefined : meant;
}
