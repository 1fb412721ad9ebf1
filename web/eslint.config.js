import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/messages.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      // Only our own drawings go through {@html}; a test sends markup in names and talk.
      "svelte/no-at-html-tags": "off",
      "svelte/no-navigation-without-resolve": "off",
      // What is read by no template needs no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
