import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { askOperator } from "../../tests/support/operator.ts";

const ADVISORY = { title: "A hole", severity: "high", url: "https://advisories.example/1" };
const { version } = JSON.parse(readFileSync("node_modules/hono/package.json", "utf8")) as { version: string };

it("advisories that touch installed packages are listed, from the network or a file", async () => {
  const asked: Record<string, string[]>[] = [];
  const registry = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)));
    response.end(JSON.stringify({ hono: [{ ...ADVISORY, vulnerable_versions: `<=${version}`, id: 1 }] }));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  onTestFinished(() => void registry.close());
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const found = { code: 1, output: `high  hono ${version}  A hole  ${ADVISORY.url}\n` };
  expect(await askOperator(["advisories", "--registry", url], {})).toEqual(found);
  expect(asked[0]?.["hono"]).toEqual([version]);
  expect(asked[0]).not.toHaveProperty("vitest");

  const request = await askOperator(["advisories", "--request"], {});
  expect(JSON.parse(request.output)).toEqual(asked[0]);
  const folder = mkdtempSync(join(tmpdir(), "campaign-advisories-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "advisories.json");
  writeFileSync(file, JSON.stringify({ hono: [{ ...ADVISORY, vulnerable_versions: "<1.0.0" }] }));
  expect(await askOperator(["advisories", "--from", file], {})).toEqual({
    code: 0,
    output: expect.stringMatching(/^No advisory touches the \d+ installed packages\.\n$/),
  });
  writeFileSync(file, "<html>");
  expect((await askOperator(["advisories", "--from", file], {})).output).toBe(
    `${file} is not an npm registry's response about advisories.\n`,
  );
});
