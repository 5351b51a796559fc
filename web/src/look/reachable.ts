/** Lets the keyboard scroll the parts of a table that hold no controls. */

const PARTS = "[data-region=hand], [data-region=rivals], [data-region=vitals]";
const CONTROLS = "a[href], button, input, select, summary, [tabindex='0']";

/** Put the parts of a table into the tab order while they scroll and hold nothing that takes the focus. */
export function reachable(table: HTMLElement): () => void {
  const settle = (): void => {
    for (const part of table.querySelectorAll<HTMLElement>(PARTS)) {
      const scrolls = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
      if (scrolls && !part.querySelector(CONTROLS)) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    }
  };
  const sizes = new ResizeObserver(settle);
  const content = new MutationObserver(settle);
  sizes.observe(table);
  content.observe(table, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
