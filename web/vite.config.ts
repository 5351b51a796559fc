import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

/**
 * Rounds the numbers in the outlines of `?raw` icons to tenths of a unit, of which it is 512 wide: a quarter less to load. Arcs stay as
 * they are, because their flags may be written without a space before the next number.
 */
const rounded = {
  name: "rounded-outlines",
  transform(code: string, id: string): string | undefined {
    if (!/~icons\/.*\braw\b/.test(id)) return undefined;
    return code.replace(
      /\bd=(\\?")([^"\\]+)\1/g,
      (_, quote: string, path: string) => `d=${quote}${path.replace(/[a-zA-Z][^a-zA-Z]*/g, roundedCommand)}${quote}`,
    );
  },
};

function roundedCommand(command: string): string {
  if (/^a/i.test(command)) return command;
  return command.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const before = /[\d.]/.test(command[at - 1] ?? "") && /^\d/.test(short) ? " " : "";
    const after = !short.includes(".") && command[at + number.length] === "." ? " " : "";
    return before + short + after;
  });
}

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1 }), rounded],
  base: "/",
  build: {
    outDir: "../src/gloaming/server/page",
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
