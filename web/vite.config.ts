import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.VALEWRIGHT_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/valewright/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What every screen needs comes in one piece; many small files would take longer.
        // The code of QR codes is for one screen alone.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules\/(?!qr\/)|\/src\/(ui|app)\/.*|\/src\/main\.ts$|\/src\/screens\/parts\/(ago|due|local|names|SeatDot)\b/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
