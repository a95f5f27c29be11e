import { copyFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Machine } from "./machines.ts";
import { OLDER, type Testbed } from "./testbed.ts";

/** A runbook task and its check. */
export interface Task {
  name: string;
  /** Prepares the situation, such as a full disk. */
  before?(testbed: Testbed): Promise<void>;
  /**
   * @param stdout of the runbook's commands
   * @throws Error if the result differs from the runbook
   */
  check(testbed: Testbed, stdout: string): Promise<void>;
}

const DATA = "/var/lib/drug-free-kerala";
const SETTINGS = "/etc/drug-free-kerala/settings";
const AHEAD = "/etc/systemd/system/drug-free-kerala.service.d/ahead.conf";
const ACME = "https://acme.example/acme/local/directory";
const ASK_FOREVER = `touch /root/asking; rm -f /root/asked; (while [ -e /root/asking ]; do
  curl -sS -o /dev/null -m 20 -w '%{http_code}\\n' https://campaign.example/api/testimonials >>/root/asked; done) >/dev/null 2>&1 &`;

/** @throws Error with that message */
function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

async function until(holds: () => Promise<boolean>, seconds: number, otherwise: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (await holds()) return;
    await pause(1000);
  }
  throw new Error(otherwise);
}

/** @throws Error unless the help page loads completely over HTTPS */
async function expectSite(testbed: Testbed): Promise<void> {
  const { status, body } = await testbed.visit("/help");
  expect(status === 200 && body.includes("14405"), `a visitor elsewhere is answered with ${status}`);
}

async function expectServed(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const { stdout } = await machine.run("systemctl is-active drug-free-kerala; curl -s localhost:3000/readyz");
  const isReady = stdout.startsWith("active\n") && !stdout.includes('"down"') && stdout.includes('"ready"');
  expect(isReady, `${name} says ${stdout}`);
}

/** Like `scp`. */
async function copy(testbed: Testbed, file: string, from: string, to: string, name = file): Promise<void> {
  copyFileSync(join((await testbed.machine(from)).root, file), join((await testbed.machine(to)).root, name));
}

const getReadiness = async (machine: Machine) => (await machine.run("curl -s localhost:3000/readyz")).stdout;

const sendEnquiry = (name: string) => {
  const enquiry = { name, phone: "9876543210", email: `${name}@visitor.example`, message: "Whom do I call?" };
  return `curl -sS --fail-with-body localhost:3000/api/contact -H 'content-type: application/json' -d '${JSON.stringify(enquiry)}'`;
};

const hasEnquiry = async (machine: Machine, name: string) =>
  (await machine.must(`admin visitor export ${name}@visitor.example`)).includes("Whom do I call?");

