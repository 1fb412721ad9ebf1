import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// A file of its own: whoever only builds the page does not install vitest.
export default mergeConfig(
  page,
  defineConfig({ test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"] } }),
);
