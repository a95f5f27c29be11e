import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bring, expectServed, expectSite, type Task, until } from "./tasks.ts";

const DATA = "/var/lib/drug-free-kerala";
const AHEAD = "/etc/systemd/system/drug-free-kerala.service.d/ahead.conf";

export const INCIDENT_DRILLS: Task[] = [
  {
    name: "disk-full",
    async before(testbed) {
      const machine = await testbed.machine("first");
      await machine.must(
        `systemctl stop drug-free-kerala && mkdir /small && mount -t tmpfs -o size=64m,mode=0700 small /small &&
        rm -f ${DATA}/*.backup && cp -a ${DATA}/. /small && chown --reference=${DATA} /small && mount --bind /small ${DATA} &&
        systemctl start drug-free-kerala && { dd if=/dev/zero of=${DATA}/before-old.backup bs=64k 2>/dev/null || true; }`,
      );
      await until(
        async () => (await machine.run("curl -s localhost:3000/readyz")).said.includes('"writes":"down"'),
        60,
        "/readyz does not tell of a full disk.",
      );
      await expectSite(testbed);
    },
    async check(testbed) {
      const machine = await testbed.machine("first");
      const well = async () => !(await machine.run("curl -s localhost:3000/readyz")).said.includes("down");
      await until(well, 60, "/readyz does not tell that there is room again.");
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
      writeFileSync(
        join(machine.root, AHEAD),
        `[Service]\nEnvironment=LD_PRELOAD=${library}\nEnvironment=FAKETIME=+40d\n`,
      );
      await machine.must("systemctl daemon-reload && systemctl restart drug-free-kerala");
      // Not the count: retention drops one per day.
      const newest = async () => (await machine.must("ls /mnt/backups/campaign | grep -v part | tail -n 1")).trim();
      const before = await newest();
      await until(async () => (await newest()) > before, 180, "no backup was made forty days later.");
      // The clock is correct from here.
      await machine.must(`rm ${AHEAD} && systemctl daemon-reload && touch /root/set-right`);
    },
    async check(testbed) {
      const machine = await testbed.machine("first");
      const newer = "find /mnt/backups/campaign -newer /root/set-right -name 'campaign-*'";
      await until(
        async () => (await machine.run(newer)).said !== "",
        180,
        "no backup is made since the clock is right.",
      );
      await expectServed(testbed, "first");
    },
  },
  {
    name: "leave",
    async check(testbed) {
      await bring(testbed, "root/moving.tar.gz", "first", "new");
    },
  },
  {
    name: "arrive",
    async before(testbed) {
      await testbed.followTask("install", "new");
    },
    async check(testbed) {
      await expectServed(testbed, "new");
      await (await testbed.machine("new")).stop();
      await (await testbed.machine("first")).must("systemctl enable --now drug-free-kerala");
    },
  },
];
