/** Keeps pieces visible in the scrolling areas around them. */

/** Events by which a user scrolls or moves the focus. */
const HANDS = ["wheel", "touchmove", "keydown", "focusin", "pointerdown"] as const;

function scrollersOf(piece: Element): Element[] {
  const scrollers: Element[] = [];
  for (let frame = piece.parentElement; frame; frame = frame.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(frame).overflowY)) scrollers.push(frame);
  }
  return scrollers;
}

/**
 * Scroll pieces into view, the first with priority, and again whenever a scrolling area or its content is resized,
 * until the user scrolls there. Returns the function that stops it.
 */
export function keepInSight(pieces: readonly Element[]): () => void {
  const scrollers = new Set(pieces.flatMap(scrollersOf));
  const settle = (): void => {
    for (const piece of pieces.toReversed()) {
      if (piece.isConnected && piece.checkVisibility()) piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  const sizes = new ResizeObserver(settle);
  const stop = (): void => {
    sizes.disconnect();
    for (const frame of scrollers) for (const hand of HANDS) frame.removeEventListener(hand, stop);
  };
  for (const frame of scrollers) {
    for (const part of [frame, ...frame.children]) sizes.observe(part);
    for (const hand of HANDS) frame.addEventListener(hand, stop, { passive: true });
  }
  settle();
  return stop;
}
