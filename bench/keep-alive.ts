import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A cheap keep-alive client that only detects the end of each response. */
export interface KeptConnection {
  /** Milliseconds; rejects unless 200. */
  ask(path: string): Promise<number>;
  close(): void;
}

export async function keepConnection(origin: string): Promise<KeptConnection> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  let under: { began: number; heard: Buffer; end: PromiseWithResolvers<number> } | undefined;
  const fail = (fault: Error) => under?.end.reject(fault);
  socket.on("error", fail).on("close", () => fail(new Error("The connection was closed.")));
  socket.on("data", (chunk: Buffer) => {
    if (!under) return;
    under.heard = under.heard.length === 0 ? chunk : Buffer.concat([under.heard, chunk]);
    const head = under.heard.indexOf("\r\n\r\n");
    if (head < 0) return;
    const words = under.heard.toString("latin1", 0, head);
    if (under.heard.length < head + 4 + Number(/content-length: (\d+)/i.exec(words)?.[1])) return;
    const { began, end } = under;
    under = undefined;
    if (words.startsWith("HTTP/1.1 200")) end.resolve(performance.now() - began);
    else end.reject(new Error(words));
  });
  return {
    ask(path) {
      under = { began: performance.now(), heard: Buffer.alloc(0), end: Promise.withResolvers() };
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
      );
      return under.end.promise;
    },
    close: () => void socket.destroy(),
  };
}
