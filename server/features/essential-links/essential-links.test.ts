import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const LINK = {
  number: "04710000001",
  label: "telephone",
  description: "A counsellor who listens.",
  description_ml: "കേൾക്കുന്ന ഒരു കൗൺസിലർ.",
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const add = (over: Record<string, unknown> = {}) =>
      site.ask("POST", "/api/essential-links/add", { token, json: { ...LINK, ...over } });
    return { site, token, add };
  };

  it("adds, lists in order of creation, changes and deletes, with public changes at once", async () => {
    const { site, token, add } = await start();
    const before = site.publicContent.version();
    const added = await add({ id: 9, created_at: "x" });
    expect([added.status, added.json]).toEqual([
      201,
      { message: "Essential link added successfully!", data: { id: 1, ...LINK, ...version(1) } },
    ]);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    await add({ label: "whatsapp", number: "91" });
    const changed = await site.ask("PUT", "/api/essential-links/update/1", {
      token,
      json: { ...LINK, number: "1234567" },
    });
    expect([changed.status, changed.json]).toEqual([
      200,
      { message: "Essential link updated successfully!", data: { id: 1, ...LINK, number: "1234567", ...version(2) } },
    ]);
    expect((await site.ask("GET", "/api/essential-links")).json).toEqual([
      { id: 1, ...LINK, number: "1234567" },
      { id: 2, ...LINK, label: "whatsapp", number: "91" },
    ]);
    const deleted = await site.ask("DELETE", "/api/essential-links/delete/1", { token });
    expect([deleted.status, deleted.json]).toEqual([200, { message: "Essential link deleted successfully!" }]);
    expect((await site.ask("GET", "/api/essential-links")).json).toHaveLength(1);
  });

  it("preserves the Malayalam text if it is omitted, and has none by default", async () => {
    const { site, token, add } = await start();
    await add();
    const { description_ml, ...english } = LINK;
    await add({ number: "04710000002", description_ml: undefined });
    const change = (json: unknown) => site.ask("PUT", "/api/essential-links/update/1", { token, json });
    const translations = async () =>
      ((await site.ask("GET", "/api/essential-links")).json as (typeof LINK)[]).map((link) => link.description_ml);
    expect(await translations()).toEqual([description_ml, ""]);
    await change({ ...english, description: "Another text" });
    expect(await translations()).toEqual([description_ml, ""]);
    await change({ ...LINK, description_ml: " " });
    expect(await translations()).toEqual(["", ""]);
  });

  database.itOnce.each([
    ["no number", { number: " " }, "Number is required!"],
    ["Latin characters", { number: "0471-1234567" }, "Number must contain only digits!"],
    ["Malayalam digits", { number: "൧൨൩൪൫൬൭" }, "Number must contain only digits!"],
    ["six digits for a voice number", { number: "123456" }, "Please enter a valid telephone number!"],
    ["21 digits", { number: "1".repeat(21) }, "Number can have at most 20 characters."],
    ["no description", { description: "" }, "Description is required!"],
    ["101 characters", { description: "x".repeat(101) }, "Description can have at most 100 characters."],
    [
      "101 Malayalam characters",
      { description_ml: "ക".repeat(101) },
      "Malayalam description can have at most 100 characters.",
    ],
    ["Malayalam that is not text", { description_ml: 7 }, "Malayalam description must be text."],
    ["another label", { label: "telegram" }, "The label must be telephone or whatsapp."],
    ["a number as number", { number: 1234567 }, "Number is required!"],
    ["security 32: NUL", { description: "a\0" }, "Description contains invalid characters."],
    ["a short number and no description", { number: "12", description: "" }, "Please enter a valid telephone number!"],
  ])("refuses %s with a message", async (_title, over, message) => {
    const { site, token, add } = await start();
    for (const refused of [
      await add(over),
      await site.ask("PUT", "/api/essential-links/update/1", { token, json: { ...LINK, ...over } }),
    ])
      expect([refused.status, refused.json.message]).toEqual([422, message]);
    expect((await site.ask("GET", "/api/essential-links")).json).toEqual([]);
  });

  it("has a number under a label once, for both endpoints, also for concurrent requests", async () => {
    const { site, token, add } = await start();
    await add();
    await add({ number: "04710000002" });
    const update = (id: number, json: unknown) => site.ask("PUT", `/api/essential-links/update/${id}`, { token, json });
    const message = "This link already exists!";
    const code = "link-exists";
    const exists = { message, code, errors: { number: message }, codes: { number: code } };
    for (const refused of [await add({ description: "Another text" }), await update(2, LINK)])
      expect([refused.status, refused.json]).toEqual([409, exists]);
    expect((await add({ label: "whatsapp" })).status).toBe(201);
    expect((await update(1, { ...LINK, description: "Another text" })).status).toBe(200);
    expect((await update(9, LINK)).status).toBe(404);
    const both = await Promise.all([1, 2, 3].map(() => add({ number: "04710000003" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const listed: { number: string }[] = (await site.ask("GET", "/api/essential-links")).json;
    expect(listed.filter(({ number }) => number === "04710000003")).toHaveLength(1);
  });

  it("reports a concurrent change by another administrator", async () => {
    const { site, token } = await start();
    const gone = [404, { message: "This link is no longer there.", code: "link-gone" }];
    const updated = await site.ask("PUT", "/api/essential-links/update/1", { token, json: LINK });
    expect([updated.status, updated.json]).toEqual(gone);
    const deleted = await site.ask("DELETE", "/api/essential-links/delete/1", { token });
    expect([deleted.status, deleted.json]).toEqual(gone);
  });
});
