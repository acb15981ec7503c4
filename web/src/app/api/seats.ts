/** Seats taken along to other devices, and tables that anyone may join. */
import { get, post, request } from "./http";
import { keepDeviceKey } from "./tokens";
import type { DeviceKey, LetIn, MySeats, OfferInfo, OpenTables, PhraseInfo, TicketInfo } from "./types";

export const mySeats = (): Promise<MySeats> => get("/devices");
export const ticketOffer = (ticket: string): Promise<OfferInfo> => post("/devices/offer", { ticket });

async function keyed(path: string, body: unknown): Promise<void> {
  keepDeviceKey((await post<DeviceKey>(path, body)).key);
}

/** Make this browser one of its owner's devices, unless it is. */
export async function enrol(name: string): Promise<void> {
  const { devices } = await mySeats();
  if (devices.length === 0) await keyed("/devices", { name });
}

export const newTicket = (): Promise<TicketInfo> => post("/devices/ticket", {});
export const newPhrase = (): Promise<PhraseInfo> => post("/devices/phrase", {});
export const letIn = (wanted: LetIn): Promise<void> => keyed("/devices/redeem", wanted);

export async function gather(): Promise<void> {
  await request("/devices/gather", { method: "POST" });
}

export async function removeDevice(id: string): Promise<void> {
  await request(`/devices/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export const openTables = (before: number | null = null): Promise<OpenTables> =>
  get(`/open-tables${before === null ? "" : `?before=${before}`}`);
