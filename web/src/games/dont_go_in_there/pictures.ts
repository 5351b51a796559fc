/** The pictures of the cards and rooms. */

const FILES = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

/** The URL of the picture of a card type or room; "" for one from a pack without a picture. */
export function picture(id: string): string {
  return FILES[`./art/${id}.svg`] ?? "";
}
