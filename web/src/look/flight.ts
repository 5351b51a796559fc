/** Animations of the table: flying copies of pieces, and pieces that move in place. */

import ghost from "./ghost.svg";

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const ATTRIBUTES = ["data-piece", "data-place", "data-name", "data-pointed", "role", "aria-label", "tabindex", "id"];

/** Return a decorative copy of an element. */
export function copyOf<Node extends HTMLElement | SVGElement>(node: Node): Node {
  const copy = node.cloneNode(true) as Node;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ATTRIBUTES) element.removeAttribute(name);
  }
  copy.classList.remove("open", "piece");
  return copy;
}

function ghostImage(): HTMLElement {
  const image = document.createElement("img");
  image.src = ghost;
  image.alt = "";
  return image;
}

function put(node: HTMLElement | SVGElement, box: Box): void {
  node.classList.add("flying");
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(node);
}

function leaveAfter(animation: Animation, node: HTMLElement | SVGElement): void {
  const leave = (): void => node.remove();
  animation.finished.then(leave, leave);
}

/** Fly a copy from box to box on a slight arc. */
export function fly(node: HTMLElement | SVGElement, from: Box, to: Box, duration: number, delay = 0): void {
  put(node, from);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const size = Math.max(0.1, Math.min(to.width / from.width || 1, to.height / from.height || 1, 1.6));
  const arc = -Math.min(60, Math.abs(x) / 6 + 14);
  leaveAfter(
    node.animate(
      [
        { transform: "none" },
        { transform: `translate(${x / 2}px, ${y / 2 + arc}px) scale(${(1 + size) / 2 + 0.1}) rotate(3deg)` },
        { transform: `translate(${x}px, ${y}px) scale(${size})` },
      ],
      { duration, delay, easing: "ease-in-out", fill: "backwards" },
    ),
    node,
  );
}

/** Hide a piece until its copy has arrived. */
export function hide(node: Element, duration: number): void {
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** Move ghosts from box to box, one after the other. */
export function drift(count: number, from: Box, to: Box, duration: number): void {
  for (let number = 0; number < Math.min(count, 6); number += 1) {
    const size = 38;
    const start = {
      left: from.left + from.width / 2 - size / 2,
      top: from.top + from.height / 2,
      width: size,
      height: 44,
    };
    const node = ghostImage();
    put(node, start);
    const x = to.left + to.width / 2 - start.left - size / 2;
    const y = to.top + Math.min(to.height / 2, 60) - start.top - 22;
    const sway = number % 2 ? 30 : -30;
    leaveAfter(
      node.animate(
        [
          { transform: "scale(0.3)", opacity: 0 },
          { transform: `translate(${x * 0.2 + sway}px, ${y * 0.2 - 26}px) scale(1.15)`, opacity: 0.95, offset: 0.3 },
          { transform: `translate(${x * 0.65 - sway}px, ${y * 0.65 - 12}px)`, opacity: 0.9, offset: 0.7 },
          { transform: `translate(${x}px, ${y}px) scale(0.45)`, opacity: 0 },
        ],
        { duration: duration * 1.7, delay: number * 110, easing: "ease-in-out", fill: "backwards" },
      ),
      node,
    );
  }
}

/** Burn a copy in place. */
export function burn(node: HTMLElement, box: Box, duration: number, delay = 0): void {
  put(node, box);
  leaveAfter(
    node.animate(
      [
        { transform: "none", filter: "none", opacity: 1 },
        {
          transform: "translateY(-6px) scale(1.12)",
          filter: "brightness(1.5) sepia(1) saturate(4)",
          opacity: 1,
          offset: 0.35,
        },
        { transform: "translateY(-34px) scale(0.7) rotate(5deg)", filter: "brightness(0.3) sepia(1)", opacity: 0 },
      ],
      { duration: duration * 1.4, delay, easing: "ease-in", fill: "backwards" },
    ),
    node,
  );
}

/** Set a piece down from above. */
export function drop(node: Element, duration: number): void {
  node.animate(
    [
      { transform: "translateY(-46px) scale(1.35)", opacity: 0 },
      { transform: "translateY(3px) scale(0.97)", opacity: 1, offset: 0.7 },
      { transform: "none" },
    ],
    { duration, easing: "ease-in" },
  );
}

/** Turn a card face up. */
export function turn(node: Element, duration: number): void {
  node.animate(
    [
      { transform: "perspective(600px) rotateY(90deg)", filter: "brightness(0.5)" },
      { transform: "perspective(600px) rotateY(-8deg)", filter: "none", offset: 0.75 },
      { transform: "none" },
    ],
    { duration, easing: "ease-out" },
  );
}

/** Roll a die in place. */
export function tumble(node: Element, duration: number): void {
  node.animate([{ rotate: "1 1 0.2 -720deg" }, { rotate: "1 1 0.2 0deg" }], { duration, easing: "ease-out" });
}
