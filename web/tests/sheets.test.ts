import { afterEach, expect, test } from "vitest";

import { sheetOf, Sheets } from "../src/table/sheets.svelte";

afterEach(() => document.body.replaceChildren());

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A control that opens the hand, and the hand with one option. */
function table(): { control: HTMLElement; card: HTMLElement } {
  const control = document.createElement("button");
  control.dataset.sheet = "hand";
  const hand = document.createElement("div");
  hand.dataset.opens = "hand";
  const card = hand.appendChild(document.createElement("button"));
  card.dataset.option = "0";
  document.body.append(control, hand);
  return { control, card };
}

test("a control opens its sheet and closes it again", () => {
  const sheets = new Sheets();
  sheets.toggle("rivals");
  expect(sheets.open).toBe("rivals");
  sheets.toggle("rivals");
  expect(sheets.open).toBe("");
});

test("a sheet takes the place of another one", () => {
  const sheets = new Sheets();
  sheets.toggle("log");
  sheets.toggle("hand");
  expect(sheets.open).toBe("hand");
});

test("the focus goes to the first option of a sheet, and back to its control", async () => {
  const { control, card } = table();
  const sheets = new Sheets();
  sheets.toggle("hand", control);
  await soon();
  expect(document.activeElement).toBe(card);
  sheets.close();
  await soon();
  expect(document.activeElement).toBe(control);
});

test("the focus stays where the visitor has put it meanwhile", async () => {
  const { control } = table();
  const field = document.body.appendChild(document.createElement("input"));
  const sheets = new Sheets();
  sheets.toggle("hand", control);
  await soon();
  field.focus();
  sheets.close();
  await soon();
  expect(document.activeElement).toBe(field);
});

test("only controls that name a sheet open one", () => {
  const { control, card } = table();
  expect(sheetOf(control)).toEqual({ sheet: "hand", control });
  expect(sheetOf(card)).toBeNull();
  control.dataset.sheet = "cellar";
  expect(sheetOf(control)).toBeNull();
});
