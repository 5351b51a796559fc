/** What the ring of a guide or hint is drawn around. */

import type { OptionInfo } from "../protocol";

/**
 * Return the pieces to ring: those pointed at, but of a suggested option the pieces that tell it from the other
 * options, such as the rotation of a tile instead of the place where every rotation lies. asked: its number, or null.
 */
export function aimed(
  pointed: readonly string[],
  options: readonly OptionInfo[],
  asked: number | null,
): readonly string[] {
  const option = asked === null ? undefined : options[asked];
  const rivals = options.filter((other) => other !== option && !other.folded && !other.goes_on);
  if (!option || !rivals.length) return pointed;
  const own = option.pieces.filter((piece) => !rivals.some(({ pieces }) => pieces.includes(piece)));
  const shared = option.pieces.filter((piece) => rivals.every(({ pieces }) => pieces.includes(piece)));
  if (!own.length || !pointed.some((piece) => own.includes(piece) || shared.includes(piece))) return pointed;
  return [...new Set([...pointed.filter((piece) => !shared.includes(piece)), ...own])];
}
