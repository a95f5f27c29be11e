import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Addresses } from "./public-address.ts";

/** A question to somebody else's server. */
interface Question {
  /** Where the host is: whatever its name means by now, these are asked and no others. */
  addresses: Addresses;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Asks over http or https, over a connection of its own; redirects are answers like any other. */
export function askPinned(url: URL, { addresses, body, ...options }: Question): Promise<IncomingMessage> {
  const [first] = addresses;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(
      url,
      {
        ...options,
        agent: false,
        lookup: (_name, { all }, done) =>
          all ? done(null, [...addresses]) : done(null, first?.address ?? "", first?.family),
      },
      resolve,
    );
    request.once("error", reject);
    // An answer that changes the protocol, with which Node tells of no response and of no error.
    request.once("upgrade", (_answer, socket) => socket.destroy());
    request.once("close", () => reject(new Error("The connection ended without an answer.")));
    request.end(body);
  });
}
