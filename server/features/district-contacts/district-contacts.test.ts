import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const KOLLAM = { district: "Kollam", contacts: ["9000000001", "6000000002"] };

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    return {
      site,
      token,
      add: (json: unknown) => site.ask("POST", "/api/district-contacts/add", { token, json }),
      update: (id: number, json: unknown) => site.ask("PUT", `/api/district-contacts/update/${id}`, { token, json }),
      list: async () => (await site.ask("GET", "/api/district-contacts")).json,
    };
  };

  it("adds, lists in order of creation, changes and deletes, with public changes at once", async () => {
    const { site, token, add, update, list } = await start();
    const before = site.publicContent.version();
    const added = await add({ ...KOLLAM, district: " kOLLAM", id: 4 });
    expect([added.status, added.json]).toEqual([
      201,
      { message: "District added successfully!", data: { id: 1, ...KOLLAM, ...version(1) } },
    ]);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    await add({ district: "Kannur", contacts: ["7000000003"] });
    const changed = await update(1, { district: "KASARAGOD", contacts: [" 8000000004 "] });
    expect([changed.status, changed.json]).toEqual([
      200,
      {
        message: "District updated successfully!",
        data: { id: 1, district: "Kasaragod", contacts: ["8000000004"], ...version(2) },
      },
    ]);
    expect((await list()).map(({ district }: { district: string }) => district)).toEqual(["Kasaragod", "Kannur"]);
    const deleted = await site.ask("DELETE", "/api/district-contacts/delete/1", { token });
    expect([deleted.status, deleted.json]).toEqual([200, { message: "District deleted successfully!" }]);
    expect(await list()).toEqual([{ id: 2, district: "Kannur", contacts: ["7000000003"] }]);
  });

  it("has each district once, for both endpoints and in any capitalisation", async () => {
    const { add, update } = await start();
    await add(KOLLAM);
    await add({ ...KOLLAM, district: "Kannur" });
    for (const refused of [await add({ ...KOLLAM, district: "KOLLAM" }), await update(2, KOLLAM)])
      expect([refused.status, refused.json.message]).toEqual([409, "This district already exists!"]);
    expect((await update(1, { ...KOLLAM, district: "kollam" })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => add({ ...KOLLAM, district: "Idukki" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  database.itOnce.each([
    ["no district", { contacts: KOLLAM.contacts }, "Please select a district."],
    ["an unknown district", { ...KOLLAM, district: "Mahe" }, "Please select a district."],
    ["another spelling", { ...KOLLAM, district: "Trivandrum" }, "Please select a district."],
    ["no district and no phone", { district: "", contacts: [""] }, "Please select a district."],
    ["no phones", { ...KOLLAM, contacts: [] }, "Please enter valid 10-digit phone numbers."],
    [
      "one bad phone",
      { ...KOLLAM, contacts: ["9000000001", "5000000001"] },
      "Please enter valid 10-digit phone numbers.",
    ],
    ["nine digits", { ...KOLLAM, contacts: ["900000000"] }, "Please enter valid 10-digit phone numbers."],
    ["numbers", { ...KOLLAM, contacts: [9000000001] }, "Please enter valid 10-digit phone numbers."],
    ["no list", { ...KOLLAM, contacts: "9000000001" }, "Please enter valid 10-digit phone numbers."],
    [
      "21 phones",
      { ...KOLLAM, contacts: Array.from({ length: 21 }, (_, place) => String(9000000000 + place)) },
      "A district can have at most 20 phone numbers.",
    ],
    [
      "the same phone twice",
      { ...KOLLAM, contacts: ["9000000001", "6000000002", " 9000000001"] },
      "This phone number is already listed.",
    ],
  ])("refuses %s with a message", async (_title, json, message) => {
    const { add, update, list } = await start();
    for (const refused of [await add(json), await update(1, json)])
      expect([refused.status, refused.json.message]).toEqual([422, message]);
    expect(await list()).toEqual([]);
  });

  it("reports a concurrent change by another administrator", async () => {
    const { site, token, update } = await start();
    const gone = [404, { message: "This district is no longer there.", code: "district-gone" }];
    const updated = await update(1, KOLLAM);
    expect([updated.status, updated.json]).toEqual(gone);
    const deleted = await site.ask("DELETE", "/api/district-contacts/delete/1", { token });
    expect([deleted.status, deleted.json]).toEqual(gone);
  });
});
