import { bring, expect, expectServed, expectSite, type Task, until } from "./tasks.ts";

const SETTINGS = "etc/drug-free-kerala/settings";

/** Has a visitor elsewhere ask for a page and send nothing, over and over, until the file is gone. */
const ASKING = `touch /root/asking; rm -f /root/asked; (while [ -e /root/asking ]; do
  curl -sS -o /dev/null -m 20 -w '%{http_code}\\n' https://campaign.example/api/testimonials >>/root/asked; done) >/dev/null 2>&1 &`;

/** From one machine to many, and to none. */
export const CLUSTER: Task[] = [
  {
    name: "postgresql",
    async check(world, said) {
      expect(said.includes("each compared"), "the rows were not compared.");
      await expectServed(world, "first");
      await expectSite(world);
    },
  },
  {
    name: "bucket",
    async check(world) {
      await expectServed(world, "first");
      await expectSite(world);
    },
  },
  {
    name: "second-node",
    async before(world) {
      await world.machine("second");
      await world.followTask("install", "second");
      await bring(world, SETTINGS, "first", "second");
    },
    async check(world) {
      await expectServed(world, "second");
      const machine = await world.machine("first");
      const said = new Set<string>();
      for (let turn = 0; turn < 10; turn += 1) said.add(String((await world.visit("/help")).status));
      expect([...said].join() === "200", `visitors are answered with ${[...said].join(", ")}.`);
      const asked = await machine.must("cat /var/log/nginx/drug-free-kerala.log | tail -n 20");
      expect(asked.includes((await world.machine("second")).address), "nginx asked the second machine nothing.");
    },
  },
  {
    name: "rolling-restart",
    async before(world) {
      await (await world.machine("outside")).must(ASKING);
    },
    async check(world) {
      const outside = await world.machine("outside");
      await outside.must("rm /root/asking");
      const answers = (await outside.must("cat /root/asked")).trim().split("\n");
      const refused = answers.filter((status) => status !== "200");
      expect(answers.length > 10 && refused.length === 0, `${refused.length} of ${answers.length} were refused.`);
    },
  },
  {
    name: "caddy",
    async before(world) {
      const machine = await world.machine("first");
      await machine.must("systemctl disable --now nginx");
    },
    async check(world) {
      // Which authority Caddy asks; elsewhere it is the world's.
      const machine = await world.machine("first");
      const authority = "acme_ca https://acme.example/acme/local/directory";
      await machine.must(`sed -i '0,/^{/s||{\\n\\t${authority}|' /etc/caddy/Caddyfile && systemctl restart caddy`);
      const served = "curl -sS -m 20 -o /dev/null https://campaign.example/help";
      const outside = await world.machine("outside");
      await until(async () => (await outside.run(served)).code === 0, 90, "Caddy has no certificate.");
      await expectSite(world);
    },
  },
  {
    name: "uninstall",
    async check(world) {
      const machine = await world.machine("first");
      const left = await machine.run(
        "find / -xdev \\( -name '*drug-free-kerala*' -o -name 'campaign.sqlite*' \\) -not -path '/root/*' -not -path '/proc/*' -not -path '/var/log/*'; id drug-free-kerala",
      );
      expect(left.said === "", `there is still ${left.said.trim().split("\n").join(", ")}.`);
    },
  },
];
