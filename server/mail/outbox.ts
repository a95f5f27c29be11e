import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../lib/clock.ts";
import type { Log } from "../lib/logger.ts";
import { compose } from "./compose.ts";
import type { Email, Mailer } from "./mailer.ts";

interface Deps {
  folder: string;
  from: string;
  clock: Clock;
  log: Log;
}

/** Mailer without a mail server: writes `.eml` files and logs their paths. */
export function createOutbox({ folder, from, clock, log }: Deps): Mailer {
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  /** Writes to a temporary name first. */
  const store = async (email: Email) => {
    const message = await compose(email, from);
    await prepare();
    // A Message-ID gives the same file name each time.
    const own = email.thread?.id.replace(/@.*|[^\w-]/g, "");
    const name = own ?? `${clock().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
    const path = join(folder, `${name}.eml`);
    const part = own ? `${path}.${randomUUID().slice(0, 8)}.part` : `${path}.part`;
    const file = await open(part, "wx", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    return { part, path };
  };
  return {
    async ready() {
      await prepare();
      await access(folder, constants.W_OK);
    },

    async send(email) {
      const { part, path } = await store(email);
      await rename(part, path);
      log.info({ path }, "email written to outbox");
    },

    async simulate(email) {
      const { part } = await store(email);
      await rm(part);
    },
  };
}
