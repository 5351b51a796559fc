/** Texts that name pieces. */

import type { LinkInfo } from "../protocol";

export interface Part {
  text: string;
  /** The pieces that it names; none between the names. */
  pieces: string[];
}

/** A text, cut where pieces are named in it. */
export function parts(text: string, links: LinkInfo[]): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const link of links) {
    found.push({ text: text.slice(from, link.at), pieces: [] });
    found.push({ text: text.slice(link.at, link.end), pieces: link.pieces });
    from = link.end;
  }
  found.push({ text: text.slice(from), pieces: [] });
  return found.filter((part) => part.text);
}
