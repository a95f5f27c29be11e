import { expect, it } from "vitest";
import type { Role } from "../../../shared/permissions/permissions.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { STORY } from "../../../tests/support/testimonial.ts";

interface Thing {
  kind: string;
  id: number;
  label: string;
  found: string;
  to: string;
}

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const find = async (q: string, role: Role = "owner"): Promise<Thing[]> =>
      (await site.ask("GET", `/api/search?q=${encodeURIComponent(q)}`, { token: await site.token(role) })).json.data;
    return { site, find };
  };
  const kinds = (things: Thing[]) => things.map(({ kind }) => kind);

  const fill = async (site: TestProduct) => {
    const token = await site.token();
    const add = async (path: string, json: object) =>
      expect((await site.ask("POST", path, { token, json })).status).toBe(201);
    await buildEnquiry(site, { name: "A coach", message: `${"Good day. ".repeat(20)}കണ്ണൂരിൽ ഓട്ടം എപ്പോൾ?` });
    await buildTestimonial(site, {
      name: "A captain",
      designation: "Kannur",
      status: "approved",
      description: "We ran.",
    });
    await buildTestimonial(site, { name: "Hidden", designation: "Kannur", status: "approved", is_visible: 0 });
    await buildTestimonial(site, { name: "New", title: "In Kannur", status: "pending" });
    const event = { description: "On the beach.", location: "Kannur", date: "2026-12-03T00:00:00.000Z", images: [] };
    await site.events.replaceOwn([{ ...event, title: "Evening of short films" }]);
    await add("/api/essential-links/add", { number: "9999999999", label: "telephone", description: "Kannur desk" });
    await add("/api/district-contacts/add", { district: "Kannur", contacts: ["9000000025"] });
    await add("/api/centres/add", { district: "Kannur", name: "The ward", phones: ["04970000001"] });
    const brochure = new FormData();
    brochure.set("name", "From Kannur to Kollam");
    brochure.set("file", new File(["%PDF-1.7 x"], "b.pdf", { type: "application/pdf" }));
    expect((await site.ask("POST", "/api/brochures/add", { token, body: brochure })).status).toBe(201);
    const material = new FormData();
    const fields = { title: "Poster of Kannur", title_ml: "കണ്ണൂരിന്റെ പോസ്റ്റർ", kind: "poster", language: "both" };
    for (const [field, value] of Object.entries(fields)) material.set(field, value);
    material.set("file", new File(["%PDF-1.7 x"], "m.pdf", { type: "application/pdf" }));
    expect((await site.ask("POST", "/api/materials/add", { token, body: material })).status).toBe(201);
    const page = { slug: "kannur-run", title: "The run in Kannur", body: "By the sea.", title_ml: "", body_ml: "" };
    await add("/api/pages/add", page);
    expect((await site.ask("POST", "/api/pages/1/publish", { token, json: {} })).status).toBe(200);
    await add("/api/pages/add", { ...page, slug: "kannur-draft", title: "Kannur, not yet told" });
    const inHours = (hours: number) => new Date(site.now.getTime() + hours * 3_600_000).toISOString();
    const announcement = { text_ml: "", link: "", kind: "news" };
    await add("/api/notices/add", { ...announcement, text: "Kannur now", from: inHours(-1), until: inHours(5) });
    await add("/api/notices/add", { ...announcement, text: "Kannur later", from: inHours(2), until: inHours(4) });
    await add("/api/replies/add", { title: "A class", text: "In Kannur by telephone.", text_ml: "" });
    await site.database.db.updateTable("admins").set({ name: "Kannur Office" }).where("id", "=", 1).execute();
  };

  it("returns matches of every kind with a snippet and the screen that shows them", async () => {
    const { site, find } = await start();
    await fill(site);
    for (const q of ["kannur", "കണ്ണൂർ", "കണ്ണൂര്\u200d"]) {
      const things = await find(q);
      expect([q, kinds(things)]).toEqual([
        q,
        [
          "enquiry",
          "testimonial",
          "testimonial",
          "testimonial",
          "event",
          "essential link",
          "district contact",
          "centre",
          "brochure",
          "material",
          "page",
          "page",
          "notice",
          "notice",
          "ready-made answer",
          "staff",
        ],
      ]);
      const [enquiry, newest, , captain, event, link, contact, centre, brochure, material, ...more] = things;
      const [draft, page, announcement, , answer, staff] = more;
      expect(enquiry).toMatchObject({
        id: 1,
        label: "A coach",
        found: expect.stringMatching(/^… .*കണ്ണൂരിൽ ഓട്ടം എപ്പോൾ\?$/),
      });
      const to = new URL(enquiry?.to ?? "", "http://x");
      expect([to.pathname, ...to.searchParams]).toEqual(["/admin/contact-submissions", ["q", q], ["open", "1"]]);
      expect(newest).toMatchObject({ found: "In Kannur", to: "/admin/testimonials?tab=pending&page=1&open=3" });
      expect(captain).toMatchObject({
        label: "A captain, Kannur",
        found: "We ran.",
        to: "/admin/testimonials?tab=approved&page=1&open=1",
      });
      expect(event).toMatchObject({
        label: "Evening of short films",
        found: "Kannur: On the beach.",
        to: expect.stringMatching(/^\/admin\/events\/[\da-f]{16}$/),
      });
      expect(link).toMatchObject({ label: "9999999999, telephone", to: "/admin/essential-links?open=1" });
      expect(contact).toMatchObject({ label: "Kannur", found: "9000000025", to: "/admin/district-contact#edit-1" });
      expect(centre).toMatchObject({ label: "The ward", to: "/admin/centres#edit-1" });
      expect(brochure).toMatchObject({ label: "From Kannur to Kollam", to: "/admin/brochures" });
      expect(material).toMatchObject({ label: "Poster of Kannur", to: "/admin/materials#edit-1" });
      expect(draft).toMatchObject({ label: "Kannur, not yet told", to: "/admin/pages?page=2" });
      expect(page).toMatchObject({ label: "The run in Kannur", found: "By the sea.", to: "/admin/pages?page=1" });
      expect(announcement).toMatchObject({ label: "Kannur now", to: "/admin/notices#edit-1" });
      expect(answer).toMatchObject({ found: "In Kannur by telephone.", to: "/admin/ready-answers#edit-1" });
      expect(staff).toMatchObject({ label: "Kannur Office", to: "/admin/staff?open=1" });
    }
    expect(kinds(await find("OFFICE kannur"))).toEqual(["staff"]);
    expect(await find("office kollam")).toEqual([]);
    expect(await find(" ")).toEqual([]);
  });

  it("finds a testimonial by each of its words", async () => {
    const { site, find } = await start();
    await buildTestimonial(site);
    for (const text of Object.values(STORY)) expect([text, kinds(await find(text))]).toEqual([text, ["testimonial"]]);
  });

  it("finds an event by all its texts in either language, and links editors to its screen", async () => {
    const { site, find } = await start();
    const texts = {
      title: "Evening run",
      description: "Bring water.",
      venue: "The stadium",
      reason: "Heavy rain",
      title_ml: "സായാഹ്ന ഓട്ടം",
      description_ml: "വെള്ളം കരുതുക.",
      venue_ml: "മൈതാനം",
      reason_ml: "കനത്ത മഴ",
    };
    const json = { ...texts, district: "Kollam", status: "postponed" };
    const { key } = (await site.ask("POST", "/api/events/add", { token: await site.token("editor"), json })).json.data;
    for (const text of Object.values(texts)) {
      const found = { kind: "event", id: 0, label: texts.title };
      expect(await find(text, "editor")).toMatchObject([{ ...found, to: `/admin/events/${key}` }]);
      expect(await find(text, "desk")).toMatchObject([{ ...found, to: `/events/0?e=${key}` }]);
    }
    expect(await find("മഴ", "reader")).toMatchObject([{ found: texts.reason_ml }]);
  });

  it("returns the five newest of each kind, and links to the page of a testimonial", async () => {
    const { site, find } = await start();
    for (let number = 1; number <= 30; number += 1) {
      await buildEnquiry(site, { name: `Sender ${number}`, message: "A wheelchair start?" });
      await buildTestimonial(site, { name: `Teller ${number}`, title: number % 4 === 0 ? "By wheelchair" : "On foot" });
    }
    const things = await find("wheel");
    expect(things.map(({ label }) => label)).toEqual([
      ...[30, 29, 28, 27, 26].map((number) => `Sender ${number}`),
      ...[28, 24, 20, 16, 12].map((number) => `Teller ${number}, Club member`),
    ]);
    expect(things.at(-1)?.to).toBe("/admin/testimonials?tab=pending&page=2&open=12");
    expect(await find("Teller 18 foot")).toMatchObject([{ to: "/admin/testimonials?tab=pending&page=2&open=18" }]);
  });

  it("finds permitted items behind any number of newer forbidden ones", async () => {
    const { site, find } = await start();
    await buildEnquiry(site, { message: "A wheelchair start?" });
    await buildTestimonial(site, { title: "By wheelchair", status: "approved" });
    for (let number = 1; number <= 101; number += 1) {
      await buildEnquiry(site, { message: "Buy a wheelchair!", state: "spam" });
      await buildTestimonial(site, { title: "By wheelchair", status: "pending" });
    }
    const desk = await find("wheelchair", "desk");
    expect(desk.filter(({ kind }) => kind === "enquiry").map(({ id }) => id)).toEqual([1]);
    expect((await find("wheelchair", "reader")).map(({ kind, id }) => [kind, id])).toEqual([["testimonial", 1]]);
  });

  it("finds text matches behind any number of newer matches in a URL only", async () => {
    const { site, find } = await start();
    await buildTestimonial(site, { title: "By wheelchair", status: "approved" });
    for (let number = 1; number <= 101; number += 1)
      await buildTestimonial(site, { email: "wheelchair@example.org", status: "approved" });
    expect((await find("wheelchair", "reader")).map(({ kind, id }) => [kind, id])).toEqual([["testimonial", 1]]);
  });

  it("security 98: returns to each role only what it may see", async () => {
    const { site, find } = await start();
    await fill(site);
    const things = ["event", "essential link", "district contact", "centre", "brochure", "material", "page", "notice"];
    const publicKinds = ["testimonial", ...things];
    const ofDesk = ["enquiry", ...publicKinds, "ready-made answer"];
    expect(new Set(kinds(await find("kannur", "desk")))).toEqual(new Set(ofDesk));
    expect(kinds(await find("kannur", "editor"))).toEqual(
      ["testimonial", "testimonial", ...publicKinds].flatMap((kind) =>
        kind === "page" || kind === "notice" ? [kind, kind] : [kind],
      ),
    );
    const reader = await find("kannur", "reader");
    expect(kinds(reader)).toEqual(publicKinds);
    expect(reader.map(({ label, to }) => [label, to.replace(/e=.*/, "e=")])).toEqual([
      ["A captain, Kannur", "/testimonials?show=1"],
      ["Evening of short films", "/events/0?e="],
      ["9999999999, telephone", "/essential-links"],
      ["Kannur", "/contact-us"],
      ["The ward", "/centres"],
      ["From Kannur to Kollam", "/"],
      ["Poster of Kannur", "/materials"],
      ["The run in Kannur", "/info/kannur-run"],
      ["Kannur now", "/"],
    ]);
    // Email addresses match only for roles that may see them.
    expect(kinds(await find("runner@example.org captain", "editor"))).toEqual(["testimonial"]);
    expect(await find("runner@example.org captain", "reader")).toEqual([]);
    expect((await site.ask("GET", "/api/search?q=kannur")).status).toBe(401);
  });

  it("refuses a query that is too long or given twice before any work", async () => {
    const { site } = await start();
    const token = await site.token();
    for (const query of [`q=${"x".repeat(101)}`, "q=%00", "q=a&q=b"])
      expect([query, (await site.ask("GET", `/api/search?${query}`, { token })).status]).toEqual([query, 400]);
    expect((await site.ask("GET", "/api/search", { token })).json).toEqual({ data: [] });
  });
});
