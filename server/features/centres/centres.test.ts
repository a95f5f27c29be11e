import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const CENTRE = {
  district: "Kannur",
  name: "District hospital, de-addiction ward",
  name_ml: "ജില്ലാ ആശുപത്രി",
  address: "Hospital road",
  address_ml: "ആശുപത്രി റോഡ്",
  phones: ["04970000001"],
  hours: "Monday to Saturday, 9 am to 1 pm",
  hours_ml: "തിങ്കൾ മുതൽ ശനി വരെ",
  offers: "Talk with a doctor, beds",
  offers_ml: "ഡോക്ടറോടു സംസാരിക്കാം",
  map_url: "https://maps.example.org/kannur",
  checked_on: "2026-11-22",
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const add = (over: object = {}) => site.ask("POST", "/api/centres/add", { token, json: { ...CENTRE, ...over } });
    const update = (id: number, json: object) => site.ask("PUT", `/api/centres/update/${id}`, { token, json });
    return { site, token, add, update, list: async () => (await site.ask("GET", "/api/centres")).json };
  };

  it("adds, lists in order of creation, changes, deletes and restores, with public changes at once", async () => {
    const { site, token, add, update, list } = await start();
    expect(await list()).toEqual([]);
    const before = site.publicContent.version();
    const added = await add({ district: " kannur ", phones: ["0497 000 0001"] });
    const data = { id: 1, ...CENTRE };
    expect([added.status, added.json]).toEqual([
      201,
      { message: "Centre added successfully!", data: { ...data, ...version(1) } },
    ]);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    await add({ name: "Second" });
    const { name, district, phones } = CENTRE;
    const changed = await update(1, { district: "കൊല്ലം", name, phones, hours: "" });
    expect([changed.status, changed.json]).toEqual([
      200,
      { message: "Centre updated successfully!", data: { ...data, district: "Kollam", hours: "", ...version(2) } },
    ]);
    expect((await list())[0]).toEqual({ ...data, district: "Kollam", hours: "" });
    const deleted = await site.ask("DELETE", "/api/centres/delete/1", { token });
    expect([deleted.status, deleted.json]).toEqual([200, { message: "Centre deleted successfully!" }]);
    const [entry] = (await site.ask("GET", "/api/history?kind=centre", { token })).json.data;
    expect(entry).toMatchObject({ act: "delete centre", about: { label: `${name}, Kollam` }, can_put_back: true });
    expect((await site.ask("POST", `/api/history/${entry.id}/put-back`, { token })).status).toBe(200);
    expect((await list()).map((row: { id: number; phones: string[] }) => [row.id, row.phones])).toEqual([
      [1, phones],
      [2, phones],
    ]);
    expect(district).toBe("Kannur");
  });

  database.itOnce.each([
    ["no district", { district: "Mahe" }, "Please select a district."],
    ["no name", { name: " " }, "Please enter the name of the centre."],
    ["121 characters", { name: "x".repeat(121) }, "Name can have at most 120 characters."],
    ["no phone", { phones: [] }, "Please enter telephone numbers of 3 to 15 digits."],
    ["a phone with letters", { phones: ["0497 ext 4"] }, "Please enter telephone numbers of 3 to 15 digits."],
    ["phones as text", { phones: "04970000001" }, "Please enter telephone numbers of 3 to 15 digits."],
    ["11 phones", { phones: Array.from({ length: 11 }, (_, at) => `0497000${at}`) }, /at most 10 phone numbers/],
    ["the same phone twice", { phones: ["0497 1", "04971"].map((phone) => `${phone}23`) }, /already listed/],
    ["another scheme", { map_url: "javascript:alert(1)" }, "The map link must be an http or https address."],
    ["no day", { checked_on: "22.11.2026" }, "The day of the check must be written like 2026-11-22."],
    ["line breaks", { hours: "9\n5" }, "Hours contains invalid characters."],
    ["301 characters of address", { address_ml: "ക".repeat(301) }, /Malayalam address can have at most 300/],
  ])("refuses %s with a message", async (_title, over, message) => {
    const { add, update, list } = await start();
    for (const refused of [await add(over), await update(1, { ...CENTRE, ...over })]) {
      expect(refused.status).toBe(422);
      expect(refused.json.message).toMatch(message);
    }
    expect(await list()).toEqual([]);
  });

  it("has a name once per district, also for concurrent requests", async () => {
    const { add, update } = await start();
    await add();
    await add({ district: "Kollam" });
    for (const refused of [await add(), await update(2, CENTRE)])
      expect([refused.status, refused.json.code]).toEqual([409, "centre-exists"]);
    const both = await Promise.all([1, 2].map(() => add({ name: "Third" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await update(9, CENTRE)).json).toEqual({ message: "This centre is no longer there.", code: "centre-gone" });
  });
});
