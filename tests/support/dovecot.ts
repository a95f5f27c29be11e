import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort } from "../../script/free-port.ts";

const PASSWORD = "p@ss:w/rd";
/** Dovecot does not read mail as root. */
const NOBODY = 65_534;

/** A real IMAP server with one empty mailbox, behind a proxy that can cut connections. */
export async function startDovecot() {
  const folder = mkdtempSync(join(tmpdir(), "campaign-dovecot-"));
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const inbox = join(folder, "mail");
  for (const path of [inbox, ...["cur", "new", "tmp"].map((name) => join(inbox, name))]) mkdirSync(path);
  for (const path of [folder, inbox, ...["cur", "new", "tmp"].map((name) => join(inbox, name))])
    chownSync(path, uid, gid);
  const port = await freePort();
  const user = isRoot ? "nobody" : String(process.env["USER"]);
  writeFileSync(
    join(folder, "dovecot.conf"),
    `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
auth_failure_delay = 0
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${isRoot ? "nogroup" : user}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${inbox}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  const server = spawn("dovecot", ["-F", "-c", join(folder, "dovecot.conf")], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: "inherit",
  });
  onTestFinished(async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  });
  await answers(port, () => readFileSync(join(folder, "log"), "utf8"));
  const proxy = await startProxy(port);
  let count = 0;
  return {
    url: `imap://help%40council.test:${encodeURIComponent(PASSWORD)}@127.0.0.1:${proxy.port}/INBOX`,
    /** Cuts the next connection once the client sends this. */
    cutAt: proxy.cutAt,
    put(email: Uint8Array) {
      const path = join(inbox, "new", `${Date.now()}.${(count += 1)}.test`);
      writeFileSync(path, email);
      chownSync(path, uid, gid);
    },
    /** How many messages are in a folder; `""` is the inbox. */
    count: (name: "" | "Filed" | "Review") =>
      ["cur", "new"].flatMap((state) => list(join(inbox, name && `.${name}`, state))).length,
  };
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const left = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await left;
}

async function answers(port: number, getLog: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", () => resolve(true)).once("error", () => resolve(false));
      socket.once("close", () => resolve(false));
    });
    if (up) return;
    await pause(100);
  }
  throw new Error(`Dovecot does not answer: ${getLog()}`);
}

async function startProxy(to: number) {
  let cutAt: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          client.destroy();
          upstream.destroy();
        });
    }
    upstream.pipe(client);
    client.on("data", (chunk) => {
      if (cutAt !== undefined && String(chunk).includes(cutAt)) {
        cutAt = undefined;
        client.destroy();
      } else upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as { port: number }).port, cutAt: (words: string) => void (cutAt = words) };
}
