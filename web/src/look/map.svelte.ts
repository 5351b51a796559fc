/** Zooms the map of a table: by pinch, double click or the table's button. */

import { flushSync } from "svelte";

import { layout } from "./layout.svelte";

/** Smaller zoom factors count as 1. */
const LEAST = 1.1;
const CLOSER = 2;
const CLOSEST = 3;

/** A mouse that moves fewer pixels while pressed still clicks. */
const TREMBLE = 5;

/** by: the zoom factor. */
export const map = $state({ by: 1 });

/** Whether the map has a fixed frame; in scrolling layouts it has its full size. */
export const framed = (): boolean => layout.now === "desk" || layout.now === "sheet";

/** Set the zoom factor, keeping the point at these screen coordinates in place. */
function zoom(frame: HTMLElement, by: number, x: number, y: number): void {
  const { left, top } = frame.getBoundingClientRect();
  const next = by < LEAST ? 1 : Math.min(by, CLOSEST);
  const more = next / map.by;
  const [right, down] = [frame.scrollLeft + x - left, frame.scrollTop + y - top];
  map.by = next;
  flushSync();
  frame.scrollTo({ left: right * more - (x - left), top: down * more - (y - top), behavior: "instant" });
}

/** Zoom in, centered on a piece, or out. */
export function look(piece: Element | null): void {
  map.by = map.by > 1 ? 1 : CLOSER;
  flushSync();
  piece?.scrollIntoView({ block: "center", inline: "center" });
}

/** An attachment for a zoomable map frame. */
export function closable(frame: HTMLElement): () => void {
  /** The distance of the fingers and the zoom factor at the start of a pinch. */
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
    // A pinch is not a long press.
    if (wide) event.touches[0]?.target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  }
  function pinch(event: TouchEvent): void {
    const fingers = between(event);
    if (!fingers || !wide) return;
    if (event.cancelable) event.preventDefault();
    zoom(frame, (close * fingers.apart) / wide, fingers.x, fingers.y);
  }
  function twice(event: MouseEvent): void {
    // A double click on a selectable piece has chosen it.
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

/** An attachment that lets a mouse drag the map in its frame. */
export function draggable(frame: HTMLElement): () => void {
  /** The mouse and scroll positions at the start of a drag. */
  let held: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;

  function press(event: PointerEvent): void {
    dragged = false;
    // A press on the frame itself is on its scroll bar.
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
  /** Suppress the click that ends a drag, but not key presses. */
  function click(event: MouseEvent): void {
    if (dragged && event.detail) event.stopPropagation();
  }

  const gone = new AbortController();
  const { signal } = gone;
  frame.addEventListener("pointerdown", press, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("click", click, { signal, capture: true });
  frame.addEventListener("dblclick", click, { signal, capture: true });
  // Do not drag images of the map as files.
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => gone.abort();
}
