/**
 * How a table is laid out, by the room there is measured in letters, so that larger text counts as a smaller screen.
 *
 * desk: all parts side by side, nothing scrolls but lists in their own panels. side: tabs of the board beside the
 * question, as at a doubled zoom. sheet: a phone, the question as a sheet below the board. flow: no room to keep
 * anything in place, so the page scrolls.
 */
export type Layout = "desk" | "side" | "sheet" | "flow";

/** The parts of a table that are tabs where there is no room for all of them: an element says by data-pane where it belongs. */
export type Pane = "board" | "fight" | "hand" | "others" | "cards" | "log";

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

let pixels = $state(rem());

/** How many pixels a rem is; kept, for whoever asks the page itself in the midst of a change has it laid out at once. */
export const letter = (): number => pixels;

function measured(): Layout {
  const [width, height] = [window.innerWidth / letter(), window.innerHeight / letter()];
  if (width >= 60 && height >= 36) return "desk";
  if (width >= 36 && height >= 20 && width > height) return "side";
  return height >= 34 ? "sheet" : "flow";
}

export const layout = $state({ now: measured() });

function apply(): void {
  pixels = rem();
  layout.now = measured();
  document.documentElement.dataset.layout = layout.now;
}

apply();
window.addEventListener("resize", apply);
new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ["data-text"] });
