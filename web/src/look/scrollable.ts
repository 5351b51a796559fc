/** Lets the keyboard scroll what holds no control. */

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Make an element a tab stop while it scrolls and nothing in it takes the focus. */
export function scrollable(node: HTMLElement): () => void {
  const settle = (): void => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const scrolls =
      (overflowY === "auto" && node.scrollHeight > node.clientHeight) ||
      (overflowX === "auto" && node.scrollWidth > node.clientWidth);
    const controls = Array.from(node.querySelectorAll<HTMLElement>(CONTROLS));
    if (scrolls && !controls.some((control) => control.tabIndex >= 0 && control.checkVisibility())) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(settle);
  const texts = new MutationObserver(settle);
  sizes.observe(node);
  texts.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
