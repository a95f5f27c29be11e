import { bring, expect, expectServed, expectSite, type Task, until } from "./tasks.ts";

const SETTINGS = "etc/drug-free-kerala/settings";

const ASKING = `touch /root/asking; rm -f /root/asked; (while [ -e /root/asking ]; do
  curl -sS -o /dev/null -m 20 -w '%{http_code}\\n' https://campaign.example/api/testimonials >>/root/asked; done) >/dev/null 2>&1 &`;

export const CLUSTER: Task[] = [
  {
    name: "postgresql",
    async check(testbed, said) {
      expect(said.includes("and verified"), "the rows were not verified.");
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
      await testbed.machine("second");
      await testbed.followTask("install", "second");
      await bring(testbed, SETTINGS, "first", "second");
    },
    async check(testbed) {
      await expectServed(testbed, "second");
      const machine = await testbed.machine("first");
      const said = new Set<string>();
      for (let turn = 0; turn < 10; turn += 1) said.add(String((await testbed.visit("/help")).status));
      expect([...said].join() === "200", `visitors are answered with ${[...said].join(", ")}.`);
      const asked = await machine.must("cat /var/log/nginx/drug-free-kerala.log | tail -n 20");
      expect(asked.includes((await testbed.machine("second")).address), "nginx asked the second machine nothing.");
    },
  },
  {
    name: "rolling-restart",
    async before(testbed) {
      await (await testbed.machine("outside")).must(ASKING);
    },
    async check(testbed) {
      const outside = await testbed.machine("outside");
      await outside.must("rm /root/asking");
      const answers = (await outside.must("cat /root/asked")).trim().split("\n");
      const refused = answers.filter((status) => status !== "200");
      expect(answers.length > 10 && refused.length === 0, `${refused.length} of ${answers.length} were refused.`);
    },
  },
  {
    name: "caddy",
    async before(testbed) {
      const machine = await testbed.machine("first");
      await machine.must("systemctl disable --now nginx");
    },
    async check(testbed) {
      // A local ACME server.
      const machine = await testbed.machine("first");
      const authority = "acme_ca https://acme.example/acme/local/directory";
      await machine.must(`sed -i '0,/^{/s||{\\n\\t${authority}|' /etc/caddy/Caddyfile && systemctl restart caddy`);
      const served = "curl -sS -m 20 -o /dev/null https://campaign.example/help";
      const outside = await testbed.machine("outside");
      await until(async () => (await outside.run(served)).code === 0, 90, "Caddy has no certificate.");
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
      expect(left.said === "", `there is still ${left.said.trim().split("\n").join(", ")}.`);
    },
  },
];
