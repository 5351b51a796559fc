/** Looking closer at a card: under the pointer, with the focus, or under a long press. */

import { stepped } from "../table/zone";

/** The card looked at, and where on the screen it lies. */
export const closer = $state<{ card: string | null; box: DOMRect | null }>({ card: null, box: null });

const POINTER_WAIT = 280;
const PRESS_WAIT = 420;

/** An attachment for what shows the card. within: what the large card shall not cover, where that is more. */
export function lookable(card: string, within = ""): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

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
      pointerenter: (event) => event.pointerType === "mouse" && wait(POINTER_WAIT, show),
      pointerleave: hide,
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
      // Also when the card is taken from the page with the focus on it, in the middle of the page's own change.
      blur: () => queueMicrotask(hide),
      keydown: (event) => event.key === "Escape" && hide(),
      // The end of a long press is no choice.
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

/** Arrow keys go from card to card of a list; Tab goes on to what follows it. */
export function withArrows(list: HTMLElement): () => void {
  function step(event: KeyboardEvent): void {
    if (stepped(event, Array.from(list.querySelectorAll<HTMLElement>("[tabindex]")))) event.preventDefault();
  }
  list.addEventListener("keydown", step);
  return () => list.removeEventListener("keydown", step);
}

const GAP = 10;

/** An attachment that puts the large card beside the one looked at, within the screen. */
export function beside(node: HTMLElement): void {
  $effect(() => {
    const box = closer.box;
    if (!box) return;
    // As it is laid out: it comes smaller.
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
