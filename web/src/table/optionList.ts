/** Scrolling of the option list: counts hidden options and scrolls to one. */

/** Pixels left above an option that is scrolled to. */
const ABOVE = 5;

/** An option with more pixels hidden below counts as hidden. */
const CUT = 1;
/** The same above, where the text is closer to the edge. */
const CUT_ABOVE = 3;

/** Count the options that are hidden above and below the visible part of the list. */
export function hiddenIn(list: HTMLElement): { above: number; below: number } {
  if (hasRoom(list)) return { above: 0, below: 0 };
  const box = list.getBoundingClientRect();
  const seen = { top: box.top, bottom: Math.min(box.bottom, innerHeight) };
  // A collapsed heading counts as 1.
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

/** Whether the whole list fits once the line with the count is gone. */
function hasRoom(list: HTMLElement): boolean {
  const line = list.parentElement?.querySelector<HTMLElement>(":scope > .hidden")?.offsetHeight ?? 0;
  return line > 0 && list.scrollHeight > list.clientHeight && list.scrollHeight <= list.clientHeight + line;
}

/** The height of the sticky group heading above an option. */
const nameHeight = (button: Element): number =>
  button.closest(".group:not(.aside)")?.querySelector("h3")?.offsetHeight ?? 0;

/** Scroll to an option so that the list begins with a whole row and hides as few options above as possible. */
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
  // Scroll to the very end if that hides only the padding of the first row.
  const end = list.scrollHeight - list.clientHeight;
  if (list.scrollTop && end - list.scrollTop < ABOVE + CUT_ABOVE) list.scrollTop = end;
}
