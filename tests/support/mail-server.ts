import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface MailServer {
  url: string;
  taken: { from: string; to: string[]; message: string }[];
  connections: number;
  disappear(): Promise<void>;
}

/** @param slow milliseconds before accepting an email */
export async function openMailServer(options: SMTPServerOptions = {}, password = "", slow = 0): Promise<MailServer> {
  const taken: MailServer["taken"] = [];
  const server = new SMTPServer({
    disabledCommands: password ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    allowInsecureAuth: true,
    closeTimeout: 1,
    disableReverseLookup: true,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error("Wrong password")),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({ from, to, message: Buffer.concat(chunks).toString("utf8") });
        setTimeout(done, slow);
      });
    },
    ...options,
  });
  server.on("error", () => {});
  let connections = 0;
  server.server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  let open = true;
  const disappear = async () => {
    if (!open) return;
    open = false;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return {
    url: `smtp://${password ? `clerk:${encodeURIComponent(password)}@` : ""}127.0.0.1:${port}`,
    taken,
    disappear,
    get connections() {
      return connections;
    },
  };
}
