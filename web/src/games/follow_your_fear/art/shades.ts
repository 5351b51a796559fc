/** The gradients of all pictures, once in the page: a flying copy of a piece keeps its colours when the piece is gone. */

import { PAINTS, PAWNS } from "./paint";

const SVG = "http://www.w3.org/2000/svg";
const ID = "follow-your-fear";

type Stop = readonly [offset: number, colour: string, opacity?: number];

function gradient(
  kind: "linear" | "radial",
  name: string,
  box: Record<string, string>,
  stops: readonly Stop[],
): Element {
  const node = document.createElementNS(SVG, `${kind}Gradient`);
  node.id = `${ID}-${name}`;
  for (const [key, value] of Object.entries(box)) node.setAttribute(key, value);
  for (const [offset, colour, opacity = 1] of stops) {
    const stop = document.createElementNS(SVG, "stop");
    stop.setAttribute("offset", String(offset));
    stop.setAttribute("stop-color", colour);
    stop.setAttribute("stop-opacity", String(opacity));
    node.append(stop);
  }
  return node;
}

/** Add the gradients to the page, unless they are there. */
function prepare(): void {
  if (document.getElementById(ID)) return;
  const svg = document.createElementNS(SVG, "svg");
  svg.id = ID;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.style.position = "absolute";
  for (const [light, { sky, glow, body }] of Object.entries(PAINTS))
    svg.append(
      gradient("radial", `${light}-sky`, { cx: "0.5", cy: "0.62", r: "0.8" }, [
        [0, sky[0]],
        [1, sky[1]],
      ]),
      gradient("radial", `${light}-glow`, {}, [
        [0, glow, 0.8],
        [0.45, glow, 0.25],
        [1, glow, 0],
      ]),
      gradient("linear", `${light}-body`, { x1: "0.2", y1: "0", x2: "0.5", y2: "1" }, [
        [0, body[0]],
        [0.45, body[1]],
        [1, body[2]],
      ]),
      gradient("radial", `${light}-disc`, { cx: "0.4", cy: "0.3" }, [
        [0, body[1]],
        [0.9, sky[1]],
      ]),
    );
  PAWNS.forEach(([bright, dark], seat) => {
    svg.append(
      gradient("linear", `pawn-${seat}`, {}, [
        [0, bright],
        [0.45, bright],
        [1, dark],
      ]),
    );
  });
  document.body.append(svg);
}

/** A gradient as the value of `fill`. */
export function shade(name: string): string {
  prepare();
  return `url(#${ID}-${name})`;
}