/** In order: each depends on the earlier ones. */
export const TASKS: Task[] = [
  {
    name: "install",
    async check(testbed) {
      const { root } = await testbed.machine("first");
      expect((statSync(join(root, SETTINGS)).mode & 0o777) === 0o600, "others may read the settings");
    },
  },
  {
    name: "start",
    async check(testbed, stdout) {
      expect(stdout.includes("Password: "), "no password was shown");
      await expectServed(testbed, "first");
      const machine = await testbed.machine("first");
      const getPid = async () => (await machine.must("systemctl show -P MainPID drug-free-kerala")).trim();
      const hung = await getPid();
      await machine.must(`kill -STOP ${hung}`);
      await until(async () => ![hung, "0"].includes(await getPid()), 90, "systemd does not end a hung process");
      const isActive = async () => (await machine.run("systemctl is-active drug-free-kerala")).code === 0;
      await until(isActive, 60, "the product does not restart after a hung process");
      await expectServed(testbed, "first");
    },
  },
  {
    name: "mail",
    async check({ emails }) {
      expect(emails.length === 1, `${emails.length} emails arrived`);
    },
  },
  {
    name: "nginx",
    async before(testbed) {
      await testbed.point("first");
      const machine = await testbed.machine("first");
      const folder = "/root/.config/letsencrypt";
      await machine.must(`mkdir -p ${folder}`);
      writeFileSync(join(machine.root, folder, "cli.ini"), `server = ${ACME}\n`);
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
      expect(/^campaign-\S+$/m.test(existing), "there is no backup on the other disk");
      await expectServed(testbed, "first");
    },
  },
  {
    name: "restore",
    async before(testbed) {
      await testbed.followTask("install", "empty");
      const [first, empty] = [await testbed.machine("first"), await testbed.machine("empty")];
      await first.must("cp $(ls -t /mnt/backups/campaign/campaign-* | tail -n 1) /root/last.backup");
      await copy(testbed, "/root/last.backup", "first", "empty", `${DATA}/last.backup`);
      await empty.must(`chown drug-free-kerala: ${DATA}/last.backup`);
      await copy(testbed, SETTINGS, "first", "empty");
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
      const text = "BACKUP_AGE_RECIPIENT=RECIPIENT\n";
      await testbed.follow({ kind: "ini", task: "backups", on: OLDER, file: SETTINGS, text });
      await (await testbed.machine(OLDER)).must(`systemctl restart drug-free-kerala\n${sendEnquiry("before")}`);
    },
    async check(testbed) {
      await expectServed(testbed, OLDER);
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
    async check(testbed, stdout) {
      expect(stdout.includes("was restored"), "nothing was restored");
      await expectServed(testbed, OLDER);
      const older = await testbed.machine(OLDER);
      expect(await hasEnquiry(older, "before"), "an enquiry from before the upgrade is missing");
      expect(!(await hasEnquiry(older, "after")), "an enquiry from after the upgrade was restored");
      await older.stop();
    },
  },
  {
    name: "disk-full",
    async before(testbed) {
      const machine = await testbed.machine("first");
      await machine.must(
        `systemctl stop drug-free-kerala && mkdir /small && mount -t tmpfs -o size=64m,mode=0700 small /small &&
        rm -f ${DATA}/*.backup && cp -a ${DATA}/. /small && chown --reference=${DATA} /small && mount --bind /small ${DATA} &&
        systemctl start drug-free-kerala && { dd if=/dev/zero of=${DATA}/before-old.backup bs=64k 2>/dev/null || true; }`,
      );
      const isDown = async () => (await getReadiness(machine)).includes('"writes":"down"');
      await until(isDown, 60, "/readyz does not report a full disk");
      await expectSite(testbed);
    },
    async check(testbed) {
      const machine = await testbed.machine("first");
      const isUp = async () => !(await getReadiness(machine)).includes("down");
      await until(isUp, 60, "/readyz does not report that there is space again");
      await machine.must(
        `systemctl stop drug-free-kerala && umount ${DATA} && umount /small && systemctl start drug-free-kerala`,
      );
    },
  },
  {
    name: "clock",
    async before(testbed) {
      const machine = await testbed.machine("first");
      await machine.must("apt-get install -y -qq faketime");
      const library = (await machine.must("ls /usr/lib/*/faketime/libfaketime.so.1")).trim();
      await machine.must(`mkdir -p ${dirname(AHEAD)}`);
      const environment = `Environment=LD_PRELOAD=${library}\nEnvironment=FAKETIME=+40d\n`;
      writeFileSync(join(machine.root, AHEAD), `[Service]\n${environment}`);
      await machine.must("systemctl daemon-reload && systemctl restart drug-free-kerala");
      // Not the count: retention drops one per day.
      const getNewest = async () => (await machine.must("ls /mnt/backups/campaign | grep -v part | tail -n 1")).trim();
      const before = await getNewest();
      await until(async () => (await getNewest()) > before, 180, "no backup was made forty days later");
      // The clock is correct from here.
      await machine.must(`rm ${AHEAD} && systemctl daemon-reload && touch /root/set-right`);
    },
    async check(testbed) {
      const machine = await testbed.machine("first");
      const newer = "find /mnt/backups/campaign -newer /root/set-right -name 'campaign-*'";
      const isMade = async () => (await machine.run(newer)).stdout !== "";
      await until(isMade, 180, "no backup is made since the clock is right");
      await expectServed(testbed, "first");
    },
  },
  { name: "leave", check: (testbed) => copy(testbed, "/root/moving.tar.gz", "first", "new") },
  {
    name: "arrive",
    before: (testbed) => testbed.followTask("install", "new"),
    async check(testbed) {
      await expectServed(testbed, "new");
      await (await testbed.machine("new")).stop();
      await (await testbed.machine("first")).must("systemctl enable --now drug-free-kerala");
    },
  },
  {
    name: "postgresql",
    async check(testbed, stdout) {
      expect(stdout.includes("and verified"), "the rows were not verified");
      await expectServed(testbed, "first");
      await expectSite(testbed);
    },
  },
  {
    name: "bucket",
    async check(testbed) {
      await expectServed(testbed, "first");
      await expectSite(testbed);
    },
  },
  {
    name: "second-node",
    async before(testbed) {
      await testbed.followTask("install", "second");
      await copy(testbed, SETTINGS, "first", "second");
    },
    async check(testbed) {
      await expectServed(testbed, "second");
      for (let turn = 0; turn < 10; turn += 1) await expectSite(testbed);
      const log = await (await testbed.machine("first")).must("cat /var/log/nginx/drug-free-kerala.log | tail -n 20");
      expect(log.includes((await testbed.machine("second")).address), "nginx sent nothing to the second machine");
    },
  },
  {
    name: "rolling-restart",
    async before(testbed) {
      await (await testbed.machine("outside")).must(ASK_FOREVER);
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
    async before(testbed) {
      await (await testbed.machine("first")).must("systemctl disable --now nginx");
    },
    async check(testbed) {
      const machine = await testbed.machine("first");
      const authority = `s||{\\n\\tacme_ca ${ACME}|`;
      await machine.must(`sed -i '0,/^{/${authority}' /etc/caddy/Caddyfile && systemctl restart caddy`);
      const outside = await testbed.machine("outside");
      const visit = async () => (await outside.run("curl -sS -m 20 https://campaign.example/help")).code === 0;
      await until(visit, 90, "Caddy has no certificate");
      await expectSite(testbed);
    },
  },
  {
    name: "uninstall",
    async check(testbed) {
      const machine = await testbed.machine("first");
      const left = await machine.run(
        "find / -xdev \\( -name '*drug-free-kerala*' -o -name 'campaign.sqlite*' \\) -not -path '/root/*' -not -path '/proc/*' -not -path '/var/log/*'; id drug-free-kerala",
      );
      expect(left.stdout === "", `there is still ${left.stdout.trim().split("\n").join(", ")}`);
    },
  },
];
