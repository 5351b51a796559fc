/** The keywords of the game and their explanations, which texts show on hover and tap. */

import { closer, lookable } from "../../look/closer.svelte";

interface Term {
  name: string;
  text: string;
}

const TERMS: Readonly<Record<string, Term>> = {
  curse: { name: "Curses", text: "The number on a card. Fewer are better: the fewest Curses at the end win." },
  dispel: { name: "Dispel", text: "Turn a card face down. Its Curses no longer count, and it belongs to no set." },
  ghost: {
    name: "Ghosts",
    text: "Secret until the end. Only the player with the most gains Curses for them: 1 for every 2 ghosts.",
  },
  flashlight: { name: "Flashlight", text: "Each one on a space blocks one ghost of the roll for the meeple there." },
  meeple: { name: "Meeple", text: "Your figure. The 3rd in a room resolves it; the highest takes a card first." },
  die: { name: "Dice", text: "Half of the faces show a ghost. Cards with 1 or 2 Curses bring two dice, others one." },
};

const WORDS: readonly [term: string, pattern: RegExp][] = [
  ["dispel", /dispel(?:s|led)?/i],
  ["curse", /curses?/i],
  ["ghost", /ghosts?/i],
  ["flashlight", /flashlights?/i],
  ["meeple", /meeples?/i],
  ["die", /dice|die/i],
];

const ANY = new RegExp(`\\b(${WORDS.map(([, pattern]) => pattern.source).join("|")})\\b`, "i");

const ID = "term-";

/** Split a text into words and keywords. term: the keyword's id, "" for other words. */
export function keywords(text: string): { text: string; term: string }[] {
  return text.split(ANY).map((part, number) => ({ text: part, term: number % 2 ? ID + termOf(part) : "" }));
}

function termOf(word: string): string {
  return WORDS.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, "i").test(word))?.[0] ?? "";
}

/** The explanation with this id. */
export function explanation(id: string): Term | undefined {
  return id.startsWith(ID) ? TERMS[id.slice(ID.length)] : undefined;
}

/** The explanations of the keywords in a text, each once. */
export function explanations(text: string): Term[] {
  const used = new Set(keywords(text).flatMap(({ term }) => (term ? [term] : [])));
  return [...used].flatMap((id) => explanation(id) ?? []);
}

/** An attachment that shows an explanation or a card enlarged on hover, focus and tap. */
export function explained(id: string): (node: HTMLElement) => () => void {
  return (node) => {
    const hide = lookable(id)(node);
    function tap(event: MouseEvent): void {
      if ((event.target as Element).closest(".piece.open")) return;
      event.stopPropagation();
      closer.card = id;
      closer.box = node.getBoundingClientRect();
      addEventListener("pointerdown", () => closer.card === id && (closer.card = null), { once: true, capture: true });
    }
    node.addEventListener("click", tap);
    return () => {
      hide();
      node.removeEventListener("click", tap);
    };
  };
}
