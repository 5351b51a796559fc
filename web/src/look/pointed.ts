/** Pieces and places pointed at from elsewhere: by a line of the log, or by an option. */

const MARK = "data-pointed";

/** What a guide points at, whenever nothing else is pointed at. */
let guided: readonly string[] = [];

/** Mark these pieces, and no others; without any, those that a guide points at. */
export function point(pieces: readonly string[]): void {
  for (const node of document.querySelectorAll(`[${MARK}]`)) node.removeAttribute(MARK);
  for (const piece of pieces.length ? pieces : guided) {
    const name = CSS.escape(piece);
    for (const node of document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)) {
      node.setAttribute(MARK, "");
    }
  }
}

/** Point at these pieces for a guide, until it points at others. */
export function guideTo(pieces: readonly string[]): void {
  guided = pieces;
  point([]);
}
