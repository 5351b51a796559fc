/** Enlarges a card on hover, focus or long press. */

import { stepped } from "../table/zone";
import { moved } from "./pointed";

/** The enlarged card, and the position of the original. */
export const closer = $state<{ card: string | null; box: DOMRect | null }>({ card: null, box: null });

const POINTER_WAIT = 280;
const PRESS_WAIT = 420;

/** An attachment for an element that shows a card. within: selector of an ancestor that the large card must not cover. */
export function lookable(card: string, within = ""): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** Whether the pointer has come to this card by itself, rather than the card to a resting pointer. */
    let met = false;

    function show(): void {
      closer.card = card;
      const box = node.getBoundingClientRect();
      const frame = (within && node.closest(within)?.getBoundingClientRect()) || box;
      closer.box = new DOMRect(frame.x, box.y, frame.width, box.height);
    }
    function hide(): void {
      clearTimeout(timer);
      if (closer.card === card) closer.card = null;
    }
    function wait(ms: number, then: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    }

    const heard: Partial<{ [name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[name]) => void }> = {
      pointermove: (event) => {
        if (met || event.pointerType !== "mouse" || !moved(event)) return;
        met = true;
        wait(POINTER_WAIT, show);
      },
      pointerleave: () => {
        met = false;
        hide();
      },
      pointercancel: hide,
      pointerup: (event) => event.pointerType !== "mouse" && hide(),
      pointerdown: (event) => {
        held = false;
        if (event.pointerType === "mouse") return hide();
        wait(PRESS_WAIT, () => {
          held = true;
          show();
        });
      },
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && show(),
      // Deferred, since removing a focused card fires blur during a DOM update.
      blur: () => queueMicrotask(hide),
      keydown: (event) => event.key === "Escape" && hide(),
      // Releasing a long press is not a choice.
      click: (event) => held && event.stopPropagation(),
    };
    const entries = Object.entries(heard) as [string, EventListener][];
    for (const [name, hear] of entries) node.addEventListener(name, hear);
    return () => {
      hide();
      for (const [name, hear] of entries) node.removeEventListener(name, hear);
    };
  };
}

/** Arrow keys move between the cards of a list; Tab leaves it. */
export function withArrows(list: HTMLElement): () => void {
  function step(event: KeyboardEvent): void {
    if (stepped(event, Array.from(list.querySelectorAll<HTMLElement>("[tabindex]")))) event.preventDefault();
  }
  list.addEventListener("keydown", step);
  return () => list.removeEventListener("keydown", step);
}

const GAP = 10;

/** An attachment that places the enlarged card next to the original, within the screen. */
export function nextToCard(node: HTMLElement): void {
  $effect(() => {
    const box = closer.box;
    if (!box) return;
    // The layout size, before the scaling animation.
    const { offsetWidth: width, offsetHeight: height } = node;
    const right = box.right + GAP + width <= innerWidth;
    const left = right ? box.right + GAP : box.left - GAP - width;
    const fits = right || left >= 0;
    const top = fits ? box.top + box.height / 2 - height / 2 : box.top - GAP - height;
    const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
    node.style.left = `${within(fits ? left : box.left + box.width / 2 - width / 2, innerWidth - width)}px`;
    node.style.top = `${within(fits || top > 0 ? top : box.bottom + GAP, innerHeight - height)}px`;
  });
}
