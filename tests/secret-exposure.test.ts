import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../script/start-server.ts";
import { migrate } from "../server/database/migrate.ts";
import { openDatabase } from "../server/database/open.ts";
import { operatorSettings } from "./support/operator.ts";

const SECRET = "Otter-Umbrella-9";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-secrets-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  chmodSync(made, 0o755);
  return made;
};

const run = (command: string, words: string[], env: NodeJS.ProcessEnv, input = "") => {
  const asked = promisify(execFile)(command, words, { env });
  asked.child.stdin?.end(input);
  return asked.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (fault: { code: number; stdout: string; stderr: string }) => fault,
  );
};

const openTo = async (within: string) =>
  (await readdir(within, { recursive: true }))
    .filter((name) => (statSync(join(within, name)).mode & 0o077) !== 0)
    .map((name) => `${name} ${(statSync(join(within, name)).mode & 0o777).toString(8)}`);

it("security 59: other users cannot read files of the server or a command, even in an open folder", async () => {
  const data = folder();
  writeFileSync(join(data, "campaign.sqlite"), "", { mode: 0o644 });
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: data, PORT: "0", SAMPLE_CONTENT: "1" };
  const openly = (words: string[]) => ["-c", 'umask 022; exec "$@"', "sh", "node_modules/.bin/node", ...words];
  const server = startServer(["sh", ...openly(["build/program/main.js"])], { env });
  try {
    const origin = await server.address();
    expect(server.output()).toContain("folder is accessible to other users of this machine");
    const json = JSON.stringify({ email: "admin@localhost.test" });
    const headers = { "Content-Type": "application/json" };
    await fetch(`${origin}/api/admin/forgot-password`, { method: "POST", headers, body: json });
    await expect.poll(() => readdir(join(data, "outbox")).catch(() => [])).not.toEqual([]);
    const { code } = await run("sh", openly(["build/program/admin.js", "backup", join(data, "kept/all.tar.gz")]), env);
    expect(code).toBe(0);
    expect((await readdir(data)).toSorted()).toEqual(
      expect.arrayContaining(["campaign.sqlite", "campaign.sqlite-wal", "files", "kept", "outbox"]),
    );
    expect(await openTo(data)).toEqual([]);
  } finally {
    await server.stop();
  }
});

it("security 59: the command with systemd passes settings without exposing them to other users", async () => {
  const product = folder();
  mkdirSync(join(product, "script"));
  // Fake command that prints its process list entry.
  const tells = '#!/bin/sh\ntr "\\\\0" " " </proc/$$/cmdline; echo; env\n';
  writeFileSync(join(product, "script/admin"), tells, { mode: 0o755 });
  const settings = join(product, "settings");
  writeFileSync(
    settings,
    `SMTP_URL="smtps://site:${SECRET}@mail.example"\nADMIN_PASSWORD=${SECRET} and $more 'words'\n`,
  );
  chmodSync(settings, 0o600);
  const env = {
    PATH: "/usr/sbin:/usr/bin:/bin",
    PRODUCT: product,
    SETTINGS: settings,
    STATE: product,
    SERVICE_USER: userInfo().username,
    MOVE_TO_URL: `postgres://site:${SECRET}@db/site`,
    STRANGE: "not for the product",
  };
  const { code, stdout, stderr } = await run("bash", ["-x", "deploy/admin", "check"], env);
  expect([code, stdout.split("\n")[0]?.trim()]).toEqual([0, "/bin/sh script/admin check"]);
  expect(stdout).toContain(`SMTP_URL=smtps://site:${SECRET}@mail.example\n`);
  expect(stdout).toContain(`ADMIN_PASSWORD=${SECRET} and $more 'words'\n`);
  expect(stdout).toContain(`MOVE_TO_URL=postgres://site:${SECRET}@db/site\n`);
  expect(stdout).toContain(`DATA_DIR=${product}\n`);
  expect(stdout).not.toContain("STRANGE");
  // Builtins do not appear in the process list.
  const itself = /^\++ ([\w]+=|export |for |unset |mapfile |'\[' )/;
  const started = stderr.split("\n").filter((line) => line.startsWith("+") && !itself.test(line));
  expect(started.join("\n")).toMatch(/exec setpriv/);
  expect(started.join("\n")).not.toContain(SECRET);
  expect(stdout).toContain(`CALLED_FROM=${process.cwd()}\n`);
  expect(stdout).not.toContain("CREDENTIALS_DIRECTORY");
  expect((await run("deploy/admin", ["check"], { ...env, CREDENTIALS: product })).stdout).toContain(
    `CREDENTIALS_DIRECTORY=${product}\n`,
  );
  chmodSync(settings, 0o644);
  expect((await run("deploy/admin", ["check"], env)).stderr).toContain("others may read it: chmod 0600");
});

it("an invalid settings line is reported by its number, and nothing is done", async () => {
  const SETTINGS = join(folder(), "settings");
  const good = "# a remark\n\n  ; another\nA=\nSMTP_URL='smtp://a'\r\n";
  const env = {
    PATH: "/usr/sbin:/usr/bin:/bin",
    PRODUCT: "/",
    STATE: "/",
    SERVICE_USER: userInfo().username,
    SETTINGS,
  };
  for (const odd of [`export B=${SECRET}`, `B = ${SECRET}`, `B=${SECRET} \\`, `b=${SECRET}`]) {
    writeFileSync(SETTINGS, `${good}${odd}\nC=1\n`, { mode: 0o600 });
    const { code, stdout, stderr } = await run("deploy/admin", ["check"], env);
    expect([code, stdout, stderr]).toEqual([2, "", `${SETTINGS}: not NAME=value in one line: line 6\n`]);
  }
  expect((await run("deploy/admin", ["check"], { ...env, SETTINGS: "/nowhere" })).stderr).toContain("cannot be read");
});

it("security 59: a password in the arguments of a command is refused and not repeated", async () => {
  const { DATA_DIR } = await anInstallation();
  const env = operatorSettings({ DATA_DIR });
  const addresses = [
    `postgres://site:${SECRET}@db.example/site`,
    `postgres://site@db.example/site?password=${SECRET}`,
    `postgres://site:${SECRET} @[/site`,
  ];
  const ask = (address: string) => run(process.execPath, ["build/program/admin.js", "move-to", address], env);
  for (const { code, stderr } of await Promise.all(addresses.map(ask))) {
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^A URL with a password on the command line/)]);
    expect(stderr).not.toContain(SECRET);
  }
});

it("security 59: the target URL of a move is read from standard input, and from the environment", async () => {
  const { DATA_DIR } = await anInstallation();
  const env = operatorSettings({ DATA_DIR });
  const address = `postgres://nobody:${SECRET}@127.0.0.1:9/none`;
  const words = ["build/program/admin.js", "move-to"];
  const [typed, set, neither] = await Promise.all([
    run(process.execPath, words, env, `${address}\n`),
    run(process.execPath, words, { ...env, MOVE_TO_URL: address }),
    run(process.execPath, words, env, ""),
  ]);
  for (const { code, stderr } of [typed, set]) {
    expect([code, stderr]).toEqual([1, expect.stringContaining("The new database is unavailable")]);
    expect(stderr).not.toContain(SECRET);
  }
  expect(neither.stderr).toMatch(/^Pass the target in MOVE_TO_URL/);
});

async function anInstallation() {
  const DATA_DIR = folder();
  chmodSync(DATA_DIR, 0o700);
  const database = openDatabase(`sqlite:${join(DATA_DIR, "campaign.sqlite")}`);
  await migrate(database);
  await database.close();
  return { DATA_DIR };
}
