/** The pictures of the cards and rooms. */

const FILES = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture of a card type or room; "" where a pack brings one that has none. */
export function picture(id: string): string {
  return FILES[`./art/${id}.svg`] ?? "";
}
