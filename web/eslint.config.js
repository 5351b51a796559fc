import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

// svelte-check checks the types, so no rule here needs them: that makes the linter three times as fast.
export default defineConfig(
  globalIgnores(["src/protocol.ts", "src/games/*/types.ts"]), // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: { eqeqeq: ["error", "always", { null: "ignore" }], "no-console": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // TypeScript reports undefined names, and knows the names of DOM types.
      "no-undef": "off",
      // Svelte trims white space at the edges of a block: `{" "}` keeps it.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets are filled inside a $derived and only read afterwards.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["*.js", "*.mjs", "*.config.ts"],
    languageOptions: { globals: globals.node },
  },
);
