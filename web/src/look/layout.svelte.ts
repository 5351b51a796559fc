/**
 * The layout of a table, by screen size in rem, so that larger text counts as a smaller screen.
 *
 * desk: all regions side by side; only lists scroll. side: a low screen, with the hand at the right edge and tools in a
 * rail at the left. sheet: a phone, with question and hand below the board. flow: too small for fixed regions, so the
 * page scrolls.
 */
export type Layout = "desk" | "side" | "sheet" | "flow";

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

let pixels = $state(rem());

/** Pixels per rem. Cached, because measuring forces a layout. */
export const letter = (): number => pixels;

function measured(): Layout {
  const [width, height] = [window.innerWidth / letter(), window.innerHeight / letter()];
  if (width >= 60 && height >= 36) return "desk";
  if (width >= 36 && height >= 20 && width > height) return "side";
  return height >= 34 ? "sheet" : "flow";
}

/** sizes: grows with every change of the window. */
export const layout = $state({ now: measured(), sizes: 0 });

function apply(): void {
  pixels = rem();
  layout.now = measured();
  layout.sizes += 1;
  document.documentElement.dataset.layout = layout.now;
}

apply();
window.addEventListener("resize", apply);
new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ["data-text"] });
