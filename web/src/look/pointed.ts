/** Highlights pieces and places: for a scene or guide, and at the same time for a log line or option. */

const MARK = "data-pointed";

/** The pieces of a guide and of a scene, which has priority; they stay highlighted. */
let guided: readonly string[] = [];
let staged: readonly string[] = [];
let others: readonly string[] = [];

/** Highlight only these pieces and those of a scene or guide; with a scene or guide, these are fainter. */
export function point(pieces: readonly string[]): void {
  others = pieces;
  for (const node of document.querySelectorAll(`[${MARK}]`)) node.removeAttribute(MARK);
  mark(pieces, staged.length || guided.length ? "also" : "");
  mark(staged.length ? staged : guided, "first");
}

function mark(pieces: readonly string[], how: string): void {
  for (const piece of pieces) {
    const name = CSS.escape(piece);
    for (const node of document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)) {
      node.setAttribute(MARK, how);
      if (how === "first") node.closest("details[data-opens]")?.setAttribute("open", "");
    }
  }
}

/** Also highlights pieces that are rendered or change their id later. */
const drawn = new MutationObserver(() => point(others));

function follow(): void {
  drawn.disconnect();
  if (staged.length || guided.length)
    drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-piece", "data-place"] });
  point([]);
}

/** Whether the pointer itself moved, not the page under it. */
export const moved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** Highlight the pieces of a scene until the next call. */
export function light(pieces: readonly string[]): void {
  staged = pieces;
  follow();
}

/** Highlight the pieces of a guide until the next call. */
export function guideTo(pieces: readonly string[]): void {
  guided = pieces;
  follow();
}
