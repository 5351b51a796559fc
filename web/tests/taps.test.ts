import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ignoreHasty, stayCalm } from "../src/table/taps";

let button: HTMLButtonElement;
let stop: () => void;
const chosen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const table = document.createElement("div");
  button = table.appendChild(document.createElement("button"));
  button.addEventListener("click", chosen);
  document.body.append(table);
  stop = ignoreHasty(table);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  chosen.mockClear();
  vi.useRealTimers();
});

function press(pointerType: "touch" | "mouse"): void {
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
  button.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
}

test("a tap right after the table has changed is ignored", () => {
  stayCalm();
  press("touch");
  expect(chosen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(399);
  press("touch");
  expect(chosen).not.toHaveBeenCalled();
});

test("a tap 400 ms after the change counts", () => {
  stayCalm();
  vi.advanceTimersByTime(400);
  press("touch");
  expect(chosen).toHaveBeenCalledOnce();
});

test("mouse and keyboard always count", () => {
  stayCalm();
  press("mouse");
  button.click();
  expect(chosen).toHaveBeenCalledTimes(2);
});
