import { beforeEach, describe, expect, test } from "vitest";

import { layout, letter } from "../src/look/layout.svelte";
import { stepped } from "../src/table/zone";
import { until } from "./fakes";

describe("the layout of a table", () => {
  const resize = (width: number, height: number, fontSize = 16): string => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    document.documentElement.style.fontSize = `${fontSize}px`;
    window.dispatchEvent(new Event("resize"));
    return layout.now;
  };

  test.each([
    [1920, 1080, "desk"],
    [960, 576, "desk"],
    [959, 576, "side"],
    [1280, 400, "side"],
    [640, 480, "side"],
    [390, 844, "sheet"],
    [768, 1024, "sheet"],
    [560, 544, "sheet"],
    [320, 480, "flow"],
    [800, 300, "flow"],
  ])("of %i by %i pixels is %s", (width, height, expected) => {
    expect(resize(width, height)).toBe(expected);
    expect(document.documentElement.dataset.layout).toBe(expected);
  });

  test("is that of a smaller screen with larger text", () => {
    expect(resize(1280, 720)).toBe("desk");
    expect(resize(1280, 720, 24)).toBe("side");
    expect(letter()).toBe(24);
  });

  test("follows the setting of the text's size", async () => {
    expect(resize(1280, 720)).toBe("desk");
    document.documentElement.style.fontSize = "24px";
    document.documentElement.dataset.text = "150";
    await until(() => expect(layout.now).toBe("side"));
  });
});

describe("in a zone", () => {
  let controls: HTMLElement[];

  const press = (key: string, more: KeyboardEventInit = {}): [boolean, number] => [
    stepped(new KeyboardEvent("keydown", { key, ...more }), controls),
    controls.indexOf(document.activeElement as HTMLElement),
  ];

  beforeEach(() => {
    document.body.innerHTML = "<button>0</button><button>1</button><button>2</button><input />";
    controls = Array.from(document.querySelectorAll("button"));
    controls[0]?.focus();
  });

  test("the arrows move the focus around", () => {
    expect(press("ArrowRight")).toEqual([true, 1]);
    expect(press("ArrowDown")).toEqual([true, 2]);
    expect(press("ArrowDown")).toEqual([true, 0]);
    expect(press("ArrowLeft")).toEqual([true, 2]);
    expect(press("ArrowUp")).toEqual([true, 1]);
  });

  test("Home and End move it to the first and last control", () => {
    expect(press("End")).toEqual([true, 2]);
    expect(press("Home")).toEqual([true, 0]);
  });

  test("other keys, and those for the browser, do nothing", () => {
    expect(press("a")).toEqual([false, 0]);
    expect(press("ArrowRight", { altKey: true })).toEqual([false, 0]);
  });

  test("nothing moves while the focus is elsewhere", () => {
    document.querySelector("input")?.focus();
    expect(press("ArrowRight")).toEqual([false, -1]);
  });
});
