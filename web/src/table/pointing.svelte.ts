/** Resolves clicks on pieces to options: a first piece lights its moves, a second one takes one of them. */

import type { GameFace } from "../games/face";
import type { OptionInfo } from "../protocol";
import type { Link } from "./link.svelte";

/** The clicked piece. A card on a selectable place counts as the place, unless the card is selectable itself. */
export function pieceAt(target: Element): string | undefined {
  const piece = target.closest<HTMLElement>(".piece.open") ?? target.closest<HTMLElement>("[data-piece]");
  return piece?.dataset.piece;
}

/** The only option that belongs to both pieces: the second click disambiguates the first. */
export function meantBy(options: readonly OptionInfo[], first: string, second: string): number | undefined {
  if (!first || first === second) return undefined;
  const [meant, ...others] = options.flatMap(({ pieces }, number) =>
    pieces.includes(first) && pieces.includes(second) ? [number] : [],
  );
  return others.length ? undefined : meant;
}

/**
 * Whether a piece is lit: one of any option, or, once a piece is picked, only of its options. A first step, such as how
 * many come along, leaves lit what needs none.
 */
export function lit(
  options: readonly OptionInfo[],
  picked: string,
  piece: string,
  begins: GameFace["begins"] = undefined,
): boolean {
  const step = options.some((option) => option.pieces.includes(picked) && begins?.(option, picked));
  return options.some(
    (option) =>
      option.pieces.includes(piece) &&
      (!picked || option.pieces.includes(picked) || (step && !option.pieces.some((first) => begins?.(option, first)))),
  );
}

/** Milliseconds from which on a touch is a long press, which looks and never chooses. */
const LONG = 700;

export class Pointing {
  /** The selected piece of the open question, or "". */
  picked = $state("");

  constructor(
    readonly link: () => Link | null,
    readonly face: () => GameFace | undefined,
    /** Whether a scene is playing, which a click moves on. */
    readonly staged: () => boolean,
  ) {}

  /** An attachment: a click on a piece chooses it, selects it, or asks why it cannot be chosen. */
  attach = (node: HTMLElement): (() => void) => {
    let finger = false;
    let pressed = 0;
    const press = (event: PointerEvent): void => {
      finger = event.pointerType === "touch";
      pressed = event.timeStamp;
    };
    const click = (event: MouseEvent): void => {
      if (finger && event.timeStamp - pressed > LONG) return;
      const target = event.target as Element;
      const region = target.closest<HTMLElement>("[data-region]")?.dataset.region;
      if (!region || ["question", "telling"].includes(region) || target.closest("[data-sheet], .head")) return;
      if (this.staged()) return this.link()?.scenes.next();
      const piece = pieceAt(target);
      if (piece && event.detail < 2) this.#touch(piece, finger && region === "hand");
    };
    node.addEventListener("pointerdown", press);
    node.addEventListener("click", click);
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("click", click);
    };
  };

  /** careful: whether a piece with a single option is selected first, as for cards under a thumb. */
  #touch(piece: string, careful: boolean): void {
    const link = this.link();
    if (!link) return;
    const options = link.question?.options ?? [];
    const meant = meantBy(options, this.picked, piece);
    const begins = options.some((option) => option.pieces.includes(piece) && this.face()?.begins?.(option, piece));
    const single = link.open.has(piece);
    if (meant !== undefined) link.choose(meant);
    else if (this.picked === piece && single) link.touch(piece);
    else if (this.picked === piece) this.picked = "";
    else if (link.several.has(piece) || (single && (begins || careful))) this.picked = piece;
    else link.touch(piece);
  }
}
