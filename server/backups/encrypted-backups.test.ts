import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { fillInstallation, folder, getFiles, getRows } from "../../tests/support/installation.ts";
import { askOperator, operatorSettings } from "../../tests/support/operator.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";
import { startS3 } from "../../tests/support/s3-server.ts";
import { readConfig } from "../config/config.ts";
import { parseKeys } from "./age.ts";

const aKey = async (kind = generateX25519Identity) => {
  const key = await kind();
  return { key, recipient: await identityToRecipient(key) };
};
const keyFile = (key: string) => {
  const path = join(folder(), "key.txt");
  writeFileSync(path, `# created: 2026-11-23\n# public key: …\n${key}\n`);
  return path;
};

eachDatabase((database) => {
  it("an encrypted backup is decrypted by the operator's key only, and has every row and file", async () => {
    const { key, recipient } = await aKey();
    const site: TestProduct = await database.use(startProduct, { settings: { BACKUP_AGE_RECIPIENT: recipient } });
    await fillInstallation(site);
    const file = join(folder(), "all.tar.gz.age");
    await site.backups.make(file);
    expect(readFileSync(file).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    const [rows, files] = [await getRows(site), await getFiles(site)];
    await expect(site.backups.verify(file)).rejects.toThrow(/is encrypted. Specify the key file/);
    const other = (await aKey()).key;
    await expect(site.backups.verify(file, [other])).rejects.toThrow(/is encrypted for another key/);
    const restored = site.backups.restore(file, { overwrite: true, keys: [other] });
    await expect(restored).rejects.toThrow(/is encrypted for another key/);
    expect(await getRows(site)).toEqual(rows);
    const empty = await database.use(startProduct);
    await empty.database.db.deleteFrom("admins").execute();
    await empty.backups.restore(file, { overwrite: false, keys: [other, key] });
    expect([await getRows(empty), await getFiles(empty)]).toEqual([rows, files]);
  });

  it("the schedule verifies its encrypted backup without the operator's key, and leaves no plaintext", async () => {
    const [one, two] = [await aKey(), await aKey(generateHybridIdentity)];
    const BACKUP_AGE_RECIPIENT = `${one.recipient}, ${two.recipient}`;
    const site: TestProduct = await database.use(startProduct, { settings: { BACKUP_AGE_RECIPIENT } });
    await fillInstallation(site);
    const { file } = await site.backups.makeAndVerify();
    expect(readdirSync(join(site.config.DATA_DIR, "backups"))).toEqual([
      expect.stringMatching(/^campaign-.*\.tar\.gz\.age$/),
    ]);
    expect((await site.backups.state()).proven_at).toBe(site.now.toISOString());
    for (const { key } of [one, two]) await site.backups.verify(file, [key]);
    const damaged = readFileSync(file);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 100) ^ 1, damaged.length - 100);
    writeFileSync(`${file}.damaged`, damaged);
    await expect(site.backups.verify(`${file}.damaged`, [one.key])).rejects.toThrow(/is not a complete backup/);
  });
});

describe("an operator", () => {
  it("decrypts a backup with a key from a file or standard input, and gets its settings and facts", async () => {
    const { key, recipient } = await aKey();
    const DATA_DIR = folder();
    const facts = join(folder(), "campaign.json");
    writeFileSync(facts, '{ "phone": "0471 212 0000" }\n');
    const settings = {
      DATA_DIR,
      BACKUP_AGE_RECIPIENT: recipient,
      PUBLIC_ORIGIN: "https://campaign.example",
      CAMPAIGN_FILE: facts,
      SMTP_URL: "smtps://site:wonderland@mail.example",
    };
    const url = `sqlite:${join(DATA_DIR, "campaign.sqlite")}`;
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    const file = join(folder(), "all.age");
    expect(await askOperator(["backup", file], settings)).toMatchObject({ code: 0 });
    const empty = { DATA_DIR: folder() };
    const shown = await askOperator(["backup", "settings", file, "--identity", keyFile(key)], empty);
    const lines = shown.output.split("\n");
    expect([shown.code, lines]).toEqual([0, expect.arrayContaining(["# SMTP_URL=", `CAMPAIGN_FILE=${facts}`])]);
    expect(lines).toContain("PUBLIC_ORIGIN=https://campaign.example");
    expect(shown.output).not.toMatch(/wonderland|DATA_DIR/);
    const given = Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s)));
    expect(readConfig(given).PUBLIC_ORIGIN).toBe(settings.PUBLIC_ORIGIN);
    const told = await askOperator(["backup", "facts", file, "--identity", "-"], empty, `${key}\n`);
    expect(told).toEqual({ code: 0, output: '{ "phone": "0471 212 0000" }\n' });
    await expect(parseKeys(facts)).rejects.toThrow(/contains no age key /);

    // In a terminal Enter ends the key, which need not be on this machine.
    const command = `"${process.execPath}" build/program/admin.js backup facts ${file} --identity -`;
    const terminal = spawn("script", ["-qec", command, "/dev/null"], { env: operatorSettings(empty) });
    terminal.stdin.write(`${key}\n`);
    expect(await text(terminal.stdout)).toMatch(/Paste the line of the age key[^]*0471 212 0000/);
    expect(terminal.exitCode ?? (await once(terminal, "exit"))[0]).toBe(0);
  });
});

