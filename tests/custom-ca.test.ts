import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { migrate } from "../server/database/migrate.ts";
import { openDatabase } from "../server/database/open.ts";
import { startMailServer } from "./support/broken-mail-servers.ts";
import { askOperator } from "./support/operator.ts";
import { startPostgres } from "./support/postgres.ts";
import { startS3 } from "./support/s3-server.ts";

let folder: string;
const file = (name: string) => join(folder, name);
const openssl = (words: string) => execFileSync("openssl", words.split(" "), { cwd: folder, stdio: "pipe" });

/** A private CA with a matching and a mismatched certificate, and a foreign CA. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "campaign-authority-"));
  for (const [name, who] of Object.entries({ ca: "Ours", stranger: "Theirs" }))
    openssl(`req -x509 -newkey rsa:2048 -nodes -keyout ${name}.key -out ${name}.pem -days 2 -subj /CN=${who}`);
  for (const [name, names] of Object.entries({ server: "DNS:localhost,IP:127.0.0.1", other: "DNS:other.example" })) {
    writeFileSync(file("names"), `subjectAltName=${names}\n`);
    openssl(`req -newkey rsa:2048 -nodes -keyout ${name}.key -out ${name}.csr -subj /CN=${name}`);
    openssl(
      `x509 -req -in ${name}.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out ${name}.pem`,
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anInstallation = async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "campaign-installed-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const { close, ...database } = openDatabase(`sqlite:${join(DATA_DIR, "campaign.sqlite")}`);
  await migrate(database);
  await close();
  return DATA_DIR;
};

it("a test email is sent to a mail server with a certificate of a custom CA, once configured", async () => {
  const tls = { key: readFileSync(file("server.key")), cert: readFileSync(file("server.pem")), secure: true };
  const server = await startMailServer(tls);
  const settings = {
    DATA_DIR: await anInstallation(),
    SMTP_URL: server.url.replace("smtp://", "smtps://"),
    PUBLIC_ORIGIN: "https://campaign.example",
  };
  const test = ["mail", "test", "anu@example.org"];
  const [strange, known, none] = await Promise.all([
    askOperator(test, settings),
    askOperator(test, { ...settings, NODE_EXTRA_CA_CERTS: file("ca.pem") }),
    askOperator(test, { DATA_DIR: settings.DATA_DIR }),
  ]);
  expect(strange).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The email could not be sent. The mail server's certificate is signed by an unknown authority/,
    ),
  });
  expect(known).toEqual({
    code: 0,
    output: expect.stringMatching(/^The mail server accepted the email to anu@example\.org/),
  });
  expect(server.taken).toEqual([
    expect.objectContaining({
      to: ["anu@example.org"],
      message: expect.stringContaining("test email from campaign.example"),
    }),
  ]);
  expect(none).toEqual({ code: 0, output: expect.stringContaining("no emails are sent") });
});

it("a bucket is used over TLS with a custom CA, once configured", async () => {
  const s3 = await startS3({ key: readFileSync(file("server.key")), cert: readFileSync(file("server.pem")) });
  onTestFinished(() => s3.remove());
  const settings = { DATA_DIR: await anInstallation(), ...s3.settings };
  const [strange, known] = await Promise.all([
    askOperator(["check"], settings),
    askOperator(["check"], { ...settings, NODE_EXTRA_CA_CERTS: file("ca.pem") }),
  ]);
  expect(strange).toEqual({ code: 2, output: expect.stringMatching(/certificate/) });
  expect(known).toEqual({ code: 0, output: expect.stringContaining("File storage can write, read and delete") });
});

const startEncrypted = async (name: "server" | "other") => {
  // PostgreSQL requires a private key owned by its user.
  const own = execFileSync("sh", ["-c", "[ $(id -u) = 0 ] && id -u postgres && id -g postgres || true"], {
    encoding: "utf8",
  });
  const [uid, gid] = own.split("\n").map(Number);
  chmodSync(folder, 0o755);
  chmodSync(file(`${name}.key`), 0o600);
  if (uid && gid) chownSync(file(`${name}.key`), uid, gid);
  const more = `-c ssl=on -c ssl_cert_file=${file(`${name}.pem`)} -c ssl_key_file=${file(`${name}.key`)}`;
  const postgres = await startPostgres({ more });
  onTestFinished(() => postgres.stop());
  return postgres;
};

it("PostgreSQL is reached over TLS with a custom CA, and over its socket, and otherwise fails with a message", async () => {
  const [postgres, other] = [await startEncrypted("server"), await startEncrypted("other")];
  const { port } = new URL(postgres.url);
  const DATA_DIR = mkdtempSync(join(tmpdir(), "campaign-tls-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const reached = /^There is no installation here: the database of DATABASE_URL is empty/;
  const check = async (DATABASE_URL: string, more: Record<string, string> = {}) =>
    (await askOperator(["check"], { DATA_DIR, DATABASE_URL, ...more })).output;
  const [encrypted, elsewhere] = [postgres, other].map(({ url }) => `${url}?sslmode=verify-full`);
  const socket = `postgres://postgres@localhost/postgres?host=${postgres.folder}&port=${port}`;
  const known = await Promise.all([
    check(encrypted ?? "", { NODE_EXTRA_CA_CERTS: file("ca.pem") }),
    check(`${encrypted}&sslrootcert=${file("ca.pem")}`),
    check(socket),
  ]);
  for (const item of known) expect(item).toMatch(reached);

  const signedByNobody = /^The database's certificate is signed by an unknown authority\. .*sslrootcert/;
  const refused = await Promise.all([
    check(encrypted ?? ""),
    check(`${encrypted}&sslrootcert=${file("stranger.pem")}`),
    check(`${elsewhere}&sslrootcert=${file("ca.pem")}`),
  ]);
  expect(refused.map((said) => said.trim().split("\n"))).toEqual([
    [expect.stringMatching(signedByNobody)],
    [expect.stringMatching(signedByNobody)],
    [expect.stringMatching(/^The database's certificate does not match the host in its address\. /)],
  ]);
  // Only the host name was wrong.
  expect(await check(`${other.url}?sslmode=no-verify`)).toMatch(reached);
  // No fallback to an unencrypted connection.
  const plain = await startPostgres();
  onTestFinished(() => plain.stop());
  expect(await check(`${plain.url}?sslmode=verify-full`)).toMatch(/^The database offers no encryption/);
});
