import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { SERVER_BUNDLE, startServer } from "../script/start-server.ts";
import { VERSION } from "../server/lib/version.ts";

/** Fake systemd: prints datagrams. Node has no Unix datagram sockets. */
const LISTENER = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print("bound", flush=True)
while True: print(s.recv(4096).decode(), flush=True)`;

it.each(["1", "2"])(
  "systemd is notified when visitors are served, and of health from then on, with %s process(es)",
  async (WORKERS) => {
    const missing = ["systemd-notify", "python3"].filter((program) => spawnSync(program, ["--version"]).error);
    if (missing.length > 0) return console.log(`left out: ${missing.join(", ")} is not here`);
    const folder = mkdtempSync(join(tmpdir(), "campaign-notify-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const NOTIFY_SOCKET = join(folder, "notify");
    const listener = spawn("python3", ["-c", LISTENER, NOTIFY_SOCKET], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void listener.kill());
    let heard = "";
    listener.stdout.on("data", (chunk) => (heard += String(chunk)));
    await expect.poll(() => heard).toBe("bound\n");

    const { PATH, HOME } = process.env;
    const settings = { NOTIFY_SOCKET, WATCHDOG_USEC: "400000", DATA_DIR: folder, PORT: "0", WORKERS };
    const server = startServer(SERVER_BUNDLE, { env: { PATH, HOME, ...settings }, detached: true });
    onTestFinished(async () => {
      server.child.kill("SIGCONT");
      await server.stop();
    });
    await expect.poll(() => heard).toContain("READY=1");
    // The journal must not contain it.
    const file = join(folder, "first-password");
    expect([server.output().includes(file), statSync(file).mode & 0o777]).toEqual([true, 0o600]);
    expect(server.output()).not.toContain(readFileSync(file, "utf8").trim());
    const [started = "{}"] = /\{.*"server starting"\}/.exec(server.output()) ?? [];
    expect(JSON.parse(started)).toMatchObject({ version: VERSION, database: "sqlite", migrations: expect.any(Number) });
    expect(server.output()).toMatch(/"migrations":\[.*"0001-testimonials".*"database migrated"/);
    // Must already accept requests.
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await expect.poll(() => heard.split("WATCHDOG=1").length).toBeGreaterThan(3);

    // A hung process stops notifying, so the watchdog ends it.
    server.child.kill("SIGSTOP");
    await pause(3000);
    const then = heard;
    await pause(2000);
    expect(heard).toBe(then);
  },
);
