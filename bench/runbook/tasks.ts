import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EVERYDAY_TASKS } from "./everyday-tasks.ts";
import { GROWTH_TASKS } from "./growth-tasks.ts";
import {
  ACME,
  copy,
  DATA,
  expect,
  expectOthersServed,
  hasEnquiry,
  MOUNT_DISK,
  post,
  SETTINGS,
  sendEnquiry,
  type Task,
  until,
} from "./task.ts";
import { OLDER, type Testbed } from "./testbed.ts";

/** Litestream copies each second. */
const LOST_AT_MOST_MS = 10_000;

/** The bucket of the tests lists no folder that contains only folders. */
const LIST_GENERATIONS = `bucket=$(sed -n 's/.*endpoint: //p' /etc/drug-free-kerala/litestream.yml)/campaign-files
  for generation in $(ls ${DATA}/.campaign.sqlite-litestream/generations); do
    curl -sSf -X PUT -d listed $bucket/litestream/generations/$generation/listed; done`;

async function checkRollback(testbed: Testbed): Promise<void> {
  const older = await testbed.machine(OLDER);
  expect(await hasEnquiry(older, "before"), "an enquiry from before the upgrade is missing");
  expect(!(await hasEnquiry(older, "after")), "an enquiry from after the upgrade was restored");
}

/** The commands of a rollback before and after those that move the files of SQLite. */
async function followRollback({ steps, follow }: Testbed, part: 0 | 1): Promise<void> {
  for (const step of steps.filter(({ task }) => task === "rollback")) {
    const { code, output } = await follow({ ...step, text: step.text.split(/^mkdir .*\n/m)[part] ?? "" });
    expect(code === 0, output);
  }
}

