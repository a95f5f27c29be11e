import { isIPv4 } from "node:net";

/** A host on this machine, to which a password may go in clear text. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
