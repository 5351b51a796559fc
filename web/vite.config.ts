import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1 })],
  base: "/",
  build: {
    outDir: "../src/gloaming/server/page",
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
