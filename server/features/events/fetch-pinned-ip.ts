import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Addresses } from "./public-ip.ts";

/** A request to an external server. */
interface PinnedRequest {
  /** Resolved addresses to connect to (DNS pinning). */
  addresses: Addresses;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Requests over a new connection; redirects are not followed. */
export function fetchPinnedIp(url: URL, { addresses, body, ...options }: PinnedRequest): Promise<IncomingMessage> {
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
    // Node reports neither response nor error for a protocol upgrade.
    request.once("upgrade", (_answer, socket) => socket.destroy());
    request.once("close", () => reject(new Error("The connection ended without an answer.")));
    request.end(body);
  });
}
