import { isIPv4 } from "node:net";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { compose } from "./compose.ts";
import { LetterRefused, type Mailer } from "./mailer.ts";

/** How long the server may take to say that it takes mail, and to take a letter, in milliseconds. */
const READY_WITHIN = 8000;
const SEND_WITHIN = 30_000;

interface Settings {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string;
  from: string;
  readyWithin?: number;
  sendWithin?: number;
}

/** Carries letters to a mail server. */
export function createSmtp({ url, from, readyWithin = READY_WITHIN, sendWithin = SEND_WITHIN }: Settings): Mailer {
  const server = serverAt(new URL(url));
  let asking: Promise<void> | null = null;
  return {
    // Those who ask at the same time share one answer, so that a flood of requests is one connection at the server.
    ready: () => {
      asking ??= talk(server, readyWithin, async () => {}).finally(() => {
        asking = null;
      });
      return asking;
    },

    async send(letter) {
      const message = await compose(letter, from);
      await talk(server, sendWithin, (connection) => deliver(connection, { from, to: [letter.to] }, message));
    },

    async pretend(letter) {
      await compose(letter, from);
      await talk(server, sendWithin, reset);
    },
  };
}

interface MailServer {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  pass: string;
}

function serverAt({ protocol, hostname, port, username, password }: URL): MailServer {
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  };
}

const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

/**
 * Connects, introduces itself, does `work` and hangs up, all within the time; a server that hangs, or drips a byte
 * now and then so that it never seems idle, is left.
 */
async function talk(
  { host, port, secure, user, pass }: MailServer,
  within: number,
  work: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  const loopback = isLoopback(host);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    // A password never travels in the clear over a network; on the same machine there is nobody to hide from.
    requireTLS: user !== "" && !loopback,
    ignoreTLS: loopback && !secure,
    connectionTimeout: within,
    greetingTimeout: within,
    socketTimeout: within,
    dnsTimeout: within,
    socketCloseTimeout: 0,
  });
  let timer: NodeJS.Timeout | undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on("error", reject);
    connection.on("end", () => reject(new Error("The mail server hung up.")));
    timer = setTimeout(() => reject(new Error(`The mail server took more than ${within} ms.`)), within);
  });
  broken.catch(() => {});
  try {
    await Promise.race([broken, openThen(connection, { user, pass }, work)]);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function openThen(
  connection: SMTPConnection,
  { user, pass }: Pick<MailServer, "user" | "pass">,
  work: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));
  if (user !== "") {
    await new Promise<void>((resolve, reject) =>
      connection.login({ user, pass }, (error) => (error ? reject(error) : resolve())),
    );
  }
  await work(connection);
}

function deliver(connection: SMTPConnection, envelope: { from: string; to: string[] }, message: Buffer): Promise<void> {
  return new Promise((resolve, reject) =>
    connection.send(envelope, message, (error) => {
      if (!error) return resolve();
      const final = (error.responseCode ?? 0) >= 500 && error.code !== "EAUTH";
      reject(final ? new LetterRefused("The mail server refused the letter.", { cause: error }) : error);
    }),
  );
}

/** A question without consequence. */
const reset = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => connection.reset((error) => (error ? reject(error) : resolve())));
