import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A scanner's result for the product and for a planted vulnerability. */
export interface Verdict {
  scanner: string;
  product: string;
  planted: string;
  /** The product passed and the control failed. */
  good: boolean;
}

/** A vulnerable server as control. */
export async function plant(listener: RequestListener, options = {}): Promise<{ origin: string; server: Server }> {
  const server = createServer(options, listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
