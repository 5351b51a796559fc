/** Splits texts at the names of pieces. */

import type { LinkInfo } from "../protocol";

export interface Part {
  text: string;
  /** The pieces it names; empty between names. */
  pieces: string[];
}

/** Split a text at its links to pieces. */
export function parts(text: string, links: LinkInfo[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const link of links) {
    parts.push({ text: text.slice(from, link.at), pieces: [] });
    parts.push({ text: text.slice(link.at, link.end), pieces: link.pieces });
    from = link.end;
  }
  parts.push({ text: text.slice(from), pieces: [] });
  return parts.filter((part) => part.text);
}
