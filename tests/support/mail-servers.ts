import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { type MailServer, openMailServer } from "./mail-server.ts";

/** A mail server for as long as a test runs. */
export async function startMailServer(...how: Parameters<typeof openMailServer>): Promise<MailServer> {
  const server = await openMailServer(...how);
  onTestFinished(() => server.disappear());
  return server;
}

/** Something on loopback that listens like a mail server and then does what it likes. Returns its address. */
export async function startTarpit(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    behave(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Says nothing at all. */
export const hangs = () => {};

/** Sends a greeting that never ends, a byte now and then. */
export function drips(socket: Socket): void {
  const timer = setInterval(() => socket.write("2"), 50);
  socket.on("close", () => clearInterval(timer));
}
