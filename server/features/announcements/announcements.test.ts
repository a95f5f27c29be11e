import { expect, it, onTestFinished } from "vitest";
import { countChanges } from "../../../tests/support/count-changes.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const NOTICE = {
  text: "Heavy rain in Malappuram: the roadshow is on Wednesday.",
  text_ml: "മലപ്പുറത്ത് കനത്ത മഴ: റോഡ് ഷോ ബുധനാഴ്ച.",
  link: "/events/17",
  kind: "warning",
  from: "2026-11-22T12:30:00.000Z",
  until: "2026-11-25T13:30:00.000Z",
};

const YESTERDAY = "2026-11-21T12:30:00.000Z";

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    site.now = new Date("2026-11-22T10:00:00Z");
    const token = await site.token("editor");
    const add = (over: Record<string, unknown> = {}) =>
      site.ask("POST", "/api/notices/add", { token, json: { ...NOTICE, ...over } });
    const running = async () => (await site.ask("GET", "/api/notices")).json as (typeof NOTICE)[];
    return { site, token, add, running };
  };

  it("is visible from its start to its end, and to staff before and after", async () => {
    const { site, add, running } = await start();
    const added = await add();
    const data = { id: 1, ...NOTICE, ...version(1) };
    expect([added.status, added.json]).toEqual([201, { message: "Notice added successfully!", data }]);
    expect(await running()).toEqual([]);
    site.now = new Date(NOTICE.from);
    expect(await running()).toEqual([{ id: 1, ...NOTICE }]);
    site.now = new Date(Date.parse(NOTICE.until) - 1);
    expect(await running()).toHaveLength(1);
    site.now = new Date(NOTICE.until);
    expect(await running()).toEqual([]);
    const later = await site.token("editor");
    expect((await site.ask("GET", "/api/notices?all=1", { token: later })).json).toEqual([data]);
    expect((await site.ask("GET", "/api/notices?all=1")).json).toEqual([]);
  });

  it("shows warnings first, then the latest start", async () => {
    const { add, running } = await start();
    const from = "2026-11-22T09:00:00+00:00";
    await add({ text: "Old news", kind: "news", from: "2026-11-21T09:00:00Z" });
    await add({ text: "New news", kind: "news", from });
    await add({ text: "Warning", from: "2026-11-20T14:30:00+05:30" });
    expect((await running()).map(({ text, from }) => [text, from])).toEqual([
      ["Warning", "2026-11-20T09:00:00.000Z"],
      ["New news", "2026-11-22T09:00:00.000Z"],
      ["Old news", "2026-11-21T09:00:00.000Z"],
    ]);
  });

  it("cannot start after its end", async () => {
    const { site, token, add } = await start();
    const { data } = (await add()).json;
    const change = (json: object) =>
      site.ask("PUT", `/api/notices/update/${data.id}`, { token, json: { ...NOTICE, from: YESTERDAY, ...json } });
    expect((await change({})).status).toBe(200);
    expect((await change({ until: "2026-11-22T11:00:00.000Z" })).status).toBe(200);
    const [, begun] = (await site.ask("GET", "/api/history", { token })).json.data;
    const refused = await site.ask("POST", `/api/history/${begun.id}/put-back`, { token });
    expect([refused.status, refused.json.code]).toEqual([409, "notice-ends-first"]);
  });

  it("starts now by default, preserves omitted fields, is ended, deleted and restored", async () => {
    const { site, token, add, running } = await start();
    const { data } = (await add({ from: undefined })).json;
    expect(data.from).toBe("2026-11-22T10:00:00.000Z");
    const { text, kind } = NOTICE;
    const change = (json: object, headers = {}) =>
      site.ask("PUT", "/api/notices/update/1", { token, headers, json: { text, kind, until: NOTICE.until, ...json } });
    expect((await change({ text: "It rains." })).json.data).toEqual({ ...data, text: "It rains.", ...version(2) });
    expect((await change({}, { "If-Match": '"1"' })).status).toBe(412);
    site.now = new Date("2026-11-22T11:00:00Z");
    expect((await change({ until: site.now.toISOString() })).status).toBe(200);
    expect(await running()).toEqual([]);
    expect((await site.ask("DELETE", "/api/notices/delete/1", { token })).json.message).toBe(
      "Notice deleted successfully!",
    );
    const [deleted] = (await site.ask("GET", "/api/history?kind=notice", { token })).json.data;
    expect([deleted.act, deleted.about]).toEqual(["delete notice", { kind: "notice", id: 1, label: text }]);
    expect((await site.ask("POST", `/api/history/${deleted.id}/put-back`, { token })).status).toBe(200);
    expect((await site.ask("GET", "/api/notices?all=1", { token })).json).toHaveLength(1);
  });

  database.itOnce.each<[what: string, over: Record<string, unknown>, message: string]>([
    ["no text", { text: " " }, "Please write the notice."],
    ["141 characters", { text: "x".repeat(141) }, "The notice can have at most 140 characters."],
    ["a line break", { text_ml: "a\nb" }, "The notice in Malayalam contains invalid characters."],
    ["another kind", { kind: "joke" }, "The kind must be news or warning."],
    ["no end", { until: undefined }, "Please choose when the notice ends."],
    ["a date as end", { until: "2026-11-25" }, "Please choose when the notice ends."],
    ["an invalid date", { until: "2026-02-30T00:00:00Z" }, "Please choose when the notice ends."],
    ["a date too far away", { from: "9999-11-25T00:00:00Z" }, "Please choose when the notice starts."],
    ["an overlong date", { from: `2026-11-25T00:00:00.${"0".repeat(50)}Z` }, "Please choose when the notice starts."],
    ["an end before the start", { until: "2026-11-22T12:30:00Z" }, "The notice must end after it starts."],
  ])("refuses %s with a message", async (_title, over, message) => {
    const { site, token, add } = await start();
    const refused = await add(over);
    expect([refused.status, refused.json.message]).toEqual([422, message]);
    expect((await site.ask("GET", "/api/notices?all=1", { token })).json).toEqual([]);
  });

  database.itOnce("security 28: links only to pages of this site and to https", async () => {
    const { add } = await start();
    const message = "The link must be a page of this site, like /events, or start with https://.";
    for (const link of [
      "javascript:alert(1)",
      "//evil.test",
      "/\\evil.test",
      "http://plain.test",
      "events",
      "https://",
      "https://a@evil.test/",
      "https://council.test:443@evil.test",
      "https://@evil.test",
      "https://evil.test\\@council.test/",
      "/..//evil.test",
      "/%2E%2e//evil.test",
      "/events/../..//evil.test",
    ])
      expect([link, (await add({ link })).json.errors]).toEqual([link, { link: message }]);
    for (const link of [
      "",
      "/",
      "/events?district=Kollam#top",
      "/search?q=a//b",
      "https://council.test/a",
      "https://council.test/@council?to=a@b.test",
    ])
      expect([link, (await add({ link })).status]).toEqual([link, 201]);
  });

  it("invalidates cached pages once at its start and end, and on startup after a pause", async () => {
    const { site, add } = await start();
    await add();
    const counted = () => countChanges(site);
    const before = await counted();
    /** And no further by the second run. */
    const expectRaised = async (times: number, { dueContent } = site) => {
      for (let runs = 0; runs < 2; runs += 1) await dueContent.tick();
      expect(await counted()).toBe(before + times);
    };
    await expectRaised(0);
    site.now = new Date(NOTICE.from);
    await expectRaised(1);
    const restarted = await startProduct(site.config.DATABASE_URL);
    onTestFinished(() => restarted.close());
    restarted.now = new Date(NOTICE.until);
    await expectRaised(2, restarted);
    site.now = restarted.now;
    await expectRaised(2);
  });
});
