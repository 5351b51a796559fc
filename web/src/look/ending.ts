/** Truncates text to a box. */

import type { Attachment } from "svelte/attachments";

interface Box {
  text: string;
  between: string;
  words: string[];
}

const boxes = new Map<Element, Box>();

/** Find by binary search how many words fit into each box. All boxes are measured together to share layouts. */
function fill(entries: readonly ResizeObserverEntry[]): void {
  let open = entries.flatMap(({ target }) => {
    const box = boxes.get(target);
    return box ? [{ target, box, fits: 0, over: box.words.length, many: box.words.length }] : [];
  });
  for (const entry of open) show(entry.target, entry.box, entry.many);
  open = open.filter(({ target }) => !fits(target));
  while (open.length > 0) {
    for (const entry of open) {
      entry.many = (entry.fits + entry.over) >> 1;
      show(entry.target, entry.box, entry.many);
    }
    for (const entry of open) {
      if (fits(entry.target)) entry.fits = entry.many;
      else entry.over = entry.many;
    }
    open = open.filter((entry) => {
      const more = entry.over - entry.fits > 1;
      if (!more && entry.many !== entry.fits) show(entry.target, entry.box, entry.fits);
      return more;
    });
  }
}

function show(target: Element, { text, between, words }: Box, many: number): void {
  target.textContent =
    many < words.length
      ? `${words
          .slice(0, many)
          .join(between)
          .replace(/[,.;:]$/, "")}…`
      : text;
}

function fits(target: Element): boolean {
  return target.scrollHeight <= target.clientHeight + 1;
}

const sizes = new ResizeObserver(fill);

/** Fill a box with a text, truncated after a whole word with an ellipsis. between: the word separator. */
export function ending(text: string, between = " "): Attachment<HTMLElement> {
  return (box) => {
    box.textContent = text;
    boxes.set(box, { text, between, words: text.split(between) });
    sizes.observe(box);
    return () => {
      sizes.unobserve(box);
      boxes.delete(box);
    };
  };
}
