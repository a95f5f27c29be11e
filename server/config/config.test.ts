import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { askOperator } from "../../tests/support/operator.ts";
import { readConfig } from "./config.ts";

const SECRET = "smtps://site:wonderland@mail.example";

const folderWith = (files: Record<string, string>): string => {
  const made = mkdtempSync(join(tmpdir(), "campaign-settings-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(made, name), content);
  return made;
};

describe("an unknown setting", () => {
  it.each([
    ["SMTP_ULR", "SMTP_URL"],
    ["SMTP_PASSWORD", "SMTP_URL"],
    ["DATA_DIRS", "DATA_DIR"],
    ["DATADIR", "DATA_DIR"],
    ["BACKUP_EVERY_HOUR", "BACKUP_EVERY_HOURS"],
    ["S3_SECRET_KEY", "S3_SECRET_ACCESS_KEY"],
    ["RATE_LIMITS_OFF", "RATE_LIMITS"],
    ["PUBLIC_ORGIN", "PUBLIC_ORIGIN"],
    ["smtp_url", "SMTP_URL"],
    ["EVENT_FEED_KEY_FILES", "EVENT_FEED_KEY_FILE"],
    ["MAIL_FROM_FILE", "MAIL_FROM"],
  ])("stops the start: %s suggests %s", (name, near) => {
    expect(() => readConfig({ [name]: "x" })).toThrow(
      `${name} is not a setting. Did you mean ${near}?\nAll settings are listed in docs/reference/settings.md.`,
    );
  });

  it("is reported for our own names only, not for other programs and clusters", () => {
    const others = {
      PATH: "/usr/bin",
      HOME: "/root",
      HOSTNAME: "a",
      POST: "1",
      SORT: "1",
      MAIL: "/var/mail/root",
      http_proxy: "http://a",
      NODE_EXTRA_CA_CERTS: "/a",
      NODE_ENV: "production",
      SMTP_SERVICE_HOST: "10.0.0.1",
      SMTP_PORT: "tcp://10.0.0.1:25",
      SMTP_PORT_25_TCP_ADDR: "10.0.0.1",
      // Compose passes unset variables as empty strings.
      SMTP_USER: "",
    };
    expect(readConfig(others).PORT).toBe(3000);
  });

  it("is reported before the server listens, and by commands too", async () => {
    const asked = await askOperator(["check"], { DATA_DIR: folderWith({}), BACKUPS_DIR: "/backups" });
    expect(asked).toEqual({ code: 2, output: expect.stringMatching(/^BACKUPS_DIR is not a setting/) });
  });
});

describe("a secret", () => {
  it("is read from a file, without the final line break", () => {
    const folder = folderWith({ mail: `${SECRET}\n`, windows: `${SECRET}\r\n` });
    for (const name of ["mail", "windows"])
      expect(readConfig({ SMTP_URL_FILE: join(folder, name) }).SMTP_URL).toBe(SECRET);
  });

  it("is read from a systemd credential, among unrelated ones", () => {
    const CREDENTIALS_DIRECTORY = folderWith({ SMTP_URL: SECRET, other: "x" });
    expect(readConfig({ CREDENTIALS_DIRECTORY })).toMatchObject({ SMTP_URL: SECRET, ADMIN_PASSWORD: undefined });
  });

  it("identifies the installation as a plain setting does", () => {
    const DATABASE_URL_FILE = join(folderWith({ url: "postgres://site@db/site\n" }), "url");
    expect(readConfig({ DATABASE_URL_FILE })).toMatchObject({ DATABASE_URL: "postgres://site@db/site", chosen: true });
  });

  it("given twice is refused and not repeated", () => {
    const folder = folderWith({ SMTP_URL: SECRET });
    const file = { SMTP_URL_FILE: join(folder, "SMTP_URL") };
    for (const [given, by] of [
      [{ ...file, SMTP_URL: SECRET }, "SMTP_URL and by SMTP_URL_FILE"],
      [{ SMTP_URL: SECRET, CREDENTIALS_DIRECTORY: folder }, "SMTP_URL and by the systemd credential SMTP_URL"],
    ] as const)
      expect(() => readConfig(given)).toThrow(`SMTP_URL is set more than once: by ${by}. Keep one.`);
  });

  it.each([
    ["is missing", "none", "cannot be read (ENOENT)."],
    ["is a folder", ".", "cannot be read (EISDIR)."],
    ["is empty", "empty", "is empty."],
    ["is too long", "long", "is larger than 16384 bytes."],
  ])("whose file %s stops the start", (_title, name, why) => {
    const path = join(folderWith({ empty: "\n", long: "x".repeat(20_000) }), name);
    expect(() => readConfig({ EVENT_FEED_KEY_FILE: path })).toThrow(`EVENT_FEED_KEY_FILE: ${path} ${why}`);
  });

  it("with an invalid value is not repeated", () => {
    const path = join(folderWith({ url: "mailto:wonderland" }), "url");
    expect(() => readConfig({ SMTP_URL_FILE: path })).toThrow(/^SMTP_URL must be smtp:\/\/user:password@host:port/);
  });
});
