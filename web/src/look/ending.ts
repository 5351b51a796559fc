/** Text in a bounded box. */

import type { Attachment } from "svelte/attachments";

/** Fills a box with a text; where it has no room for all, the text ends after a whole word, with dots. between: words. */
export function ending(text: string, between = " "): Attachment<HTMLElement> {
  const words = text.split(between);
  return (box) => {
    const show = (many: number): boolean => {
      box.textContent = many < words.length ? `${words.slice(0, many).join(between).replace(/[,.;:]$/, "")}…` : text;
      return box.scrollHeight <= box.clientHeight + 1;
    };
    const fill = (): void => {
      let [fits, over] = [0, words.length];
      if (show(over)) return;
      while (over - fits > 1) {
        const many = (fits + over) >> 1;
        if (show(many)) fits = many;
        else over = many;
      }
      show(fits);
    };
    const watch = new ResizeObserver(fill);
    watch.observe(box);
    fill();
    return () => watch.disconnect();
  };
}
