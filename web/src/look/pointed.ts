/** Pieces and places pointed at: by what is staged or by a guide, and meanwhile by a line of the log or an option. */

const MARK = "data-pointed";

/** What a guide points at, and what is staged, which comes first: whatever else is pointed at. */
let guided: readonly string[] = [];
let staged: readonly string[] = [];
let others: readonly string[] = [];

/** Mark these pieces, and no others but those that are staged or that a guide points at: besides such marks these are fainter. */
export function point(pieces: readonly string[]): void {
  others = pieces;
  for (const node of document.querySelectorAll(`[${MARK}]`)) node.removeAttribute(MARK);
  mark(pieces, staged.length || guided.length ? "beside" : "");
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

/** What is drawn while something is lit, or changes what it stands for, is marked too. */
const drawn = new MutationObserver(() => point(others));

function follow(): void {
  drawn.disconnect();
  if (staged.length || guided.length)
    drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-piece", "data-place"] });
  point([]);
}

/** Whether the pointer has moved: what slides under one that rests is not pointed at. */
export const moved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** Light these pieces of what is staged, until others are. */
export function light(pieces: readonly string[]): void {
  staged = pieces;
  follow();
}

/** Point at these pieces for a guide, until it points at others. */
export function guideTo(pieces: readonly string[]): void {
  guided = pieces;
  follow();
}
