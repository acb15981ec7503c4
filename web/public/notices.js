/** Tells a player, while no page is open, that it is their turn; a press leads to the table. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

function text(value, otherwise) {
  return typeof value === "string" && value !== "" ? value : otherwise;
}

function pages() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function address(table) {
  return new URL(table === "" ? "./" : `./#/table/${table}`, self.registration.scope).href;
}

async function show(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Whatever came, the browser expects a notification.
  }
  const table = /^[\w-]{1,32}$/.test(told.table) ? told.table : "";
  const looking = (await pages()).some((page) => page.visibilityState === "visible" && page.url === address(table));
  if (looking) return;
  await self.registration.showNotification(text(told.title, "Valewright"), {
    body: text(told.body, ""),
    tag: `turn ${table}`,
    icon: "icon.svg",
    data: { table },
  });
}

async function open(table) {
  const wanted = address(text(table, ""));
  const there = (await pages()).find((page) => page.url === wanted);
  await (there === undefined ? self.clients.openWindow(wanted) : there.focus());
}
