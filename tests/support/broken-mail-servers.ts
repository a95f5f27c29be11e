import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { type MailServer, openMailServer } from "./mail-server.ts";

/** Stopped after the test. */
export async function startMailServer(...how: Parameters<typeof openMailServer>): Promise<MailServer> {
  const server = await openMailServer(...how);
  onTestFinished(() => server.disappear());
  return server;
}

/** A misbehaving SMTP server; returns its URL. */
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

export const hangs = () => {};

/** Endless greeting. */
export function drips(socket: Socket): void {
  const timer = setInterval(() => socket.write("2"), 50);
  socket.on("close", () => clearInterval(timer));
}
