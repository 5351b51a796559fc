/** The map of a table, seen whole or closer: by two fingers, a double tap or click, or the table's button. */

import { flushSync } from "svelte";

import { layout } from "./layout.svelte";

/** Nearly whole is whole. */
const LEAST = 1.1;
const CLOSER = 2;
const CLOSEST = 3;

/** A mouse that is pressed and moves no farther, in px, still clicks. */
const TREMBLE = 5;

/** by: how many times as wide and high as its frame the map is. */
export const map = $state({ by: 1 });

/** Whether the map has a frame of its own: where the page or its part scrolls, it is as large as it likes. */
export const framed = (): boolean => layout.now === "desk" || layout.now === "sheet";

/** Show the map so close, with what lies at this point of the screen left there. */
function zoom(frame: HTMLElement, by: number, x: number, y: number): void {
  const { left, top } = frame.getBoundingClientRect();
  const next = by < LEAST ? 1 : Math.min(by, CLOSEST);
  const more = next / map.by;
  const [right, down] = [frame.scrollLeft + x - left, frame.scrollTop + y - top];
  map.by = next;
  flushSync();
  frame.scrollTo({ left: right * more - (x - left), top: down * more - (y - top), behavior: "instant" });
}

/** Show the map closer, with a piece of it in the middle; or whole again. */
export function look(piece: Element | null): void {
  map.by = map.by > 1 ? 1 : CLOSER;
  flushSync();
  piece?.scrollIntoView({ block: "center", inline: "center" });
}

/** An attachment for the frame that the map is seen in. */
export function closable(frame: HTMLElement): () => void {
  /** How far apart the fingers were at first, and how close the map was then. */
  let [wide, close] = [0, 1];

  const between = ({ touches: [first, second] }: TouchEvent): { apart: number; x: number; y: number } | null =>
    first && second
      ? {
          apart: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
          x: (first.clientX + second.clientX) / 2,
          y: (first.clientY + second.clientY) / 2,
        }
      : null;

  function begin(event: TouchEvent): void {
    wide = (framed() && between(event)?.apart) || 0;
    close = map.by;
    // Two fingers are no long press.
    if (wide) event.touches[0]?.target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  }
  function pinch(event: TouchEvent): void {
    const fingers = between(event);
    if (!fingers || !wide) return;
    if (event.cancelable) event.preventDefault();
    zoom(frame, (close * fingers.apart) / wide, fingers.x, fingers.y);
  }
  function twice(event: MouseEvent): void {
    // A double click on what can be chosen has chosen it.
    if (!framed() || (event.target as Element).closest(".piece.open")) return;
    zoom(frame, map.by > 1 ? 1 : CLOSER, event.clientX, event.clientY);
  }

  frame.addEventListener("touchstart", begin, { passive: true });
  frame.addEventListener("touchmove", pinch, { passive: false });
  frame.addEventListener("dblclick", twice);
  return () => {
    frame.removeEventListener("touchstart", begin);
    frame.removeEventListener("touchmove", pinch);
    frame.removeEventListener("dblclick", twice);
  };
}

/** An attachment by which a mouse drags the map about in its frame. */
export function draggable(frame: HTMLElement): () => void {
  /** Where the mouse was pressed, and how the map lay there then. */
  let held: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;

  function press(event: PointerEvent): void {
    dragged = false;
    // What is pressed on the frame itself is its scroll bar.
    if (event.pointerType !== "mouse" || event.button || map.by === 1 || event.target === frame) return;
    held = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  }
  function move(event: PointerEvent): void {
    if (!(event.buttons & 1)) held = null;
    if (!held) return;
    const [right, down] = [event.clientX - held.x, event.clientY - held.y];
    if (!dragged && Math.hypot(right, down) < TREMBLE) return;
    if (!dragged) frame.setPointerCapture(event.pointerId);
    dragged = true;
    frame.scrollTo({ left: held.left - right, top: held.top - down, behavior: "instant" });
  }
  /** The end of a drag is no choice; a key on a piece is one. */
  function click(event: MouseEvent): void {
    if (dragged && event.detail) event.stopPropagation();
  }

  const gone = new AbortController();
  const { signal } = gone;
  frame.addEventListener("pointerdown", press, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("click", click, { signal, capture: true });
  frame.addEventListener("dblclick", click, { signal, capture: true });
  // A picture on the map is no file to be dragged away.
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => gone.abort();
}
