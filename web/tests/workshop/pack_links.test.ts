import { expect, test } from "vitest";

import { packLinks } from "../../src/workshop/packLinks";

test("a table links back to the packs of the workshop, not to those of the server", () => {
  const packs = { titles: ["House rules", "Old Mill"], fingerprint: "f", workshop: ["abc@3"] };
  expect(packLinks(packs)).toEqual([{ title: "Old Mill", address: "/workshop/pack/abc" }]);
  expect(packLinks({ titles: ["House rules"], fingerprint: "f" })).toEqual([]);
  expect(packLinks(null)).toEqual([]);
});
