import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { ADMIN } from "../../script/start-server.ts";
import { ask } from "./ask.ts";
import { getSite, type Site } from "./site.ts";

/** A mail server that accepts connections but never responds. */
export interface HangingMail {
  /** Milliseconds. */
  waits: number[];
  statuses: number[];
  /** 95th percentile in ms. */
  otherwise: number;
  during: number;
}

export async function hangMail(codes: number): Promise<HangingMail> {
  const sockets = new Set<Socket>();
  const tarpit = createServer((socket) => sockets.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(tarpit, "listening");
  const { port } = tarpit.address() as AddressInfo;
  const site = await getSite({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SAMPLE_CONTENT: "1" } });
  try {
    await site.start();
    await getWaits(site, 2000);
    const otherwise = await getWaits(site, 6000);
    const waits: number[] = [];
    const asking = Array.from({ length: codes }, async () => {
      const began = performance.now();
      const { status } = await ask(site.origin, "POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      waits.push(performance.now() - began);
      return status;
    });
    const during = await getWaits(site, 6000);
    const statuses = await Promise.all(asking);
    otherwise.push(...(await getWaits(site, 6000)));
    return { otherwise: p95(otherwise), during: p95(during), statuses, waits };
  } finally {
    await site.remove();
    for (const socket of sockets) socket.destroy();
    tarpit.close();
  }
}

async function getWaits({ origin }: Site, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (const path of ["/", "/api/testimonials", `/events?district=${Math.random()}`]) {
      const began = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      waits.push(performance.now() - began);
    }
  }
  return waits;
}

const p95 = (waits: number[]) => waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1] ?? 0;
