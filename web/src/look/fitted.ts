/** Shrinks what an element holds until it fits. */

/** The styles of the element decide what each step shrinks. */
const STEPS = 3;

/**
 * Set `data-fit` of an element to the first step, from 0, at which nothing overflows, and again whenever the section
 * around it changes.
 */
export function fitted(node: HTMLElement): () => void {
  const around = node.parentElement ?? node;
  const settle = (): void => {
    for (let step = 0; step <= STEPS; step += 1) {
      node.dataset.fit = String(step);
      if (node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth) return;
    }
  };
  const sizes = new ResizeObserver(settle);
  const texts = new MutationObserver(settle);
  sizes.observe(around);
  texts.observe(around, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(settle);
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
