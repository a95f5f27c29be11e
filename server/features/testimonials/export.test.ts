import { expect, it } from "vitest";
import { SENT_FIELDS } from "../../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { readCsv } from "../../../tests/support/read-csv.ts";
import { STORY } from "../../../tests/support/testimonial.ts";

const MALAYALAM = 'രാവിലെ എഴുന്നേൽക്കാൻ മടിയായിരുന്നു.\nഇപ്പോൾ ഞാനാണ് അവളെ “വിളിച്ചുണർത്തുന്നത്”, "ദിവസവും".';

eachDatabase((database) => {
  const start = () => database.use(startProduct);
  const exported = async (site: Awaited<ReturnType<typeof start>>, query = "", token?: string) => {
    const answer = await site.ask("GET", `/api/testimonials/export${query}`, {
      token: token ?? (await site.token("desk")),
    });
    return { ...answer, rows: () => readCsv(answer.text) };
  };

  it("exports the selected ones as a table, with Indian times and every character", async () => {
    const site = await start();
    const created_at = "2026-11-21T20:15:07.123Z";
    const first = await buildTestimonial(site, { created_at, name: "അനു", title: "", description: MALAYALAM });
    const second = await buildTestimonial(site, { created_at });
    await buildTestimonial(site, { status: "approved", is_visible: 0 });
    const file = await exported(site, "?status=pending");
    expect([file.status, file.headers.get("Content-Type"), file.headers.get("Cache-Control")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "no-store",
    ]);
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="testimonials-pending.csv"');
    const [head, ...rows] = file.rows();
    const named = rows.map((row) => Object.fromEntries(row.map((cell, place) => [head?.[place], cell])));
    expect(named).toMatchObject([
      {
        Number: String(second),
        ...Object.fromEntries(SENT_FIELDS.map((field) => [TESTIMONIAL_LABELS[field], STORY[field]])),
        "On the site": "No",
      },
      {
        Number: String(first),
        "Sent (Indian time)": "2026-11-22 01:45:07",
        Name: "അനു",
        Email: "runner@example.org",
        Title: "",
        Description: MALAYALAM,
        Decision: "pending",
      },
    ]);
    expect((await exported(site)).rows()).toHaveLength(2);
    expect((await exported(site, "?status=gone")).status).toBe(400);
  });

  database.itOnce("security 30: escapes spreadsheet formulas", async () => {
    const site = await start();
    const dangerous = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1+1", "＋1", "－1", "＠a", "﹦1", "−1"];
    for (const description of dangerous) await buildTestimonial(site, { description, name: "=HYPERLINK(1)" });
    await buildTestimonial(site, { description: "a = b, 5 - 3", name: "Anu", title: "O'Brien" });
    const [head, plain, ...rows] = (await exported(site, "?status=pending")).rows();
    const [name = 0, said = 0] = ["Name", "Description"].map((column) => head?.indexOf(column));
    expect(rows.map((row) => row[said]).toReversed()).toEqual(dangerous.map((cell) => `'${cell}`));
    expect(new Set(rows.map((row) => row[name]))).toEqual(new Set(["'=HYPERLINK(1)"]));
    expect([plain?.[name], plain?.[said]]).toEqual(["Anu", "a = b, 5 - 3"]);
  });

  it("exports all of them, in any number, once each", async () => {
    const site = await start();
    const { id: _, ...one } = await site.database.db
      .selectFrom("testimonials")
      .selectAll()
      .where("id", "=", await buildTestimonial(site, { status: "approved" }))
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1201 }, (_, place) => ({ ...one, status: place % 2 ? "pending" : "approved" }));
    for (let from = 0; from < rows.length; from += 400)
      await site.database.db
        .insertInto("testimonials")
        .values(rows.slice(from, from + 400) as never)
        .execute();
    const [, ...told] = (await exported(site, "?status=approved")).rows();
    expect(told).toHaveLength(602);
    const numbers = told.map(([id]) => Number(id));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
  });

  it("is audited once per file, without a visitor's words, and not for a HEAD request", async () => {
    const site = await start();
    await buildTestimonial(site, { status: "rejected" });
    const token = await site.token();
    const head = await site.ask("HEAD", "/api/testimonials/export?status=rejected", { token });
    expect([head.status, head.headers.get("Allow")]).toEqual([405, "GET"]);
    expect((await site.ask("GET", "/api/history", { token })).json.data).toEqual([]);
    await exported(site, "?status=rejected", await site.token("editor"));
    const { json, text } = await site.ask("GET", "/api/history", { token });
    expect(json.data).toMatchObject([
      {
        who: { name: "The editor" },
        act: "export testimonials",
        about: { kind: "testimonial", id: null, label: null },
        fields: { status: { before: null, after: "rejected" }, rows: { before: null, after: 1 } },
        can_put_back: false,
      },
    ]);
    expect(text).not.toMatch(/runner@example\.org|first kilometre/);
  });

  it("is refused for viewers, and a refusal is not audited", async () => {
    const site = await start();
    expect((await exported(site, "", await site.token("reader"))).status).toBe(403);
    expect((await site.ask("GET", "/api/testimonials/export")).status).toBe(401);
    expect((await site.ask("GET", "/api/history", { token: await site.token() })).json.data).toEqual([]);
  });
});
