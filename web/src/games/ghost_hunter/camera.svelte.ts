/** What part of a floor is seen, and how large: fitted to its rooms until the visitor moves or zooms it. */

import type { Span } from "./map";

/** cell: pixels of a room; east, south: what lies in the middle, in cells. */
export interface Shot {
  cell: number;
  east: number;
  south: number;
}

/** The largest room of a fitted floor, and the least one before the floor is cut around the hunter. */
export const MOST_FITTED = 276;
const LEAST_FITTED = 132;
const LEAST = 64;
const MOST = 480;
const EDGE = 8;

const within = (least: number, number: number, most: number): number => Math.max(least, Math.min(number, most));

/** The middle along one axis, so that no empty edge is seen where there is more to see. */
function middle(first: number, many: number, room: number, focus: number): number {
  if (many <= room) return first + many / 2;
  return within(first + room / 2, focus, first + many - room / 2);
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels that controls take at the right, or on a tall board at the bottom. */
  controls = $state(52);
  readonly #aside = $derived(
    this.width > this.height ? { right: this.controls, bottom: 0 } : { right: 0, bottom: this.controls },
  );
  /** Pixels next to the controls. */
  readonly room = $derived({
    width: Math.max(this.width - this.#aside.right - 2 * EDGE, 1),
    height: Math.max(this.height - this.#aside.bottom - 2 * EDGE, 1),
  });
  /** As the visitor has set it; null while it is fitted. */
  own = $state.raw<Shot | null>(null);
  readonly #span: () => Span;
  readonly #focus: () => { east: number; south: number };

  constructor(span: () => Span, focus: () => { east: number; south: number }) {
    this.#span = span;
    this.#focus = focus;
  }

  /** The shot in which all rooms are seen, or as many around the acting hunter as stay legible. */
  readonly fitted: Shot = $derived.by(() => {
    const { west, north, wide, high } = this.#span();
    const { right, bottom } = this.#aside;
    const { width, height } = this.room;
    const least = Math.min(LEAST_FITTED, Math.min(width, height) / 3.05);
    const cell = Math.floor(within(least, Math.min(width / wide, height / high), MOST_FITTED));
    const focus = this.#focus();
    return {
      cell,
      east: middle(west, wide, width / cell, focus.east + 0.5) + right / 2 / cell,
      south: middle(north, high, height / cell, focus.south + 0.5) + bottom / 2 / cell,
    };
  });
  readonly now: Shot = $derived(this.own ?? this.fitted);
  /** Where the cell 0, 0 lies, in pixels. */
  readonly left = $derived(Math.round(this.width / 2 - this.now.east * this.now.cell));
  readonly top = $derived(Math.round(this.height / 2 - this.now.south * this.now.cell));

  fit(): void {
    this.own = null;
  }

  /** Move what is seen by some pixels. */
  move(x: number, y: number): void {
    const { cell, east, south } = this.now;
    this.own = this.#kept({ cell, east: east - x / cell, south: south - y / cell });
  }

  /** Zoom so that what lies at a point of the frame stays there. */
  zoom(times: number, x = this.width / 2, y = this.height / 2): void {
    const { cell, east, south } = this.now;
    const larger = within(LEAST, cell * times, MOST);
    const by = 1 / cell - 1 / larger;
    this.own = this.#kept({
      cell: larger,
      east: east + (x - this.width / 2) * by,
      south: south + (y - this.height / 2) * by,
    });
  }

  /** Bring a room into view if part of it is outside. */
  show({ east, south }: { east: number; south: number }): void {
    const { cell } = this.now;
    const [x, y] = [this.left + east * cell, this.top + south * cell];
    const across = x < 0 ? -x : Math.min(0, this.width - x - cell);
    const down = y < 0 ? -y : Math.min(0, this.height - y - cell);
    if (across || down) this.move(across, down);
  }

  /** A part of the floor always stays in sight. */
  #kept(shot: Shot): Shot {
    const { west, north, wide, high } = this.#span();
    return { ...shot, east: within(west, shot.east, west + wide), south: within(north, shot.south, north + high) };
  }
}

/** An attachment: dragging moves the map, the wheel and two fingers zoom; a click that ends a drag is none. */
export function dragged(camera: Camera): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, { x: number; y: number }>();
    let from = { x: 0, y: 0 };
    let moving = false;
    const apart = (): number => {
      const [one, two] = Array.from(down.values());
      return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
    };
    const heard: Partial<{ [name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[name]) => void }> = {
      pointerdown: (event) => {
        if (event.button > 0) return;
        if (!down.size) moving = false;
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        from = { x: event.clientX, y: event.clientY };
      },
      pointermove: (event) => {
        const last = down.get(event.pointerId);
        if (!last) return;
        const before = apart();
        if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= 6 && down.size < 2) return;
        if (!moving) node.setPointerCapture(event.pointerId);
        moving = true;
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const box = node.getBoundingClientRect();
        if (before) camera.zoom(apart() / before, event.clientX - box.x, event.clientY - box.y);
        else camera.move(event.clientX - last.x, event.clientY - last.y);
      },
      pointerup: (event) => void down.delete(event.pointerId),
      pointercancel: (event) => void down.delete(event.pointerId),
      lostpointercapture: (event) => void down.delete(event.pointerId),
      wheel: (event) => {
        event.preventDefault();
        const box = node.getBoundingClientRect();
        camera.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - box.x, event.clientY - box.y);
      },
    };
    const click = (event: MouseEvent): void => {
      if (moving) event.stopPropagation();
      moving = false;
    };
    const entries = Object.entries(heard) as [string, EventListener][];
    for (const [name, hear] of entries) node.addEventListener(name, hear, { passive: false });
    node.addEventListener("click", click, true);
    return () => {
      for (const [name, hear] of entries) node.removeEventListener(name, hear);
      node.removeEventListener("click", click, true);
    };
  };
}

/** Milliseconds in which the map eases into its new fit. */
const EASE = 400;

/** An attachment for what lies on the map: eases from the last shot to the new one, unless the visitor moves it. */
export function eased(camera: Camera): (node: HTMLElement) => void {
  let last: { cell: number; left: number; top: number; fitted: boolean } | undefined;
  return (node) => {
    $effect(() => {
      const now = { cell: camera.now.cell, left: camera.left, top: camera.top, fitted: !camera.own };
      const before = last;
      last = now;
      if (!before || !now.fitted || !camera.width) return;
      if (document.documentElement.dataset.motion !== "full") return;
      if (before.cell === now.cell && before.left === now.left && before.top === now.top) return;
      const from = `translate(${before.left - now.left}px, ${before.top - now.top}px) scale(${before.cell / now.cell})`;
      node.animate([{ transform: from }, { transform: "none" }], { duration: EASE, easing: "ease-in-out" });
    });
  };
}
