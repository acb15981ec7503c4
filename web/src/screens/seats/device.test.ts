import { describe, expect, it } from "vitest";
import { onlyHere } from "../parts/local";
import { deviceParts } from "./device";

describe("what a browser calls itself", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome", "Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari", "iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge", "Windows"],
    ["nothing", "?", "?"],
  ])("%s", (agent, browser, system) => {
    expect(deviceParts(agent)).toEqual({ browser, system });
  });
});

describe("an address that only this machine opens", () => {
  it.each(["localhost", "games.localhost", "127.0.0.1", "127.0.0.2", "[::1]", "0.0.0.0"])("%s", (name) => {
    expect(onlyHere(name)).toBe(true);
  });
  it.each(["192.168.1.7", "games.example", "127.example", "localhost.example", "[fe80::1]"])("not %s", (name) => {
    expect(onlyHere(name)).toBe(false);
  });
});
