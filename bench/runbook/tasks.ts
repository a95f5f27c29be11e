import { statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CLUSTER_TASKS, EVERYDAY_TASKS } from "./everyday-tasks.ts";
import {
  copy,
  DATA,
  expect,
  expectSite,
  getReadiness,
  hasEnquiry,
  MOUNT_DISK,
  post,
  SETTINGS,
  sendEnquiry,
  type Task,
  until,
} from "./task.ts";
import { OLDER } from "./testbed.ts";

const AHEAD = "/etc/systemd/system/drug-free-kerala.service.d/ahead.conf";
/** Litestream copies each second. */
const LOST_AT_MOST_MS = 10_000;
const ACME = "https://acme.example/acme/local/directory";
const askForever = (site: string) => `touch /root/asking; rm -f /root/asked; (while [ -e /root/asking ]; do
  curl -sS -o /dev/null -m 20 -w '%{http_code}\\n' https://${site}/api/testimonials >>/root/asked; done) >/dev/null 2>&1 &`;

/** The bucket of the tests lists no folder that contains only folders. */
const LIST_GENERATIONS = `bucket=$(sed -n 's/.*endpoint: //p' /etc/drug-free-kerala/litestream.yml)/campaign-files
  for generation in $(ls ${DATA}/.campaign.sqlite-litestream/generations); do
    curl -sSf -X PUT -d listed $bucket/litestream/generations/$generation/listed; done`;

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
    async check(_, first) {
      const password = (await first.must(`stat -c %a ${DATA}/first-password; cat ${DATA}/first-password`)).split("\n");
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
    async check(_, first) {
      const rules = await first.must("nft list table inet drug_free_kerala");
      expect(rules.includes("ct count over 500"), "connections are not limited");
    },
    site: true,
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
    },
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
      await first.must(`${LIST_GENERATIONS}\nsystemctl kill -s KILL ${units}; systemctl stop ${units}`);
      for (const file of [SETTINGS, "/etc/drug-free-kerala/litestream.yml"])
        await copy(testbed, file, "first", "spare");
    },
    served: "spare",
    async check(testbed, first) {
      expect(
        await hasEnquiry(await testbed.machine("spare"), "replicated"),
        "an enquiry from before the death is missing",
      );
      await first.must("systemctl disable drug-free-kerala-litestream; systemctl start drug-free-kerala");
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
    last: true,
    async check(testbed) {
      const older = await testbed.machine(OLDER);
      expect(await hasEnquiry(older, "before"), "an enquiry from before the upgrade is missing");
      expect(!(await hasEnquiry(older, "after")), "an enquiry from after the upgrade was restored");
    },
  },
  {
    name: "disk-full",
    async before(testbed, first) {
      await first.must(
        `systemctl stop drug-free-kerala && mkdir /small && mount -t tmpfs -o size=64m,mode=0700 small /small &&
        rm -f ${DATA}/*.backup && cp -a ${DATA}/. /small && chown --reference=${DATA} /small && mount --bind /small ${DATA} &&
        systemctl start drug-free-kerala && { dd if=/dev/zero of=${DATA}/before-old.backup bs=64k 2>/dev/null || true; }`,
      );
      const isDown = async () => (await getReadiness(first)).includes('"writes":"down"');
      await until(isDown, 60, "/readyz does not report a full disk");
      await expectSite(testbed);
    },
    async check(_, first) {
      const isUp = async () => !(await getReadiness(first)).includes("down");
      await until(isUp, 60, "/readyz does not report that there is space again");
      await first.must(
        `systemctl stop drug-free-kerala && umount ${DATA} && umount /small && systemctl start drug-free-kerala`,
      );
    },
  },
  {
    name: "mirror",
    async check(_, first) {
      await first.must("grep -q 14405 /srv/drug-free-kerala-mirror/site/help/index.html");
    },
  },
  {
    name: "clock",
    async before(_, first) {
      await first.must("apt-get install -y -qq faketime");
      const library = (await first.must("ls /usr/lib/*/faketime/libfaketime.so.1")).trim();
      await first.must(`mkdir -p ${dirname(AHEAD)}`);
      const environment = `Environment=LD_PRELOAD=${library}\nEnvironment=FAKETIME=+40d\n`;
      writeFileSync(join(first.root, AHEAD), `[Service]\n${environment}`);
      await first.must("systemctl daemon-reload && systemctl restart drug-free-kerala");
      // Not the count: retention drops one per day.
      const getNewest = async () => (await first.must("ls /mnt/backups/campaign | grep -v part | tail -n 1")).trim();
      const before = await getNewest();
      await until(async () => (await getNewest()) > before, 180, "no backup was made forty days later");
      // The clock is correct from here.
      await first.must(`rm ${AHEAD} && systemctl daemon-reload && touch /root/set-right`);
    },
    async check(_, first) {
      const newer = "find /mnt/backups/campaign -newer /root/set-right -name 'campaign-*'";
      const isMade = async () => (await first.run(newer)).stdout !== "";
      await until(isMade, 180, "no backup is made since the clock is right");
    },
    served: "first",
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
  {
    name: "postgresql",
    async before(_, first) {
      await first.must("systemctl enable --now drug-free-kerala");
    },
    says: "and verified",
    served: "first",
    site: true,
  },
  { name: "old-database", served: "first" },
  { name: "wal-archive", served: "first" },
  {
    name: "point-in-time",
    async before(testbed, first) {
      await first.must(sendEnquiry("early"));
      await pause(2000);
      testbed.define("MOMENT", (await first.must("date -u '+%F %T+00'")).trim());
      await pause(2000);
      await first.must(sendEnquiry("late"));
      await first.must(`su postgres -c "psql -c 'select pg_switch_wal()'"`);
      await until(
        async () => (await first.must("ls /mnt/backups/postgresql/wal | wc -l")).trim() !== "0",
        60,
        "no journal was archived",
      );
    },
    served: "first",
    async check(_, first) {
      expect(await hasEnquiry(first, "early"), "an enquiry from before the moment is missing");
      expect(!(await hasEnquiry(first, "late")), "an enquiry from after the moment is there");
    },
  },
  { name: "bucket", served: "first", site: true },
  ...CLUSTER_TASKS,
  {
    name: "second-node",
    async before(testbed) {
      await testbed.followTask("install", "second");
      await copy(testbed, SETTINGS, "first", "second");
    },
    served: "second",
    async check(testbed, first) {
      for (let turn = 0; turn < 10; turn += 1) await expectSite(testbed);
      const log = await first.must("cat /var/log/nginx/drug-free-kerala.log | tail -n 20");
      expect(log.includes((await testbed.machine("second")).address), "nginx sent nothing to the second machine");
    },
  },
  {
    name: "rolling-restart",
    async before(testbed) {
      await (await testbed.machine("outside")).must(askForever(testbed.site));
    },
    async check(testbed) {
      const outside = await testbed.machine("outside");
      const statuses = (await outside.must("rm /root/asking; cat /root/asked")).trim().split("\n");
      const refused = statuses.filter((status) => status !== "200");
      expect(statuses.length > 10 && refused.length === 0, `${refused.length} of ${statuses.length} were refused`);
    },
  },
  {
    name: "caddy",
    async before(_, first) {
      await first.must("systemctl disable --now nginx");
    },
    async check(testbed, first) {
      const authority = `s||{\\n\\tacme_ca ${ACME}|`;
      await first.must(`sed -i '0,/^{/${authority}' /etc/caddy/Caddyfile && systemctl restart caddy`);
      const outside = await testbed.machine("outside");
      const visit = async () => (await outside.run(`curl -sS -m 20 https://${testbed.site}/help`)).code === 0;
      await until(visit, 90, "Caddy has no certificate");
    },
    site: true,
  },
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
  ["rollback with PostgreSQL", "rollback is followed with SQLite"],
  ["deletion after the retention period", "tested by script/test, not on a machine"],
  ["erasure in a bucket, an export or Litestream copies", "the command prints where data remains"],
];
