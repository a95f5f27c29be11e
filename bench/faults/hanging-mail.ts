import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { ADMIN } from "../../script/launch.ts";
import { ask } from "./ask.ts";
import { type Site, siteOf } from "./site.ts";

/** What came of a mail server that takes connections and says nothing. */
export interface HangingMail {
  /** How long whoever asked for a code waited, in milliseconds, and what came. */
  waits: number[];
  statuses: number[];
  /** How long other calls took before and after that, and during it: the 95th percentile in milliseconds. */
  otherwise: number;
  during: number;
}

/** Asks for codes while the mail server hangs, and for other things meanwhile. */
export async function hangMail(codes: number): Promise<HangingMail> {
  const sockets = new Set<Socket>();
  const tarpit = createServer((socket) => sockets.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(tarpit, "listening");
  const { port } = tarpit.address() as AddressInfo;
  const site = await siteOf({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SAMPLE_CONTENT: "1" } });
  try {
    await site.start();
    await waitsOf(site, 2000);
    const otherwise = await waitsOf(site, 6000);
    const waits: number[] = [];
    const asking = Array.from({ length: codes }, async () => {
      const began = performance.now();
      const { status } = await ask(site.origin, "POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      waits.push(performance.now() - began);
      return status;
    });
    const during = await waitsOf(site, 6000);
    const statuses = await Promise.all(asking);
    otherwise.push(...(await waitsOf(site, 6000)));
    return { otherwise: p95(otherwise), during: p95(during), statuses, waits };
  } finally {
    await site.remove();
    for (const socket of sockets) socket.destroy();
    tarpit.close();
  }
}

/** Asks for pages and lists, one after the other, for some milliseconds. */
async function waitsOf({ origin }: Site, milliseconds: number): Promise<number[]> {
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

const p95 = (waits: number[]) => waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? 0;
