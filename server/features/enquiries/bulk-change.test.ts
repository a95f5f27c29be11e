import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createEnquiryClient } from "../../../tests/support/enquiries.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";

eachDatabase((database) => {
  const start = async () => {
    const client = await createEnquiryClient(await database.use(startProduct));
    const { site, desk } = client;
    const bulk = (json: unknown, token = desk) => site.ask("POST", "/api/contact/bulk", { token, json });
    const build = async (count: number) => {
      const ids: number[] = [];
      for (let built = 0; built < count; built += 1) ids.push(await buildEnquiry(site));
      return ids;
    };
    return { ...client, bulk, build };
  };

  it("changes those that allow it, says why the others were left, and writes one history row", async () => {
    const { site, owner, bulk, build, act, one, rows } = await start();
    const [a = 0, b = 0, spam = 0, theirs = 0, stale = 0] = await build(5);
    await act(spam, "spam");
    await act(theirs, "take", { token: owner });
    const before = (await rows()).meta.total;
    const enquiries = [
      { id: b, version: 1 },
      { id: a },
      { id: spam },
      { id: theirs },
      { id: stale, version: 7 },
      { id: 999 },
    ];
    const { status, json } = await bulk({ act: "take", enquiries });
    expect([status, json]).toEqual([
      200,
      {
        message: "2 enquiries assigned to you.",
        done: [
          { id: b, version: 2 },
          { id: a, version: 2 },
        ],
        left: [
          { id: spam, code: "case-spam", message: "This enquiry is in Spam." },
          { id: theirs, code: "case-taken", message: "This enquiry is assigned to Admin." },
          {
            id: stale,
            code: "changed-meanwhile",
            message: "Someone else changed this in the meantime. Compare both versions and choose.",
          },
          { id: 999, code: "enquiry-gone", message: "This submission is no longer there." },
        ],
      },
    ]);
    expect(await one(a)).toMatchObject({ state: "taken", owner: { id: 2 }, version: 2 });
    expect(await one(stale)).toMatchObject({ state: "new", version: 1 });
    const history = await rows();
    expect(history.meta.total).toBe(before + 1);
    expect(history.data[0]).toMatchObject({
      act: "take enquiry",
      fields: { state: { before: "new", after: "taken" } },
    });
    expect((await one(b)).history[0]).toMatchObject({ act: "take enquiry", who: { id: 2 } });
    expect(await site.history.verify()).toMatchObject({ broken: null });
  });

  it.each([
    ["take", {}, { state: "taken" }],
    ["release", {}, { state: "new", owner: null }],
    ["answered", { how: "call" }, { state: "answered", answered_how: "call", owner: { id: 2 } }],
    ["reopen", {}, { state: "taken", owner: { id: 2 }, answered_how: null, version: 3 }],
    ["spam", {}, { state: "spam", owner: null }],
    ["not-spam", {}, { state: "new" }],
  ] as const)("does to several what %s does to one", async (verb, more, expected) => {
    const { bulk, build, act, one } = await start();
    const ids = await build(2);
    for (const id of ids) {
      if (verb === "release") await act(id, "take");
      if (verb === "not-spam") await act(id, "spam");
      if (verb === "reopen") await act(id, "answered", { json: { how: "call" } });
    }
    const { json } = await bulk({ act: verb, ...more, enquiries: ids.map((id) => ({ id })) });
    expect([json.done.length, json.left]).toEqual([2, []]);
    for (const id of ids) expect(await one(id)).toMatchObject(expected);
  });

  it("changes nothing where none allows it, nor what is one's own already, and writes no row", async () => {
    const { bulk, build, act, rows } = await start();
    const [id = 0, own = 0] = await build(2);
    await act(own, "take");
    const before = (await rows()).meta.total;
    expect((await bulk({ act: "release", enquiries: [{ id }] })).json).toMatchObject({
      message: "None of them could be changed.",
      done: [],
      left: [{ id, code: "case-new" }],
    });
    expect((await bulk({ act: "take", enquiries: [{ id: own }, { id: own }] })).json).toMatchObject({
      done: [{ id: own, version: 2 }],
      left: [],
    });
    expect((await rows()).meta.total).toBe(before);
  });

  database.itOnce("refuses unknown acts, answers without a way, none and more than 200", async () => {
    const { site, bulk } = await start();
    const enquiries = [{ id: 1 }];
    for (const [json, code] of [
      [{ act: "delete", enquiries }, "act-unknown"],
      [{ act: "answered", enquiries }, "how-unknown"],
      [{ act: "take", enquiries: [] }, "no-enquiry-chosen"],
      [{ act: "take", enquiries: [{ id: "1" }] }, "no-enquiry-chosen"],
      [
        { act: "take", enquiries: Array.from({ length: 201 }, (_, place) => ({ id: place + 1 })) },
        "too-many-enquiries",
      ],
    ] as const) {
      const { status, json: body } = await bulk(json);
      expect([status, body.code]).toEqual([422, code]);
    }
    const all = Array.from({ length: 200 }, (_, place) => ({ id: place + 1 }));
    expect((await bulk({ act: "take", enquiries: all })).status).toBe(200);
    expect((await bulk({ act: "take", enquiries }, await site.token("editor"))).status).toBe(403);
  });
});
