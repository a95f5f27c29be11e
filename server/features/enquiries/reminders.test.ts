import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createEnquiryClient } from "../../../tests/support/enquiries.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";

const HOUR_MS = 60 * 60 * 1000;

eachDatabase((database) => {
  const start = async () => createEnquiryClient(await database.use(startProduct));
  const ids = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id);

  it("brings an enquiry back to the top of every list once its reminder is due, in pages", async () => {
    const { site, act, list, later } = await start();
    for (let count = 0; count < 9; count += 1) {
      later(HOUR_MS);
      await buildEnquiry(site);
    }
    await act(7, "take");
    await act(9, "answered", { json: { how: "mail" } });
    const inHours = (hours: number) => new Date(site.now.getTime() + hours * HOUR_MS).toISOString();
    for (const [id, hours] of [
      [2, 5],
      [4, 4],
      [7, 6],
      [1, 50],
    ] as const)
      expect((await act(id, "remind", { json: { at: inHours(hours) } })).status).toBe(200);
    expect(ids(await list())).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    later(7 * HOUR_MS);
    const orders = {
      "": [4, 2, 7, 9, 8, 6, 5, 3, 1],
      "q=roadshow": [4, 2, 7, 9, 8, 6, 5, 3, 1],
      "from=2026-01-01": [4, 2, 7, 9, 8, 6, 5, 3, 1],
      "sort=waiting": [4, 2, 7, 1, 3, 5, 6, 8, 9],
      "sort=waiting&q=roadshow": [4, 2, 7, 1, 3, 5, 6, 8, 9],
      "state=new": [4, 2, 8, 6, 5, 3, 1],
      "owner=me": [7, 9],
      "owner=none": [4, 2, 8, 6, 5, 3, 1],
      "state=answered": [9],
    };
    for (const [query, order] of Object.entries(orders))
      for (const limit of [1, 2, 4, 100])
        for (let page = 1; page * limit <= order.length + limit; page += 1)
          expect([query, limit, page, ids(await list(`${query}&limit=${limit}&page=${page}`))]).toEqual([
            query,
            limit,
            page,
            order.slice((page - 1) * limit, page * limit),
          ]);
  });

  it("sets, changes and removes a reminder with a note, and removes it with the enquiry's end", async () => {
    const { site, act, one, later, list } = await start();
    const id = await buildEnquiry(site);
    const at = new Date(site.now.getTime() + HOUR_MS).toISOString();
    const set = await act(id, "remind", { json: { at, note: "Called, not reached." }, version: 1 });
    expect([set.status, set.json.data.remind_at, set.json.data.version, set.json.data.notes]).toEqual([200, at, 2, 1]);
    expect((await act(id, "remind", { json: { at: null }, version: 1 })).status).toBe(412);
    const { history, notes } = await one(id);
    expect(history[0]).toMatchObject({
      act: "set reminder of enquiry",
      fields: { remind_at: { before: null, after: at } },
    });
    expect(notes[0].text).toBe("Called, not reached.");
    for (const [wrong, code] of [
      [site.now.toISOString(), "remind-out-of-reach"],
      ["2099-01-01T00:00:00Z", "remind-out-of-reach"],
      ["Friday", "remind-invalid"],
      [5, "remind-invalid"],
      [undefined, "remind-invalid"],
    ] as const) {
      const refused = await act(id, "remind", { json: { at: wrong } });
      expect([wrong, refused.json.code]).toEqual([wrong, code]);
      expect([400, 422]).toContain(refused.status);
    }
    expect((await act(id, "remind", { json: { at: null } })).json.data.remind_at).toBeNull();

    // Answering or marking as spam removes it, single or in bulk.
    const ends = { answered: { how: "call" }, spam: undefined };
    for (const [verb, json] of Object.entries(ends))
      for (const bulk of [false, true]) {
        const other = await buildEnquiry(site);
        await act(other, "remind", { json: { at } });
        if (bulk)
          await site.ask("POST", "/api/contact/bulk", {
            token: await site.token("desk"),
            json: { act: verb, ...json, enquiries: [{ id: other }] },
          });
        else await act(other, verb, { json });
        expect((await act(other, "remind", { json: { at } })).json.code).toBe(`case-${verb}`);
        await act(other, verb === "spam" ? "not-spam" : "reopen");
        expect([verb, bulk, (await one(other)).remind_at]).toEqual([verb, bulk, null]);
      }
    later(2 * HOUR_MS);
    expect(ids(await list())).toEqual([5, 4, 3, 2, 1]);
    expect((await act(id, "remind", { json: { at }, token: await site.token("editor") })).status).toBe(403);
  });

  it("says what to say and whom to ring while an urgent enquiry waits", async () => {
    const { site, owner, act, one } = await start();
    const id = await buildEnquiry(site, { urgent: 1 });
    expect((await one(await buildEnquiry(site))).help).toBeNull();
    const ring = [
      { of: "tollFree", number: "14405", name: "", name_ml: "" },
      { of: "nationalHelpline", number: "14446", name: "", name_ml: "" },
    ];
    expect((await one(id)).help).toEqual({ say: null, ring });
    const helplines = [
      { number: "1098", name: "Childline", name_ml: "", how: "call" },
      { number: "919995966666", name: "Police", name_ml: "", how: "whatsapp" },
    ];
    await site.ask("PUT", "/api/campaign", { token: owner, json: { urgentAdvice: "Ask where they are.", helplines } });
    expect((await one(id)).help).toEqual({
      say: "Ask where they are.",
      ring: [...ring, { of: "helplines", number: "1098", name: "Childline", name_ml: "" }],
    });
    await act(id, "answered", { json: { how: "call" } });
    expect((await one(id)).help).toBeNull();
  });
});