/** In order: each depends on the earlier ones. */
export const TASKS: Task[] = [
  {
    name: "install",
    async check(_, { root, must }) {
      expect((statSync(join(root, SETTINGS)).mode & 0o777) === 0o600, "others may read the settings");
      await must("grep -q CycloneDX /opt/drug-free-kerala/sbom.cdx.json");
    },
  },
  {
    name: "nginx",
    async before(testbed, first) {
      await testbed.point("first");
      const folder = "/root/.config/letsencrypt";
      await first.must(`mkdir -p ${folder}`);
      writeFileSync(join(first.root, folder, "cli.ini"), `server = ${ACME}\n`);
    },
  },
  {
    name: "start",
    served: "first",
    site: true,
    async check(testbed, first) {
      const password = (await first.must(`stat -c %a ${DATA}/first-password; cat ${DATA}/first-password`)).split("\n");
      const outside = await testbed.machine("outside");
      const head = await outside.must(`curl -sSI https://${testbed.site}/.well-known/security.txt`);
      expect(/^HTTP\S+ 200/.test(head), `there is no security.txt: ${head}`);
      expect(!/^server: nginx\/\d/im.test(head), "nginx shows its version");
      expect(password[0] === "600", "others may read the first password");
      const journal = await first.must("journalctl -o cat -u drug-free-kerala");
      expect(!journal.includes(password[1] ?? ""), "the first password is in the journal");
      expect(/"database migrated"[^]*"server starting"/.test(journal), "the log lacks version or migrations");
      const getPid = async () => (await first.must("systemctl show -P MainPID drug-free-kerala")).trim();
      const hung = await getPid();
      await first.must(`kill -STOP ${hung}`);
      await until(async () => ![hung, "0"].includes(await getPid()), 90, "systemd does not end a hung process");
      const isActive = async () => (await first.run("systemctl is-active drug-free-kerala")).code === 0;
      await until(isActive, 60, "the product does not restart after a hung process");
    },
  },
  {
    name: "mail",
    answers: true,
    async check({ site, emails }, first) {
      expect(emails.length === 1, `${emails.length} emails arrived`);
      const outside = `https://${site}`;
      await first.must(sendEnquiry("newcomer", outside));
      const password = (await first.must(`cat ${DATA}/first-password`)).trim();
      const ask = async (path: string, json: object, token = "") =>
        JSON.parse(await first.must(post(`${outside}${path}`, json, token)));
      const { token } = await ask("/api/admin/login", { email: `clerk@${site}`, password });
      await ask("/api/contact/1/reply", { text: "Please call 14405.", key: "newcomer", answered: true }, token);
      const isSent = async () => emails.some((email) => email.includes("newcomer@visitor.example"));
      await until(isSent, 30, "the answer to an enquiry was not sent by email");
    },
  },
  {
    name: "firewall",
    async check(testbed) {
      const closed = `curl -sS -o /dev/null -m 3 http://${testbed.site}:3000/`;
      const { code } = await (await testbed.machine("outside")).run(closed);
      expect(code === 28, `port 3000 is not closed: curl left with ${code}`);
      await expectOthersServed(testbed);
    },
  },
  {
    name: "backups",
    async before(_, first) {
      await first.must(`cp -p ${SETTINGS} /root/settings && echo BACKUP_DIR=/mnt/backups/campaign >>${SETTINGS}`);
      const { output } = await first.run("/opt/drug-free-kerala/deploy/install");
      expect(output.includes("WARNING: /mnt/backups/campaign"), "a backup folder on the data disk is not reported");
      await first.must(`cp -p /root/settings ${SETTINGS} && rmdir /mnt/backups/campaign`);
      await first.must(MOUNT_DISK);
    },
    async check(_, first) {
      const existing = await first.must("ls /mnt/backups/campaign");
      expect(/^campaign-\S+$/m.test(existing), "there is no backup on the other disk");
    },
    served: "first",
  },
  {
    name: "restore",
    async before(testbed, first) {
      await testbed.followTask("install", "empty");
      const empty = await testbed.machine("empty");
      await first.must("cp $(ls -t /mnt/backups/campaign/campaign-* | tail -n 1) /root/last.backup");
      await copy(testbed, "/root/last.backup", "first", "empty");
      await empty.must(MOUNT_DISK);
      await copy(testbed, SETTINGS, "first", "empty");
      const refused = `${DATA}/refused.backup`;
      await empty.must(`install -o drug-free-kerala -m 0600 /root/last.backup ${refused}`);
      const { output } = await empty.run(`admin restore ${refused}`);
      expect(output.includes("is encrypted"), `a backup is restored without its key: ${output}`);
      await empty.must(`test ! -e ${DATA}/campaign.sqlite && rm ${refused}`);
    },
    size: "/root/last.backup",
    served: "empty",
    last: true,
  },
  {
    name: "litestream",
    async check(_, first) {
      const snapshots = `litestream snapshots -config /etc/drug-free-kerala/litestream.yml ${DATA}/campaign.sqlite`;
      const isCopied = async () => (await first.run(`${LIST_GENERATIONS}\n${snapshots}`)).stdout.includes("\ns3 ");
      await until(isCopied, 60, "Litestream copied nothing");
    },
  },
  {
    name: "litestream-restore",
    async before(testbed, first) {
      await testbed.followTask("install", "spare");
      await (await testbed.machine("spare")).must(MOUNT_DISK);
      await first.must(sendEnquiry("replicated"));
      await pause(LOST_AT_MOST_MS);
      const units = "drug-free-kerala drug-free-kerala-litestream";
      // A process that ends meanwhile makes the first command fail.
      await first.must(`${LIST_GENERATIONS}\nsystemctl kill -s KILL ${units} || true; systemctl stop ${units}`);
      for (const file of [SETTINGS, "/etc/drug-free-kerala/litestream.yml"])
        await copy(testbed, file, "first", "spare");
    },
    served: "spare",
    async check(testbed, first) {
      const isThere = await hasEnquiry(await testbed.machine("spare"), "replicated");
      await first.must("systemctl disable drug-free-kerala-litestream; systemctl start drug-free-kerala");
      const log = isThere || (await first.must("journalctl -o cat -u drug-free-kerala-litestream"));
      expect(isThere, `an enquiry from before the death is missing\n${log}`);
    },
    last: true,
  },
  ...EVERYDAY_TASKS,
  {
    name: "upgrade",
    async before(testbed) {
      await testbed.followTask("install", OLDER);
      // Older releases write it to the journal.
      await (await testbed.machine(OLDER)).must(`install -o drug-free-kerala -m 0600 /dev/null ${DATA}/first-password`);
      await testbed.followTask("start", OLDER);
      // As in the runbook, so that the backup before the upgrade is encrypted.
      const text = "BACKUP_AGE_RECIPIENT=RECIPIENT\n";
      await testbed.follow({ kind: "ini", task: "backups", on: OLDER, file: SETTINGS, text });
      await (await testbed.machine(OLDER)).must(`systemctl restart drug-free-kerala\n${sendEnquiry("before")}`);
    },
    served: OLDER,
    async check(testbed) {
      const older = await testbed.machine(OLDER);
      expect(await hasEnquiry(older, "before"), "an enquiry from before the upgrade is missing");
      await older.must(sendEnquiry("after"));
      const checkWithOld = "PRODUCT=$(ls -d /opt/drug-free-kerala-*-before) drug-free-kerala-admin check";
      const { output } = await older.run(checkWithOld);
      expect(output.includes("newer than this program") === testbed.migrates, `migrated or not: ${output}`);
    },
  },
  {
    name: "rollback",
    says: "was restored",
    served: OLDER,
    check: checkRollback,
  },
  {
    name: "rollback-postgresql",
    async before(testbed) {
      const older = await testbed.machine(OLDER);
      await older.must(`rm ${DATA}/*.backup`);
      for (const task of ["postgresql", "upgrade"]) await testbed.followTask(task, OLDER);
      await older.must(sendEnquiry("after"));
      await followRollback(testbed, 0);
    },
    async check(testbed) {
      await followRollback(testbed, 1);
      await checkRollback(testbed);
    },
    served: OLDER,
    last: true,
  },
  {
    name: "leave",
    async check(testbed, { root }) {
      expect((statSync(join(root, "/root/moving.tar.gz")).mode & 0o777) === 0o600, "others may read moving.tar.gz");
      await copy(testbed, "/root/moving.tar.gz", "first", "new");
    },
  },
  {
    name: "arrive",
    async before(testbed) {
      await testbed.followTask("install", "new");
      await (await testbed.machine("new")).must(MOUNT_DISK);
    },
    served: "new",
    last: true,
  },
  ...GROWTH_TASKS,
  {
    name: "uninstall",
    async check(_, first) {
      const left = await first.run(
        "find / -xdev \\( -name '*drug-free-kerala*' -o -name 'campaign.sqlite*' \\) -not -path '/root/*' -not -path '/proc/*' -not -path '/var/log/*'; id drug-free-kerala",
      );
      expect(left.stdout === "", `there is still ${left.stdout.trim().split("\n").join(", ")}`);
    },
  },
];

/** What this bench cannot follow, and why. */
export const NOT_DRILLED: [name: string, why: string][] = [
  ["containers", "needs a registry of images (the files are compared by tests/runbook.test.ts)"],
  ["deletion after the retention period", "it runs every ten minutes; tested by script/test with a clock of its own"],
  ["erasure in backups, older versions of a bucket or Litestream copies", "the command prints where data remains"],
  [
    "Litestream with a bucket that lists folders of folders",
    "the bucket of the tests does not: a file was put into each",
  ],
  ["event feed fails, form spam, overload", "tested by script/test and other benches, not on a machine"],
  ["process crashes repeatedly, damaged rows or files", "tested by script/test; restore and rollback are followed"],
  ["CDN", "tested by script/bench cdn"],
  ["PgBouncer", "tested by script/test, not on a machine"],
  ["change of the keys of S3, SMTP, event feed, CDN and backups", "the password of the database is changed"],
  ["breach --people, backup settings, move-to cancel", "tested by script/test, not on a machine"],
];
