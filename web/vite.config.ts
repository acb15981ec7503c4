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
        // What every screen needs comes in one piece, and what every table needs in another; many small files
        // would take longer, and each brings its headers.
        // The code of QR codes and the scheduler of exercises are for a screen or two alone.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules\/(?!qr\/|ts-fsrs\/)|\/src\/(ui|app)\/.*|\/src\/main\.ts$|\/src\/screens\/parts\/(ago|due|files|local|names|SeatDot)\b/, priority: 2 },
            { name: "seat", test: /\/src\/table\/(Log|Sized|alerts|live|muted|remarks|since|sizing|started)\b|\/src\/screens\/parts\/(Box|Deal|Pace)/, priority: 1 },
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
