import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { erase } from "./everyday-tasks.ts";
import {
  ACME,
  copy,
  expect,
  expectOthersServed,
  expectServed,
  expectSite,
  getReadiness,
  hasEnquiry,
  readRequestId,
  SETTINGS,
  sendEnquiry,
  type Task,
  until,
} from "./task.ts";

const askForever = (site: string) => `touch /root/asking; rm -f /root/asked; (while [ -e /root/asking ]; do
  curl -sS -o /dev/null -m 20 -w '%{http_code}\\n' https://${site}/api/testimonials >>/root/asked; done) >/dev/null 2>&1 &`;

/** From one machine with SQLite to two with PostgreSQL and a bucket. */
export const GROWTH_TASKS: Task[] = [
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
  {
    name: "database-unavailable",
    inline: [["systemctl start postgresql"]],
    async before(testbed, first) {
      await expectSite(testbed);
      await first.must("systemctl stop postgresql");
      const isDown = async () => (await getReadiness(first)).includes('"database":"down"');
      await until(isDown, 60, "/readyz does not report that the database is away");
      await expectSite(testbed);
    },
    async check(testbed) {
      await expectServed(testbed, "first");
    },
    site: true,
  },
  {
    name: "storage-unavailable",
    async check(testbed, first) {
      await testbed.stopBucket();
      const isDown = async () => (await getReadiness(first)).includes('"storage":"down"');
      await until(isDown, 60, "/readyz does not report that the storage is away").finally(testbed.startBucket);
      await expectSite(testbed);
      await expectServed(testbed, "first");
    },
  },
  erase("erase-cluster", ["vacuumdb", "archived journals", "s3://campaign-backups", "static copy"], 1),
  {
    name: "database-password",
    served: "first",
    async check(_, { root }) {
      expect(
        !readFileSync(join(root, SETTINGS), "utf8").includes("a-word-of-the-database"),
        "the password is the old one",
      );
    },
  },
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
      const find = `journalctl -u drug-free-kerala | grep ${await readRequestId(testbed)}`;
      const isLogged = async () => (await first.run(find)).code === 0;
      await until(isLogged, 30, "the number behind Caddy is not in the log");
      await expectOthersServed(testbed);
    },
    site: true,
  },
];
