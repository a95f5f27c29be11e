import type { ImapFlow } from "imapflow";
import { isDatabaseDown } from "../../database/db-errors.ts";
import { isExpired } from "../../database/lease.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { createPoller } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { isLoopback } from "../../mail/loopback.ts";
import { type IncomingMail, MAX_EMAIL_BYTES } from "./file-email.ts";

/** Reads a mailbox every minute: read emails move to a folder, so that none is lost and none is read twice. */
export interface Mailbox {
  /** Reads now, unless another process does. @throws Error when the mailbox cannot be reached */
  read(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const POLL_INTERVAL_MS = 60_000;
/** Longer than one email may take. */
const LEASE_MS = 5 * 60_000;
const LEASE = "mailbox-lease";
/** The rest is read at the next poll. */
const MAX_EMAILS_PER_RUN = 500;
/** One chunk is read in one turn of the event loop. */
const DOWNLOAD_CHUNK_BYTES = 1024 * 1024;
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
const FOLDERS = { filed: "Filed", review: "Review" };

interface Deps extends PickDeps<"db" | "clock" | "log"> {
  /** `imaps://user:password@host:993/INBOX`; absent: off. */
  url: string | undefined;
  incomingMail: IncomingMail;
}

export function createMailbox({ db, clock, log, url, incomingMail }: Deps): Mailbox {
  let client: ImapFlow | undefined;
  let stopped = false;

  /** @param until "" releases it */
  const renew = async (held: string, until: string) => {
    const { numUpdatedRows } = await db
      .updateTable("installation")
      .set({ value: until })
      .where("name", "=", LEASE)
      .where("value", "=", held)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error("another process reads the mailbox");
    return until;
  };

  /** Null while another process holds it. */
  const claim = async () => {
    const until = toTimestamp(clock, LEASE_MS);
    const claimed = await db
      .insertInto("installation")
      .values({ name: LEASE, value: until })
      .onConflict((row) =>
        row
          .column("name")
          .doUpdateSet({ value: until })
          .where(isExpired("installation.value", clock, { until: LEASE_MS })),
      )
      .returning("value")
      .executeTakeFirst();
    return claimed?.value ?? null;
  };

  /** The folder for a message that was read. @throws Error when it may be filed later */
  const fileOne = async (imap: ImapFlow, uid: string): Promise<string | null> => {
    const { meta, content } = await imap.download(uid, undefined, { uid: true, chunkSize: DOWNLOAD_CHUNK_BYTES });
    if (!content) return null;
    const raw = await readUpTo(MAX_EMAIL_BYTES, content, meta.expectedSize ?? 0);
    content.destroy();
    if (raw === null) {
      log.warn({ uid, bytes: meta.expectedSize }, "email too large to file");
      return FOLDERS.review;
    }
    try {
      const { filed, message: reason } = await incomingMail.file(raw);
      if (!filed) log.info({ uid, reason }, "email not filed");
      return filed ? FOLDERS.filed : FOLDERS.review;
    } catch (error) {
      if (isDatabaseDown(error) || error instanceof AppError) throw error;
      log.error({ uid, err: error }, "filing an email failed");
      return FOLDERS.review;
    }
  };

  const readAll = async (imap: ImapFlow, goOn: () => Promise<void>) => {
    for (const folder of Object.values(FOLDERS)) await imap.mailboxCreate(folder);
    await imap.mailboxOpen(getFolder(url ?? ""));
    const found = await imap.search({ deleted: false }, { uid: true });
    for (const uid of (found || []).slice(0, MAX_EMAILS_PER_RUN)) {
      if (stopped) return;
      await goOn();
      const folder = await fileOne(imap, String(uid));
      if (folder !== null && !(await imap.messageMove(String(uid), folder, { uid: true })))
        throw new Error(`an email could not be moved to ${folder}`);
    }
  };

  const read = async () => {
    if (url === undefined || stopped) return;
    let lease = await claim();
    if (lease === null) return;
    try {
      client = await connect(url);
      await readAll(client, async () => {
        lease = await renew(lease ?? "", toTimestamp(clock, LEASE_MS));
      });
      await client.logout();
    } finally {
      client?.close();
      client = undefined;
      await renew(lease, "").catch(() => {});
    }
  };

  const poller = createPoller(read, POLL_INTERVAL_MS, (error) =>
    log.warn({ reason: describe(error) }, "reading the mailbox failed, will retry"),
  );
  return {
    read,
    start() {
      if (url === undefined) return;
      void poller.tick();
      poller.start();
    },
    async stop() {
      stopped = true;
      client?.close();
      await poller.stop();
    },
  };
}

async function connect(url: string): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "imaps:";
  // Loaded on demand: large.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // No password in clear text over a network.
    ...(!secure && { doSTARTTLS: !isLoopback(host) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...TIMEOUTS,
  });
  // Unheard, a lost connection would end the process; the command that waits fails too.
  client.on("error", () => {});
  await client.connect();
  return client;
}

const getFolder = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";

/** The address that the mailbox reads, where its user is one. */
export function getMailboxAddress(url: string): string | undefined {
  const user = decodeURIComponent(new URL(url).username);
  return user.includes("@") ? user : undefined;
}

/** In one buffer, which is not copied unless more comes than expected. Null: more than `most` bytes. */
async function readUpTo(
  most: number,
  content: AsyncIterable<Uint8Array>,
  expected: number,
): Promise<Uint8Array | null> {
  if (expected > most) return null;
  let buffer = new Uint8Array(expected);
  let length = 0;
  for await (const chunk of content) {
    const needed = length + chunk.length;
    if (needed > most) return null;
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.min(most, 2 * needed));
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(chunk, length);
    length = needed;
  }
  return buffer.subarray(0, length);
}

/** With what the server said. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { responseText } = error as { responseText?: string };
  return responseText === undefined ? error.message : `${error.message} It answered: ${responseText}`;
}
