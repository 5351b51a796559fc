import { expect, test } from "vitest";

import { floorsOf, withDoor, withFloor, withIcons } from "../../src/workshop/editors/tiles";

test("doors are added and removed, in the order of the box", () => {
  expect(withDoor({ doors: "W" }, "N").doors).toBe("NW");
  expect(withDoor({ doors: "NEW" }, "E").doors).toBe("NW");
  expect(withDoor({}, "S").doors).toBe("S");
});

test("a tile that may lie on all floors does not list them", () => {
  const tile = withFloor({ id: "attic" }, "basement");
  expect(tile.floors).toEqual(["first", "second"]);
  expect(withFloor(tile, "basement")).toEqual({ id: "attic" });
  expect(floorsOf({})).toHaveLength(3);
});

test("icons are counted from 0 to 9, and 0 is left out", () => {
  expect(withIcons({}, "items", 1)).toEqual({ items: 1 });
  expect(withIcons({ items: 1 }, "items", -1)).toEqual({});
  expect(withIcons({ items: 9 }, "items", 1)).toEqual({ items: 9 });
});
