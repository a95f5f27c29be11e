import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../support/e2e-test.ts";
import { buildFeedItem } from "../support/event-feed.ts";

async function getPreview(address: string) {
  const answer = await fetch(address, { headers: { "User-Agent": "WhatsApp/2.23" } });
  const html = await answer.text();
  const of = (property: string) =>
    (new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  const picture = await fetch(of("og:image"));
  return {
    status: answer.status,
    title: of("og:title"),
    description: of("og:description"),
    url: of("og:url"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    facts: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null"),
    picture: {
      status: picture.status,
      type: picture.headers.get("Content-Type"),
      bytes: (await picture.bytes()).length,
    },
  };
}

test("a link in a chat shows the right event, also after others were added before it", async ({
  ownSite: site,
  page,
}) => {
  type Listed = { data: { id: number; key: string; title: string; description: string }[] };
  const list = async () => (await (await fetch(`${site.origin}/api/events?limit=50`)).json()) as Listed;
  const { data } = await list();
  const event = data[2];
  if (!event) throw new Error("The sample has too few events.");
  const address = `${site.origin}/events/2?e=${event.key}`;
  const before = await getPreview(address);
  expect(before).toMatchObject({ status: 200, title: event.title, url: address, canonical: address });
  expect(event.description.startsWith(before.description.slice(0, 90))).toBe(true);
  expect(before.facts).toMatchObject({ "@type": "NewsArticle", headline: event.title, mainEntityOfPage: address });
  expect(before.picture).toMatchObject({ status: 200, type: "image/png" });
  expect(before.picture.bytes).toBeLessThan(300 * 1024);

  const file = join(site.dataDir, "events.json");
  const operate = (...words: string[]) =>
    promisify(execFile)("node_modules/.bin/node", ["server/cli/main.ts", "events", ...words, file], {
      env: { PATH: process.env["PATH"], DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin },
    });
  await operate("export");
  const exported = JSON.parse(await readFile(file, "utf8")) as { data: object[] };
  const five = [1, 2, 3, 4, 5].map((number) => buildFeedItem({ caption: `New event ${number}` }));
  await writeFile(file, JSON.stringify({ data: [...five, ...exported.data] }));
  await operate("import");
  await expect.poll(async () => (await list()).data[7]?.key).toBe(event.key);

  const moved = `${site.origin}/events/7?e=${event.key}`;
  const after = await getPreview(address);
  expect(after).toMatchObject({ status: 200, title: event.title, url: moved, canonical: moved });
  expect(after.picture).toMatchObject({ status: 200, type: "image/png" });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.title);
  expect((await getPreview(`${site.origin}/events/2`)).title).toBe("New event 3");
});
