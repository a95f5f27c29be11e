import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems hand out by themselves, so that nobody is given this one before it is used. */
const [FIRST, BEYOND] = [20_000, 32_000];

/** A port of this machine on which nobody listens, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEYOND);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  await once(probe.close(), "close");
  return port;
}
