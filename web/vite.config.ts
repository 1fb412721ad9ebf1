import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const house = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.BOUWMEESTER_SERVER ?? "http://127.0.0.1:8080";

/** The names of all parts of the page, once they are written, for whoever keeps them for when there is no line. */
function listed(): Plugin {
  return {
    name: "listed",
    apply: "build",
    writeBundle({ dir = "" }) {
      const parts = readdirSync(`${dir}/assets`).map((name) => `/assets/${name}`);
      const beside = ["/theme.js", "/icon.svg", "/manifest.webmanifest"];
      writeFileSync(`${dir}/files.json`, JSON.stringify([...parts.sort(), ...beside]));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listed()],
  resolve: { alias: { $lib: fileURLToPath(new URL("src/lib", import.meta.url)) } },
  build: {
    outDir: process.env.BOUWMEESTER_PAGE ?? `${house}/build/page`,
    emptyOutDir: true,
    // Everything is a file of its own: the page forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    target: "es2022",
    // How long its own parts take is of no use to somebody who wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [house] },
  },
});
