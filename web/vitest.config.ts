import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // Svelte's own code for browsers, not that for servers.
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    reporters: ["dot"],
    restoreMocks: true,
    // Each wait has its own limit.
    testTimeout: 120_000,
  },
});
