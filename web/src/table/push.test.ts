import { beforeEach, describe, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => ({ push: null as string | null, posts: [] as [string, unknown][], tokens: { abc: "one" } as Record<string, string> }));
vi.mock("../app/api/http", () => ({
  meta: async () => ({ notices: { webhooks: true, push: asked.push } }),
  post: async (path: string, body: unknown) => void asked.posts.push([path, body]),
}));
vi.mock("../app/api/tokens", () => ({ tokens: () => asked.tokens }));
vi.mock("../app/words", () => ({ language: { current: "ca" } }));

const { notify, subscribe, unsubscribe } = await import("./push");

const KEY = "BAEC_-8";
const BYTES = [4, 1, 2, 255, 239];
const kept = new Map<string, string>();
let existing: { key: number[]; gone: boolean } | null;
let subscribed: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }[];
let shown: unknown[];

function subscription(key: number[]): unknown {
  return {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => void (existing = null),
  };
}

const registration = {
  pushManager: {
    getSubscription: async () => (existing === null ? null : subscription(existing.key)),
    subscribe: async (options: (typeof subscribed)[number]) => {
      subscribed.push(options);
      return subscription([...options.applicationServerKey]);
    },
  },
  showNotification: async (...given: unknown[]) => void shown.push(given),
};

beforeEach(() => {
  kept.clear();
  [asked.push, asked.posts, asked.tokens, existing, subscribed, shown] = [KEY, [], { abc: "one" }, null, [], []];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: vi.fn(async () => registration),
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
});

describe("Web Push", () => {
  test("subscribes with the server's key, and tells the server once", async () => {
    expect(await subscribe()).toBe(true);
    expect(subscribed.map((one) => [one.userVisibleOnly, [...one.applicationServerKey]])).toEqual([[true, BYTES]]);
    const wanted = { endpoint: "https://push.example/1", p256dh: "p", auth: "a", language: "ca" };
    expect(asked.posts).toEqual([["/push", wanted]]);
    existing = { key: BYTES, gone: false };
    expect(await subscribe()).toBe(true);
    expect(asked.posts).toHaveLength(1);
    expect(subscribed).toHaveLength(1);
  });

  test("tells the server again when there is another seat", async () => {
    await subscribe();
    asked.tokens = { abc: "one", def: "two" };
    await subscribe();
    expect(asked.posts).toHaveLength(2);
  });

  test("gives up a subscription with the key of another server", async () => {
    existing = { key: [4, 9], gone: false };
    expect(await subscribe()).toBe(true);
    expect(existing).toBe(null);
    expect(subscribed).toHaveLength(1);
  });

  test("is not offered without the server's key or a service worker", async () => {
    asked.push = null;
    expect(await subscribe()).toBe(false);
    asked.push = KEY;
    vi.stubGlobal("navigator", {});
    expect(await subscribe()).toBe(false);
    expect(asked.posts).toEqual([]);
  });

  test("survives a browser that refuses", async () => {
    registration.pushManager.subscribe = vi.fn(async () => Promise.reject(new DOMException("no", "AbortError")));
    expect(await subscribe()).toBe(false);
  });

  test("ends in the browser and at the server", async () => {
    existing = { key: BYTES, gone: false };
    kept.set("valewright.push", "x");
    await unsubscribe();
    expect(existing).toBe(null);
    expect(asked.posts).toEqual([["/push/forget", { endpoint: "https://push.example/1" }]]);
    expect(kept.size).toBe(0);
    vi.stubGlobal("navigator", {});
    await unsubscribe();
  });
});

describe("a notification", () => {
  test("comes from the service worker where there is one", async () => {
    await notify("Valewright", "Your turn", "abc");
    expect(shown).toEqual([["Valewright", { body: "Your turn", tag: "turn abc", icon: "icon.svg", data: { table: "abc" } }]]);
  });

  test("does not throw where the browser has them from a service worker alone", async () => {
    vi.stubGlobal("navigator", {});
    const made = vi.fn(function () {
      throw new TypeError("Illegal constructor");
    });
    vi.stubGlobal("Notification", made);
    await notify("Valewright", "Your turn", "abc");
    expect(made).toHaveBeenCalled();
  });
});
