import { connect } from "node:net";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { singleFlight } from "../lib/async.ts";
import { compose } from "./compose.ts";
import { isLoopback } from "./loopback.ts";
import { EmailDeliveryUnknown, EmailRejected, type Mailer } from "./mailer.ts";

/** Timeouts for the connection check and for one email, in ms. */
const READY_TIMEOUT_MS = 8000;
const SEND_TIMEOUT_MS = 30_000;

interface Settings {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string;
  from: string;
  /** The host name in EHLO; absent: that of the machine, which many mail servers refuse where it has no dot. */
  name?: string | undefined;
  readyWithin?: number;
  sendWithin?: number;
}

export function createSmtp(settings: Settings): Mailer {
  const { url, from, name, readyWithin = READY_TIMEOUT_MS, sendWithin = SEND_TIMEOUT_MS } = settings;
  const server = new URL(url);
  /** Connects and logs in. */
  const knock = async (within: number) => void (await transportTo(server, within, name).verify());
  return {
    // Single flight: a flood of requests is one connection.
    ready: singleFlight(() => knock(readyWithin)),

    async send(email, beforeTheEnd) {
      const raw = await compose(email, from);
      const transport = transportTo(server, sendWithin, name);
      let mayEnd = false;
      // The final dot follows once this generator ends.
      const parts = async function* () {
        yield raw;
        await beforeTheEnd?.();
        mayEnd = true;
      };
      if (beforeTheEnd)
        transport.use("stream", (mail, done) => {
          mail.message.createReadStream = () =>
            Readable.from(parts()) as ReturnType<typeof mail.message.createReadStream>;
          done();
        });
      try {
        await transport.sendMail({ envelope: { from, to: [email.to] }, raw });
      } catch (error) {
        const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
        if (mayEnd && responseCode === 0)
          throw new EmailDeliveryUnknown("The mail server did not confirm that it accepted the email.", {
            cause: error,
          });
        if (responseCode < 500 || !["EENVELOPE", "EMESSAGE"].includes(code)) throw error;
        throw new EmailRejected("The mail server rejected the email.", { cause: error });
      }
    },

    async simulate(email) {
      await compose(email, from);
      await knock(sendWithin);
    },
  };
}

/** One connection with a total timeout: nodemailer's timeouts restart with every byte. */
function transportTo({ protocol, hostname, port, username, password }: URL, within: number, name?: string) {
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const loopback = isLoopback(host);
  const at = { host, port: Number(port) || (secure ? 465 : 587) };
  return createTransport({
    ...at,
    secure,
    ...(name !== undefined && { name }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // No password in clear text over a network.
    requireTLS: username !== "" && !loopback,
    ignoreTLS: loopback && !secure,
    forceAuth: username !== "",
    getSocket(_options, use) {
      const connection = connect(at);
      const timer = setTimeout(() => connection.destroy(new Error(`It took more than ${within} ms.`)), within);
      connection.once("close", () => clearTimeout(timer));
      connection.once("connect", () => use(null, { connection }));
      connection.on("error", use);
    },
  });
}
