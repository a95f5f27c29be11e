import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";

const CENTRES = [
  "district,name,phones,hours",
  "Kannur,Ward,0497 000 0001; 90000 00021,9 to 1",
  '"കൊല്ലം","A ""quoted"" ward",04740000001,"9 to 1, Sunday too"',
].join("\r\n");

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const send = (kind: string, content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
      const body = new FormData();
      body.append("file", new File([content], "table.csv", { type: "text/csv" }));
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return site.ask("POST", `/api/import/${kind}`, { token, body });
    };
    const list = async (kind: string) => (await site.ask("GET", `/api/${kind}`)).json;
    const history = async () => (await site.ask("GET", "/api/history?kind=import", { token })).json.data;
    const putBack = (id: number) => site.ask("POST", `/api/history/${id}/put-back`, { token });
    return { site, token, send, list, history, putBack };
  };

  it("checks, adds, changes and leaves alone, as one entry that can be undone and redone", async () => {
    const { site, token, send, list, history, putBack } = await start();
    const checked = await send("centres", `\uFEFF${CENTRES}`, { dry_run: "true" });
    expect([checked.status, checked.json]).toEqual([200, { data: { added: 2, changed: 0, unchanged: 0, errors: [] } }]);
    expect([await list("centres"), await history()]).toEqual([[], []]);
    const before = site.publicContent.version();
    expect((await send("centres", CENTRES)).json.data).toEqual({ added: 2, changed: 0, unchanged: 0, errors: [] });
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect(await list("centres")).toMatchObject([
      { district: "Kannur", name: "Ward", phones: ["04970000001", "9000000021"], hours: "9 to 1" },
      { district: "Kollam", name: 'A "quoted" ward', hours: "9 to 1, Sunday too" },
    ]);
    const second = "district;name;phones;offers\nKannur;Ward;04970000001;Beds\nKannur;New;04970000003;\n;;;\n";
    expect((await send("centres", second)).json.data).toEqual({ added: 1, changed: 1, unchanged: 0, errors: [] });
    expect((await send("centres", second)).json.data).toEqual({ added: 0, changed: 0, unchanged: 2, errors: [] });
    const [entry, first, ...more] = await history();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      act: "import",
      about: { kind: "import", label: "treatment centres: 1 added, 1 changed" },
      can_put_back: true,
    });
    expect((await putBack(first.id)).status).toBe(409);
    expect((await putBack(entry.id)).status).toBe(200);
    const names = async () => (await list("centres")).map(({ name, offers }: Record<string, string>) => [name, offers]);
    expect(await names()).toEqual([
      ["Ward", ""],
      ['A "quoted" ward', ""],
    ]);
    const [undone] = await history();
    expect((await putBack(undone.id)).status).toBe(200);
    expect((await names()).toSorted()).toEqual([
      ['A "quoted" ward', ""],
      ["New", ""],
      ["Ward", "Beds"],
    ]);
    const { id } = (await list("centres")).find(({ offers }: { offers: string }) => offers === "Beds");
    await site.ask("DELETE", `/api/centres/delete/${id}`, { token });
    const [redone] = await history();
    expect((await putBack(redone.id)).status).toBe(409);
  });

  it("imports events, district contacts and essential links", async () => {
    const { send, list, history, putBack } = await start();
    const events =
      "title,district,starts_at,ends_at,status\nRun,Kannur,2100-01-02 06:30,,\nRun,kollam,2100-01-03T06:30:00Z,,cancelled\n";
    expect((await send("events", events)).json.data).toMatchObject({ added: 2, errors: [] });
    expect((await list("events")).data).toMatchObject([
      { title: "Run", location: "Kannur", starts_at: "2100-01-02T01:00:00.000Z", status: "planned" },
      { title: "Run", location: "Kollam", starts_at: "2100-01-03T06:30:00.000Z", status: "cancelled" },
    ]);
    expect((await send("events", events.replace("06:30,,\n", "06:30,,moved\n"))).json.data).toMatchObject({
      changed: 1,
    });
    const late = "title,district,starts_at,ends_at\nRun,Kannur,2100-01-02 06:30,2100-01-01 06:30\n";
    expect((await send("events", late)).json.data).toMatchObject({
      changed: 0,
      errors: [{ row: 2, field: "ends_at" }],
    });
    const contacts = 'district,contacts\nKannur,"+91 90000 00001, 9000000002"\n';
    expect((await send("district-contacts", contacts)).json.data.added).toBe(1);
    expect((await list("district-contacts"))[0].contacts).toEqual(["9000000001", "9000000002"]);
    const links = "number,label,description\n0471 000 0001,telephone,A line\n";
    expect((await send("essential-links", links)).json.data.added).toBe(1);
    expect((await list("essential-links"))[0].number).toBe("04710000001");
    const entries = await history();
    expect(entries).toHaveLength(4);
    for (const { id } of entries) expect((await putBack(id)).status).toBe(200);
    expect([await list("district-contacts"), await list("essential-links"), (await list("events")).data]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("security 100: names row, column and what was probably meant, and stores nothing", async () => {
    const { send, list, history } = await start();
    const table = [
      "district,name,phones,checked_on",
      "Kanur,A,04970000001,",
      "",
      "Kollam,B,x,22.11.2026",
      "Kollam,B,04740000001,",
    ];
    const refused = await send("centres", [...table, "Kollam,C,04740000001,", "Kollam,C,04740000002,"].join("\n"));
    expect(refused.status).toBe(200);
    expect(refused.json.data).toEqual({
      added: 0,
      changed: 0,
      unchanged: 0,
      errors: [
        { row: 2, field: "district", message: "Please select a district. Did you mean “Kannur”?" },
        { row: 4, field: "phones", message: "Please enter telephone numbers of 3 to 15 digits." },
        { row: 4, field: "checked_on", message: "The day of the check must be written like 2026-11-22." },
        { row: 7, field: "", message: "This repeats row 6." },
      ],
    });
    expect((await send("centres", "distrct,name,phones\nKannur,A,04970000001\n")).json.data.errors).toEqual([
      { row: 1, field: "distrct", message: "The table has no column “distrct”. Did you mean “district”?" },
      { row: 1, field: "district", message: "The column “district” is missing." },
    ]);
    const quoted = await send("centres", 'district,name,phones\nKannur,"A,04970000001\n');
    expect(quoted.json.data.errors).toEqual([
      { row: 2, field: "", message: "This row cannot be read: check its quotation marks." },
    ]);
    const events = [
      "title,district,starts_at,ends_at",
      "Ends early,Kollam,2027-01-20 06:00,2027-01-20 05:00",
      ",Kollam,2027-01-20 06:00,2027-01-20 09:00",
    ];
    const ordered = await send("events", events.join("\n"));
    expect(
      ordered.json.data.errors.map(({ row }: { row: number }) => row),
      "in the order of the table",
    ).toEqual([2, 3]);
    expect([await list("centres"), await history()]).toEqual([[], []]);
  });

  it("security 100: refuses what is no table, and what is too much", async () => {
    const { site, token, send } = await start();
    const code = async (answer: ReturnType<typeof send>) => {
      const { status, json } = await answer;
      return [status, json.code];
    };
    expect(await code(send("centres", "district,name,phones\n"))).toEqual([422, "import-empty"]);
    expect(await code(send("centres", new Uint8Array([0x64, 0xff, 0xfe])))).toEqual([422, "import-encoding"]);
    const rows = Array.from({ length: 2001 }, (_, at) => `Kannur,Ward ${at},04970000001`);
    expect(await code(send("centres", ["district,name,phones", ...rows].join("\n")))).toEqual([
      422,
      "import-too-many-rows",
    ]);
    const wide = Array.from({ length: 30_000 }, (_, at) => at.toString(36)).join();
    expect(await code(send("centres", `${wide}\n${"a\n".repeat(1999)}`))).toEqual([422, "import-too-many-columns"]);
    expect(await code(send("centres", `${",".repeat(100_000)}\na\n`))).toEqual([422, "import-too-many-columns"]);
    expect(await code(send("centres", CENTRES, { dry_run: "perhaps" }))).toEqual([422, "import-dry-run"]);
    expect((await send("centres", "x".repeat(1024 ** 2 + 1))).status).toBe(413);
    expect((await send("pages", CENTRES)).status).toBe(404);
    const template = await site.ask("GET", "/api/import/essential-links/template", { token });
    expect(template.headers.get("Content-Type")).toMatch(/^text\/csv/);
    expect(template.text.replace("\uFEFF", "")).toBe("number,label,description,description_ml\r\n");
  });
});
