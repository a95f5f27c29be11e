import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const [owner, desk] = [await site.token(), await site.token("desk")];
    const id = await buildEnquiry(site);
    const call = (method: string, verb: string, token: string, json?: object) =>
      site.ask(method, `/api/contact/${id}/${verb}`, { token, json });
    const opens = async (token: string) => (await call("POST", "open", token)).json.data;
    const getDraft = async (token: string) => (await call("GET", "draft", token)).json.data;
    const later = (seconds: number) => {
      site.now = new Date(site.now.getTime() + seconds * 1000);
    };
    return { site, owner, desk, id, call, opens, draftOf: getDraft, later };
  };

  it("shows the other users of an open enquiry until they leave or time out", async () => {
    const { site, owner, desk, opens, call, later } = await start();
    const began = site.now.toISOString();
    expect(await opens(owner)).toEqual([]);
    later(5);
    expect(await opens(desk)).toEqual([{ id: 1, name: "Admin", since: began, typing: false }]);
    expect((await opens(owner)).map(({ name }: { name: string }) => name)).toEqual(["The desk"]);
    for (let calls = 0; calls < 12; calls += 1) {
      later(10);
      await opens(owner);
    }
    // Presence expires after a minute.
    expect([await opens(desk), await opens(owner)]).toMatchObject([[{ name: "Admin", since: began }], [{}]]);
    expect((await call("DELETE", "open", desk)).status).toBe(204);
    expect(await opens(owner)).toEqual([]);
    later(60);
    expect(await opens(desk)).toEqual([]);
    const other = await buildEnquiry(site);
    expect((await site.ask("POST", `/api/contact/${other}/open`, { token: desk })).json.data).toEqual([]);
    expect((await site.ask("POST", "/api/contact/999/open", { token: desk })).status).toBe(404);
    later(91 * 24 * 60 * 60);
    await site.cleanup();
    expect(await site.database.db.selectFrom("case_viewers").selectAll().execute()).toEqual([]);
  });

  it("remembers per user when they last looked, also of a browser that was closed", async () => {
    const { site, owner, desk, id, opens, call, later } = await start();
    const looked = async (token: string) =>
      (await site.ask("GET", `/api/contact/${id}`, { token })).json.data.looked_at;
    expect(await looked(desk)).toBeNull();
    await opens(desk);
    expect(await looked(desk)).toBeNull();
    later(5);
    const left = site.now.toISOString();
    await call("DELETE", "open", desk);
    later(5);
    await opens(desk);
    const closed = site.now.toISOString();
    expect([await looked(desk), await looked(owner)]).toEqual([left, null]);
    later(61);
    expect(await looked(desk)).toBe(closed);
    await opens(desk);
    expect(await looked(desk)).toBe(closed);
  });

  it("shows in enquiry and list which user is typing, until they pause, send or leave", async () => {
    const { site, owner, desk, id, call, opens, later } = await start();
    const other = await buildEnquiry(site);
    const inList = async (token: string) => (await site.ask("GET", "/api/contact/open", { token })).json.data;
    await opens(desk);
    await site.ask("POST", `/api/contact/${other}/open`, { token: owner });
    const shown = { id: 2, name: "The desk", since: site.now.toISOString(), typing: false };
    expect([await inList(owner), await inList(desk)]).toMatchObject([
      [{ ...shown, enquiry: id, version: 1 }],
      [{ enquiry: other, version: 1 }],
    ]);
    await call("PUT", "draft", desk, { text: "Dear parent" });
    await site.ask("PUT", `/api/contact/${other}/draft`, { token: desk, json: { text: "Dear coach" } });
    expect([await opens(owner), await inList(owner)]).toMatchObject([
      [{ ...shown, typing: true }],
      [{ ...shown, typing: true, enquiry: id }],
    ]);
    later(10);
    expect([await opens(owner), await inList(owner)]).toMatchObject([[shown], [shown]]);
    await call("PUT", "draft", desk, { text: "Dear parent," });
    await call("POST", "reply", desk, { text: "Dear parent, …", key: "k" });
    expect(await opens(owner)).toMatchObject([shown]);
    await call("POST", "release", desk);
    expect((await inList(owner))[0].version, "a list reflects changes of an open enquiry").toBeGreaterThan(1);
    await call("DELETE", "open", desk);
    expect(await inList(owner)).toEqual([]);
    expect((await site.ask("GET", "/api/contact/open", { token: await site.token("reader") })).status).toBe(403);
  });

  it("stores each user's draft, whatever happens to the enquiry, until it is sent or discarded", async () => {
    const { site, owner, desk, id, call, draftOf } = await start();
    const kept = await call("PUT", "draft", desk, { text: "Dear\nparent" });
    const draft = { text: "Dear\nparent", saved_at: site.now.toISOString() };
    expect([kept.status, kept.json]).toEqual([200, { data: draft }]);
    await call("PUT", "draft", owner, { text: "Another" });
    const json = { how: "mail" };
    for (const [verb, token, body] of [
      ["take", owner, {}],
      ["take", desk, { anyway: true }],
      ["answered", owner, json],
      ["reopen", desk, undefined],
      ["spam", owner, undefined],
      ["not-spam", owner, undefined],
    ] as const) {
      expect([verb, (await call("POST", verb, token, body)).status]).toEqual([verb, 200]);
      expect([verb, await draftOf(desk), (await draftOf(owner)).text]).toEqual([verb, draft, "Another"]);
    }
    await call("POST", "reply", desk, { text: "Dear parent, …", key: "k" });
    expect([await draftOf(desk), (await draftOf(owner)).text]).toEqual([null, "Another"]);
    expect((await call("PUT", "draft", owner, { text: "  " })).json).toEqual({ data: null });
    expect(await draftOf(owner)).toBe(null);
    // No audit row, no new version.
    const { version, history } = (await site.ask("GET", `/api/contact/${id}`, { token: owner })).json.data;
    expect([version, history.length]).toEqual([8, 7]);
  });

  database.itOnce.each([
    ["10,001 characters", { text: "x".repeat(10_001) }, "draft-too-long"],
    ["a draft that is not text", { text: 7 }, "draft-not-text"],
  ])("refuses %s as a draft with a message", async (_title, json, code) => {
    const { desk, call, draftOf } = await start();
    const refused = await call("PUT", "draft", desk, json);
    expect([refused.status, refused.json.code, await draftOf(desk)]).toEqual([422, code, null]);
  });

  it("returns no draft for a missing enquiry", async () => {
    const { site, desk } = await start();
    const asked = await site.ask("PUT", "/api/contact/999/draft", { token: desk, json: { text: "x" } });
    expect([asked.status, asked.json.code]).toEqual([404, "enquiry-gone"]);
  });
});
