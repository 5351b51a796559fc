/** Resolves clicks on pieces to options. */

import type { OptionInfo } from "../protocol";

/** The clicked piece. A card on a selectable place counts as the place, unless the card is selectable itself. */
export function pieceAt(target: Element): string | undefined {
  const piece = target.closest<HTMLElement>(".piece.open") ?? target.closest<HTMLElement>("[data-piece]");
  return piece?.dataset.piece;
}

/** The only option that belongs to both pieces: the second click disambiguates the first. */
export function meantBy(options: readonly OptionInfo[], first: string, second: string): number | undefined {
  if (!first || first === second) return undefined;
  const [meant, ...others] = options.flatMap(({ pieces }, number) =>
    pieces.includes(first) && pieces.includes(second) ? [number] : [],
  );
  return others.length ? undefined : meant;
}
