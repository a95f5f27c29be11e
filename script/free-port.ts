import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ephemeral range, so the OS does not hand it out. */
const [FIRST, BEYOND] = [20_000, 32_000];

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
