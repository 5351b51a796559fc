/** Pieces and places pointed at from elsewhere: by a line of the log, or by an option. */

const MARK = "data-pointed";

/** Mark these pieces, and no others. */
export function point(pieces: readonly string[]): void {
  for (const node of document.querySelectorAll(`[${MARK}]`)) node.removeAttribute(MARK);
  for (const piece of pieces) {
    const name = CSS.escape(piece);
    for (const node of document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)) {
      node.setAttribute(MARK, "");
    }
  }
}
