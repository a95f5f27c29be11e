import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { startSite } from "../../../tests/support/site.ts";

it("links in emails use the actual port if none was configured", async () => {
  const site = await startSite({ SAMPLE_CONTENT: "0" });
  onTestFinished(async () => void (await site.stop()));
  await fetch(`${site.origin}/api/admin/forgot-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: site.admin.email }),
  });
  await expect.poll(async () => (await site.outbox()).filter((path) => path.endsWith(".eml"))).toHaveLength(1);
  const [path = ""] = await site.outbox();
  const email = (await readFile(path, "utf8")).replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  expect(site.origin).toMatch(/:[1-9]\d+$/);
  expect(email.match(/http:\/\/localhost:\d+\/admin/g)).toEqual(Array(3).fill(`${site.origin}/admin`));
});
