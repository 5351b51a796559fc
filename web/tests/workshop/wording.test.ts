import { describe, expect, test } from "vitest";

import { faultWords, fieldLabel, reasonOf } from "../../src/workshop/draft/wording";

const said = (reason: string, field = "name"): string => reasonOf({ field, reason });

describe("a fault in words", () => {
  test("is a sentence", () => {
    expect(said("'' is blank; a name needs at least one letter")).toBe("A name needs at least one letter.");
    expect(said("a whole number, 20 at most", "health")).toBe("This must be a whole number, 20 at most.");
    expect(said("required but missing", "health")).toBe("This must be filled in.");
    expect(said("there is no such field")).toBe("There is no such field.");
  });

  test("says what to choose in an empty list", () => {
    expect(said("a list of 1 or more", "effects")).toBe("Choose at least one effect.");
    expect(said("a list of 3 or more", "spaces")).toBe("Choose at least 3.");
  });

  test("does not begin with a file", () => {
    const reason = "uncle-ferris/killer.toml: finale thirst-2: field 'of': there is no Killer 'nobody'";
    expect(said(reason, "")).toBe("There is no Killer 'nobody'.");
  });

  test("names the field", () => {
    expect(fieldLabel("success2[0].steps")).toBe("2 successes 1, Steps");
    expect(fieldLabel("effects[0].deck_sizes[2]")).toBe("Effects 1, Deck sizes 3");
    expect(faultWords({ field: "of", reason: "there is no Killer 'x'" })).toBe("Belongs to: There is no Killer 'x'.");
    expect(faultWords({ field: "", reason: "nothing fits" })).toBe("Nothing fits.");
  });
});
