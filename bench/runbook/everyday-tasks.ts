import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Machine } from "./machines.ts";
import {
  DATA,
  expect,
  expectSite,
  fileEmail,
  getReadiness,
  hasEnquiry,
  post,
  readRequestId,
  sendEnquiry,
  type Task,
  until,
} from "./task.ts";
import type { Testbed } from "./testbed.ts";

const AHEAD = "/etc/systemd/system/drug-free-kerala.service.d/ahead.conf";
const EXPORTED = "/root/journal.export";
const SUCCESSOR = "successor@visitor.example";

const logIn = async ({ site }: Testbed, first: Machine, email: string, password: string) => {
  const said = await first.must(post(`https://${site}/api/admin/login`, { email, password }));
  return (JSON.parse(said) as { token: string }).token;
};

const findNewestBackup = async (first: Machine) =>
  (await first.must("ls -d /mnt/backups/campaign/campaign-* | grep -v part | tail -n 1")).trim();

/** Follows the commands that erase a visitor's data, also on PostgreSQL with attachments in a bucket. */
export function erase(name: string, remains: string[], inBucket = 0): Task {
  let files: string[] = [];
  return {
    name,
    inline: [["admin visitor export EMAIL"], ["admin visitor erase EMAIL --yes"]],
    async before(testbed, first) {
      testbed.define("EMAIL", `${name}@visitor.example`);
      files = await testbed.listAttachments();
      await fileEmail(testbed, first, name);
      const added = (await testbed.listAttachments()).length - files.length;
      expect(added === inBucket, `${added} attachments were added to the bucket`);
    },
    async check(testbed, first, stdout) {
      expect(!(await hasEnquiry(first, name)), "the enquiry is still there");
      const left = (await testbed.listAttachments()).filter((file) => !files.includes(file));
      expect(left.length === 0, `the bucket still has ${left.join(", ")}`);
      const unnamed = remains.filter((place) => !stdout.includes(place));
      expect(unnamed.length === 0, `the command does not say what remains in ${unnamed.join(", ")}`);
    },
  };
}

/** What is done on one machine between the first evening and the worst day. */
export const EVERYDAY_TASKS: Task[] = [
  {
    name: "certificate-renewal",
    async check(_, first) {
      await first.must("certbot renew --force-renewal --no-random-sleep-on-renew -n");
    },
    site: true,
  },
  {
    name: "receive-email",
    check: (testbed, first) => fileEmail(testbed, first, "anu"),
  },
  {
    name: "off-site",
    says: "In the bucket campaign-backups:\n  campaign-",
    served: "first",
  },
  {
    name: "fetch",
    inline: [["admin backup fetch"]],
    says: "was fetched. Next steps:",
    async check(_, first) {
      await first.must(`rm ${DATA}/campaign-*.age`);
    },
  },
  {
    name: "prove",
    inline: [["admin backup prove FILE --identity -"]],
    says: "restored and verified",
    async before(testbed, first) {
      testbed.define("FILE", await findNewestBackup(first));
    },
    async check(_, first) {
      const backup = "/mnt/backups/campaign/read-only.backup";
      await first.must(
        `systemctl stop drug-free-kerala && mount --bind ${DATA} ${DATA} && mount -o remount,ro,bind ${DATA} &&
        admin backup ${backup} && test -s ${backup} && rm ${backup} && umount ${DATA} && systemctl start drug-free-kerala`,
      );
    },
  },
  {
    name: "monitoring",
    says: "http_requests_total",
    served: "first",
    async check(testbed) {
      expect((await testbed.visit("/metrics")).status === 404, "visitors can read the metrics");
    },
  },
  {
    name: "request-id",
    inline: [["journalctl -u drug-free-kerala | grep NUMBER"]],
    says: '"status":401',
    async before(testbed) {
      testbed.define("NUMBER", await readRequestId(testbed));
    },
  },
  {
    name: "workers",
    served: "first",
    async check(_, first) {
      const limit = (await first.must("systemctl show -P MemoryMax drug-free-kerala")).trim();
      expect(limit === String(1536 * 1024 * 1024), `the memory of two processes is ${limit}`);
    },
  },
  {
    name: "password-lost",
    inline: [["admin password EMAIL"]],
    says: "shown this once",
    async before(testbed) {
      testbed.define("EMAIL", `clerk@${testbed.site}`);
    },
    async check(testbed, first, stdout) {
      const password = /^Password: (\S+)/m.exec(stdout)?.[1] ?? "";
      expect((await logIn(testbed, first, `clerk@${testbed.site}`, password)) !== "", "the password does not log in");
    },
  },
  {
    name: "second-factor-lost",
    inline: [["admin second-factor reset EMAIL"]],
    says: "can now log in with the password alone",
  },
  {
    name: "owner-left",
    inline: [["admin staff role EMAIL owner", { EMAIL: SUCCESSOR }], ["admin staff remove EMAIL"]],
    says: "was removed from the staff",
    async before(testbed, first) {
      testbed.define("EMAIL", "left@visitor.example");
      for (const email of [SUCCESSOR, "left@visitor.example"]) await first.must(`admin create ${email}`);
      await first.must(`admin staff role ${SUCCESSOR} desk`);
    },
  },
  erase("erase", ["backups in /mnt/backups/campaign", "s3://campaign-backups", "Litestream", "static copy"]),
  {
    name: "data-breach",
    inline: [
      ["admin backup FILE"],
      [`journalctl -u drug-free-kerala -o export >journal.export`],
      ["admin history verify"],
      ["admin breach FROM TO EMAIL"],
      ["admin breach FROM TO"],
    ],
    says: "To notify:",
    async before(testbed) {
      testbed.define("FILE", `${DATA}/evidence.backup`);
      testbed.define("EMAIL", `clerk@${testbed.site}`);
      const today = new Date(Date.now() + 330 * 60_000).toJSON().slice(0, 10);
      testbed.define("FROM", today);
      testbed.define("TO", today);
    },
    async check(_, first) {
      await first.must(`test -s ${EXPORTED} && test -s ${DATA}/evidence.backup && rm ${DATA}/evidence.backup`);
    },
  },
  {
    name: "advisories",
    inline: [["admin advisories --request"], ["admin advisories --from FILE"]],
    says: "No advisory touches",
    async before(testbed, first) {
      const answer = `${DATA}/advisories.json`;
      await first.must(`echo '{}' >${answer}; chown drug-free-kerala: ${answer}`);
      testbed.define("FILE", answer);
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
      await first.must(sendEnquiry("ahead"));
      await first.must("timeout 60 admin visitor erase ahead@visitor.example --yes");
      expect(!(await hasEnquiry(first, "ahead")), "an enquiry is not erased while the clock is wrong");
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
];
