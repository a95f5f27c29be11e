import { setImmediate as othersGoFirst } from "node:timers/promises";
import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { readCsv } from "../../../tests/support/read-csv.ts";

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("desk");
    const exported = async (query = "", by = token) => {
      const answer = await site.ask("GET", `/api/contact/export${query}`, { token: by });
      const [head = [], ...rows] = answer.status === 200 ? readCsv(answer.text) : [];
      const named = rows.map((row) => Object.fromEntries(row.map((cell, place) => [head[place] ?? "", cell])));
      return { ...answer, rows: named };
    };
    return { site, token, exported };
  };

  it("exports what the list filters find, newest first, in Indian time", async () => {
    const { site, token, exported } = await start();
    const at = (day: string) => `2026-11-${day}T20:00:00.000Z`;
    const message = 'എന്റെ മകൻ\n"സ്കൂളിൽ" പോകുന്നില്ല, എന്തു ചെയ്യും?';
    const first = await buildEnquiry(site, { created_at: at("19"), name: "അനു", message });
    const second = await buildEnquiry(site, { created_at: at("20") });
    const third = await buildEnquiry(site, { created_at: at("21") });
    const spam = await buildEnquiry(site, { state: "spam", spam_since: at("21") });
    await site.ask("POST", `/api/contact/${second}/take`, { token });
    const numbers = async (query: string) => (await exported(query)).rows.map((row) => Number(row["Number"]));
    expect(await numbers("")).toEqual([third, second, first]);
    expect(await numbers("?state=spam")).toEqual([spam]);
    expect(await numbers("?owner=me")).toEqual([second]);
    expect(await numbers("?owner=none")).toEqual([third, first]);
    expect(await numbers("?from=2026-11-21&to=2026-11-21")).toEqual([second]);
    expect(await numbers("?q=roadshow")).toEqual([third, second]);
    expect(await numbers("?q=roadshow&state=new")).toEqual([third]);
    expect(await numbers("?q=nothing")).toEqual([]);
    expect((await exported("?state=gone")).status).toBe(400);

    const { rows, headers } = await exported();
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="enquiries-all.csv"');
    expect(rows[1]).toMatchObject({ State: "taken", "Assigned to": "The desk", Urgent: "No", Notes: "0" });
    expect(rows[2]).toMatchObject({
      "Sent (Indian time)": "2026-11-20 01:30:00",
      Name: "അനു",
      Phone: "9000000001",
      Message: message,
      "Assigned to": "",
    });
  });

  database.itOnce("security 30: escapes spreadsheet formulas", async () => {
    const { site, exported } = await start();
    await buildEnquiry(site, { name: "＝1", message: '=cmd|"/c calc"!A1', email: "+a@example.org" });
    expect((await exported()).rows).toMatchObject([
      { Name: "'＝1", Message: `'=cmd|"/c calc"!A1`, Email: "'+a@example.org" },
    ]);
  });

  database.itOnce(
    "security 30: truncates a cell that a spreadsheet would continue as a formula in the next one, and says so",
    async () => {
      const { site, exported } = await start();
      const message = "\u{1f3c3}=1+1".repeat(10_000);
      await buildEnquiry(site, { message });
      await buildEnquiry(site, { message: `=${"x".repeat(32_766)}` });
      await buildEnquiry(site, { message: "x".repeat(32_767) });
      const [whole, guarded, long] = (await exported()).rows.map((row) => row["Message"] ?? "");
      expect(whole).toBe("x".repeat(32_767));
      expect(guarded).toMatch(/^'=x+ … \[cut here: \d+ more characters; the admin panel shows the whole text\]$/);
      const [, kept = "", cut] = /^(.*) … \[cut here: (\d+) more characters; .*\]$/.exec(long ?? "") ?? [];
      expect(message.startsWith(kept)).toBe(true);
      expect([...kept].length + Number(cut)).toBe([...message].length);
      expect(long?.length).toBeGreaterThan(32_700);
      for (const cell of [guarded, long]) expect(cell?.length).toBeLessThanOrEqual(32_767);
    },
  );

  it("exports all of them, search results too, in any number, once each", async () => {
    const { site, exported } = await start();
    const { id: _, ...one } = await site.database.db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("id", "=", await buildEnquiry(site))
      .executeTakeFirstOrThrow();
    const like = { ...one, folded: "roadshow" };
    const rows = Array.from({ length: 5100 }, (_, place) => ({ ...like, id: 2 + place + (place > 600 ? 12_000 : 0) }));
    for (let from = 0; from < rows.length; from += 400)
      await site.database.db
        .insertInto("contact_submissions")
        .values(rows.slice(from, from + 400))
        .execute();
    for (const query of ["", "?q=roadshow"]) {
      const numbers = (await exported(query)).rows.map((row) => Number(row["Number"]));
      expect(numbers).toEqual([...rows.map(({ id }) => id).toReversed(), 1]);
    }

    // Slow searches must not block other requests.
    const by = { id: 1, name: "Admin", role: "owner" } as const;
    const noting = site.enquiries.export(by, { q: "nothing", me: 1 });
    let noted = false;
    noting.finally(() => {
      noted = true;
    });
    let turns = 0;
    for (; !noted; turns += 1) await othersGoFirst();
    expect(turns).toBeGreaterThan(20);
  });

  it("security 91: is audited once, without the search terms, and requires the right to answer", async () => {
    const { site, token, exported } = await start();
    await buildEnquiry(site);
    await exported("?state=new&q=roadshow");
    expect((await exported("", await site.token("editor"))).status).toBe(403);
    expect((await site.ask("HEAD", "/api/contact/export", { token })).status).toBe(405);
    const { json, text } = await site.ask("GET", "/api/history", { token: await site.token() });
    expect(json.data).toMatchObject([
      {
        act: "export enquiries",
        about: { kind: "enquiry", id: null, label: null },
        fields: { state: { before: null, after: "new" }, rows: { before: null, after: 1 } },
      },
    ]);
    expect(text).not.toContain("roadshow");
  });
});
