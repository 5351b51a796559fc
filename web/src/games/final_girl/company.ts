/** The Victims that may come along on a move. */

import type { OptionInfo } from "../../protocol";

/** The colors of Special Victims, in the order of their bits in an option. */
const COLOURS = ["white", "orange", "blue"] as const;

export interface Company {
  piece: string;
  /** The number of ordinary Victims. */
  normal: number;
  specials: (typeof COLOURS)[number][];
}

export const isCompany = (piece: string): boolean => piece.startsWith("along-");

/** The companies to choose from, the smallest first; none if there is only one. */
export function companies(options: readonly OptionInfo[]): Company[] {
  const pieces = new Set(options.flatMap(({ pieces }) => pieces.filter(isCompany)));
  if (pieces.size < 2) return [];
  return Array.from(pieces, (piece) => {
    const [normal = 0, mask = 0] = piece.split("-").slice(1).map(Number);
    return { piece, normal, specials: COLOURS.filter((_, bit) => (mask >> bit) & 1) };
  }).sort((first, second) => first.specials.length - second.specials.length || first.normal - second.normal);
}