describe("copies", () => {
  const withBucket = async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.remove());
    const { recipient } = await aKey();
    const { STORAGE_URL = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = s3.settings;
    const settings = {
      BACKUP_AGE_RECIPIENT: recipient,
      BACKUP_COPY_URL: STORAGE_URL,
      BACKUP_COPY_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      BACKUP_COPY_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    };
    const site = await startProduct(`sqlite:${join(folder(), "one.sqlite")}`, { settings });
    onTestFinished(() => site.close());
    const looker = await startProduct(`sqlite:${join(folder(), "other.sqlite")}`, { settings: s3.settings });
    onTestFinished(() => looker.close());
    const existing = async () =>
      (await looker.storage.list("backups")).map((key) => key.replace("backups/", "")).toSorted();
    return { s3, site, there: existing, looker };
  };

  it("reach a bucket, earlier failures too, with the same retention as here", async () => {
    const { s3, site, there, looker } = await withBucket();
    const { file } = await site.backups.makeAndVerify();
    await s3.stop();
    await expect(site.backups.copyOffsite()).rejects.toThrow(/^Copying backups to campaign-files failed: /);
    expect((await site.backups.state()).failed_at).not.toBeNull();
    await s3.start();
    const old = Array.from({ length: 4 }, (_, day) => `campaign-2020010${day + 6}T000000Z.tar.gz.age`);
    for (const name of old) await looker.storage.put(`backups/${name}`, Buffer.from("x"));
    site.now = new Date(site.now.getTime() + 25 * 3_600_000);
    const next = await site.backups.makeAndVerify();
    expect(await site.backups.copyOffsite()).toBe("2 backups copied to campaign-files; 0 older ones deleted there.");
    const here = readdirSync(join(site.config.DATA_DIR, "backups"));
    expect(await there()).toEqual([...old, ...here].toSorted());
    expect(await site.backups.copyOffsite()).toMatch(/^0 backups copied/);
    expect(await site.backups.state()).toMatchObject({ failed_at: null, copied_at: next.manifest.made_at });
    const found = await looker.storage.find(`backups/${file.split("/").at(-1)}`);
    expect(await (await found?.open())?.toArray().then((parts) => Buffer.concat(parts))).toEqual(readFileSync(file));
  });

  it("are listed and fetched on an empty machine, with another key where that of the settings may not read", async () => {
    const { s3, site } = await withBucket();
    const { file } = await site.backups.makeAndVerify();
    await site.backups.copyOffsite();
    const name = file.split("/").at(-1) ?? "";
    const DATA_DIR = folder();
    const { BACKUP_COPY_URL = "", BACKUP_AGE_RECIPIENT } = site.config;
    const keys = { BACKUP_COPY_ACCESS_KEY_ID: "may-not-read", BACKUP_COPY_SECRET_ACCESS_KEY: "x" };
    const settings = { DATA_DIR, BACKUP_COPY_URL, BACKUP_AGE_RECIPIENT: BACKUP_AGE_RECIPIENT.join(), ...keys };
    const key = `${s3.settings["S3_ACCESS_KEY_ID"]}\n${s3.settings["S3_SECRET_ACCESS_KEY"]}\n`;
    const refused = await askOperator(["backup", "fetch"], settings);
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/this key may not read. Pass one .* --key - <FILE/),
    });
    const list = await askOperator(["backup", "list", "--key", "-"], settings, key);
    expect(list.output).toMatch(
      new RegExp(`In ${DATA_DIR}/backups:\n  none\nIn the bucket .*:\n  ${name}  0.\\d MB\n`),
    );
    const fetched = await askOperator(["backup", "fetch", "--key", "-"], settings, key);
    const target = join(DATA_DIR, name);
    expect(fetched.output).toContain(`admin restore ${target} --identity -`);
    expect([readFileSync(target).equals(readFileSync(file)), statSync(target).mode & 0o777]).toEqual([true, 0o600]);
    const other = await askOperator(["backup", "fetch", "campaign-1.tar.gz", "--key", "-"], settings, key);
    expect(other.output).toBe("There is no backup campaign-1.tar.gz in campaign-files. See: admin backup list\n");
  });

  it("of more than one part arrive complete", async () => {
    const { site, there, looker } = await withBucket();
    const name = "campaign-20261101T000000Z.tar.gz.age";
    mkdirSync(join(site.config.DATA_DIR, "backups"));
    const content = Buffer.alloc(34 * 1024 * 1024);
    for (let at = 0; at < content.length; at += 4096) content.writeUInt32LE(at, at);
    writeFileSync(join(site.config.DATA_DIR, "backups", name), content);
    expect(await site.backups.copyOffsite()).toMatch(/^1 backup copied/);
    expect(await there()).toEqual([name]);
    const found = await looker.storage.find(`backups/${name}`);
    const back = Buffer.concat((await (await found?.open())?.toArray()) ?? []);
    expect(back.equals(content)).toBe(true);
  });

  it("are passed to the operator's own command, which sees no secret", async () => {
    const to = folder();
    const command = join(folder(), "copy");
    writeFileSync(
      command,
      `#!/bin/sh\nenv >"${to}/env"\n[ ! -e "${to}/full" ] || { echo no room >&2; exit 3; }\ncp "$1" "${to}/"\n`,
    );
    chmodSync(command, 0o755);
    const settings = { BACKUP_COPY_COMMAND: command, EVENT_FEED_KEY: "wonderland" };
    const site = await startProduct(`sqlite:${join(folder(), "one.sqlite")}`, { settings });
    onTestFinished(() => site.close());
    const { file } = await site.backups.makeAndVerify();
    expect(await site.backups.copyOffsite()).toMatch(/was given campaign-/);
    expect(readFileSync(join(to, file.split("/").at(-1) ?? ""))).toEqual(readFileSync(file));
    expect(readFileSync(join(to, "env"), "utf8")).not.toContain("wonderland");
    writeFileSync(join(to, "full"), "");
    await expect(site.backups.copyOffsite()).rejects.toThrow(`${command} failed to copy the backup (3): no room`);
  });

  it("are refused unencrypted, with two destinations, or without a key", () => {
    const BACKUP_COPY_URL = "s3://far?endpoint=https://far.example";
    const keys = { BACKUP_COPY_ACCESS_KEY_ID: "a", BACKUP_COPY_SECRET_ACCESS_KEY: "b" };
    expect(() => readConfig({ BACKUP_COPY_URL })).toThrow(/^BACKUP_COPY_ACCESS_KEY_ID must be/);
    expect(() => readConfig({ BACKUP_COPY_URL, ...keys })).toThrow(/needs BACKUP_AGE_RECIPIENT/);
    expect(() => readConfig({ BACKUP_KEEP: "0,1,1" })).toThrow(/^BACKUP_KEEP must be numbers of days/);
  });
});

it("a key with a typo stops the start", async () => {
  const { recipient } = await aKey();
  const BACKUP_AGE_RECIPIENT = recipient.slice(0, -1) + (recipient.endsWith("q") ? "p" : "q");
  const start = startProduct(`sqlite:${join(folder(), "one.sqlite")}`, { settings: { BACKUP_AGE_RECIPIENT } });
  await expect(start).rejects.toThrow(/not a valid age public key/);
});
