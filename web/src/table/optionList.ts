/** The list of options as it scrolls: which options are out of sight, and bringing one into it. */

/** How many pixels are left above an option that is brought into sight. */
const ABOVE = 5;

/** An option of which more pixels are out of sight below is not whole: its frame is cut. */
const CUT = 1;
/** The letters stand nearer to its upper edge. */
const CUT_ABOVE = 3;

/** How many options are not whole above and below in what is seen of the list. */
export function hiddenIn(list: HTMLElement): { above: number; below: number } {
  if (hasRoom(list)) return { above: 0, below: 0 };
  const box = list.getBoundingClientRect();
  const seen = { top: box.top, bottom: Math.min(box.bottom, innerHeight) };
  // What scrolling would show: a closed heading is one, whatever waits under it.
  const boxes = Array.from(list.querySelectorAll<HTMLElement>("[data-option], [data-holds]"))
    .filter((button) => button.checkVisibility())
    .map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return { top, bottom, name: nameHeight(button) };
    });
  return {
    above: boxes.filter(({ top, name }) => top + CUT_ABOVE < seen.top + name).length,
    below: boxes.filter(({ bottom }) => bottom - CUT > seen.bottom).length,
  };
}

/** Whether all of the list is seen once the line that counts what is hidden is gone. */
function hasRoom(list: HTMLElement): boolean {
  const line = list.parentElement?.querySelector<HTMLElement>(":scope > .hidden")?.offsetHeight ?? 0;
  return line > 0 && list.scrollHeight > list.clientHeight && list.scrollHeight <= list.clientHeight + line;
}

/** How high the name of its place is, which stays above an option however far the list is scrolled. */
const nameHeight = (button: Element): number =>
  button.closest(".group:not(.beside)")?.querySelector("h3")?.offsetHeight ?? 0;

/** As few choices as can be are left above it, and none is cut: the list begins with a whole row. */
export function bringIntoSight(list: HTMLElement, option: number): void {
  const button = list.querySelector<HTMLElement>(`[data-option="${option}"]`);
  if (!button) return;
  list.scrollTop = 0;
  if (hasRoom(list)) return;
  const seen = list.getBoundingClientRect();
  const over =
    button.getBoundingClientRect().bottom + parseFloat(getComputedStyle(list).scrollPaddingBottom || "0") - seen.bottom;
  if (over > 0) {
    const rows = Array.from(
      list.querySelectorAll("[data-option]"),
      (other) => other.getBoundingClientRect().top - seen.top - nameHeight(other) - ABOVE,
    );
    const own = button.getBoundingClientRect().top - seen.top - nameHeight(button) - ABOVE;
    list.scrollTop = Math.min(...rows.filter((top) => top >= over && top <= own), own);
  }
  button.scrollIntoView({ block: "nearest" });
  // The last row is whole too, where no more of the first one is lost than the air above its letters.
  const end = list.scrollHeight - list.clientHeight;
  if (list.scrollTop && end - list.scrollTop < ABOVE + CUT_ABOVE) list.scrollTop = end;
}
