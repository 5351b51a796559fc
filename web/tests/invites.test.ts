import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import InvitePanel from "../src/lobby/InvitePanel.svelte";
import { until } from "./fakes";

let shown: object[] = [];
afterEach(() => {
  for (const panel of shown) void unmount(panel);
  shown = [];
  document.body.replaceChildren();
  localStorage.clear();
});

function show(): object {
  const panel = mount(InvitePanel, { target: document.body, props: { table: "t", seat: 1, wanted: true } });
  shown.push(panel);
  return panel;
}
const links = (): (string | undefined)[] => [...document.querySelectorAll("input")].map((input) => input.value);

test("a panel that is opened again while its invite is created shows the link that works", async () => {
  const answers: ((code: string) => void)[] = [];
  vi.stubGlobal("fetch", () =>
    new Promise<string>((done) => answers.push(done)).then((code) => Response.json({ seat: 1, code, links: [] })),
  );
  void unmount(show());
  shown = [];
  show();
  await until(() => expect(answers).not.toHaveLength(0));
  answers.forEach((answer, number) => answer(`code-${number + 1}`));
  await until(() => expect(links()).toEqual([`${location.origin}/join#code-1`]));
  expect(answers).toHaveLength(1);
});

test("a new invite can be created after one failed, and in place of one", async () => {
  const answers = [
    Response.error(),
    ...["code-1", "code-2"].map((code) => Response.json({ seat: 1, code, links: [] })),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  show();
  await until(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  for (const [words, code] of [
    ["Create invite link", "code-1"],
    ["New link", "code-2"],
  ] as const) {
    const button = await until(() => {
      const found = [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(words));
      if (!found) throw new Error(document.body.textContent);
      return found;
    });
    button.click();
    await until(() => expect(links()).toEqual([`${location.origin}/join#${code}`]));
  }
});
