import { copyFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "./debian.ts";
import { expectCopied } from "./expect-copied.ts";
import { expect, expectHungEnded, expectServed, expectSite, type Task } from "./tasks.ts";
import { OLDER } from "./testbed.ts";

const DATA = "var/lib/drug-free-kerala";

export const ONE_MACHINE: Task[] = [
  {
    name: "install",
    async check(testbed) {
      const { root } = await testbed.machine("first");
      const { mode } = statSync(join(root, "etc/drug-free-kerala/settings"));
      expect((mode & 0o777) === 0o600, "others may read the settings.");
    },
  },
  {
    name: "start",
    async check(testbed, said) {
      expect(said.includes("Password: "), "no password was shown.");
      await expectServed(testbed, "first");
      await expectHungEnded(testbed, "first");
      await expectServed(testbed, "first");
    },
  },
  {
    name: "mail",
    async check({ letters }) {
      expect(letters.length === 1, `${letters.length} letters came.`);
    },
  },
  {
    name: "nginx",
    async before(testbed) {
      await testbed.point("first");
      const machine = await testbed.machine("first");
      // A local ACME server.
      const folder = "/root/.config/letsencrypt";
      await machine.must(`mkdir -p ${folder}`);
      writeFileSync(join(machine.root, folder, "cli.ini"), "server = https://acme.example/acme/local/directory\n");
    },
    async check(testbed) {
      await expectSite(testbed);
      await (await testbed.machine("first")).must("certbot renew --force-renewal --no-random-sleep-on-renew -n");
      await expectSite(testbed);
    },
  },
  {
    name: "backups",
    async before(testbed) {
      await (await testbed.machine("first")).must("mkdir -p /mnt/backups && mount -t tmpfs other-disk /mnt/backups");
    },
    async check(testbed) {
      const existing = await (await testbed.machine("first")).must("ls /mnt/backups/campaign");
      expect(/^campaign-\S+$/m.test(existing), "there is no backup on the other disk.");
      await expectServed(testbed, "first");
      await expectCopied(testbed, "first");
      await expectServed(testbed, "first");
    },
  },
  {
    name: "restore",
    async before(testbed) {
      const [first, empty] = [await testbed.machine("first"), await testbed.machine("empty")];
      await testbed.followTask("install", "empty");
      await first.must("cp $(ls -t /mnt/backups/campaign/campaign-* | tail -n 1) /root/last.backup");
      copyFileSync(join(first.root, "root/last.backup"), join(empty.root, DATA, "last.backup"));
      await empty.must(`chown drug-free-kerala: /${DATA}/last.backup`);
      copyFileSync(
        join(first.root, "etc/drug-free-kerala/settings"),
        join(empty.root, "etc/drug-free-kerala/settings"),
      );
    },
    async check(testbed) {
      await expectServed(testbed, "empty");
      await (await testbed.machine("empty")).stop();
    },
  },
  {
    name: "upgrade",
    async before(testbed) {
      for (const task of ["install", "start"]) await testbed.followTask(task, OLDER);
      // As in the runbook, so that the backup before the upgrade is encrypted.
      const file = "/etc/drug-free-kerala/settings";
      const text = "BACKUP_AGE_RECIPIENT=RECIPIENT\n";
      await testbed.follow({ kind: "ini", task: "backups", on: OLDER, file, text });
      await (await testbed.machine(OLDER)).must(`systemctl restart drug-free-kerala\n${writing("before")}`);
    },
    async check(testbed) {
      await expectServed(testbed, OLDER);
      const older = await testbed.machine(OLDER);
      expect(await knows(older, "before"), "what was written before the upgrade is gone.");
      await older.must(writing("after"));
      const oldProgram = "PRODUCT=$(ls -d /opt/drug-free-kerala-*-before) drug-free-kerala-admin check";
      const { seen } = await older.run(oldProgram);
      const migrated = seen.includes("newer than this program");
      expect(
        migrated === testbed.migrates,
        `${testbed.migrates ? "nothing was migrated" : "something was migrated"}: ${seen}`,
      );
    },
  },
  {
    name: "rollback",
    async check(testbed, said) {
      expect(said.includes("was restored"), "nothing was restored.");
      await expectServed(testbed, OLDER);
      const older = await testbed.machine(OLDER);
      expect(await knows(older, "before"), "what was written before the upgrade is gone.");
      expect(!(await knows(older, "after")), "the backup of before the upgrade has what came later.");
      await older.stop();
    },
  },
];

const writing = (name: string) =>
  `curl -sS --fail-with-body -X POST localhost:3000/api/contact -H 'content-type: application/json' -d '${JSON.stringify(
    {
      name,
      phone: "9876543210",
      email: `${name}@visitor.example`,
      message: "Whom do I call?",
    },
  )}'`;

const knows = async (machine: Machine, name: string) =>
  (await machine.must(`admin visitor export ${name}@visitor.example`)).includes("Whom do I call?");
