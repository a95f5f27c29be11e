import { expect, it } from "vitest";
import { TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { PUBLIC_KEYS, STORY } from "../../../tests/support/testimonial.ts";

const FORM = { ...STORY, name: "Anu" };

eachDatabase((database) => {
  const start = () => database.use(startProduct);

  it("accepts a testimonial as pending, whatever state it claims", async () => {
    const site = await start();
    const sent = await site.ask("POST", "/api/testimonials/add", {
      json: {
        ...FORM,
        status: "approved",
        is_visible: 0,
        id: 7,
        created_at: "2001-01-01",
        __proto__: { status: "approved" },
      },
    });
    expect(sent.status).toBe(201);
    expect(sent.json.message).toBe("Your Testimonial Submitted Successfully");
    expect(sent.json.data).toMatchObject({
      status: "pending",
      is_visible: 1,
      name: "Anu",
      created_at: site.now.toISOString(),
    });
    expect(Object.keys(sent.json.data).toSorted()).toEqual(PUBLIC_KEYS);
    expect((await site.ask("GET", "/api/testimonials")).json).toEqual({ data: [] });
  });

  database.itOnce.each([
    ["nothing", {}, "Please fill the form completely", ["description", "designation", "email", "name"]],
    ["a number for a name", { ...FORM, name: 7 }, "Please fill the form completely", ["name"]],
    ["security 32: a lone surrogate", { ...FORM, title: "a\ud800" }, "Title contains invalid characters.", ["title"]],
  ])("refuses %s with a message", async (_title, json, message, fields) => {
    const site = await start();
    const refused = await site.ask("POST", "/api/testimonials/add", { json });
    expect([refused.status, refused.json.message]).toEqual([422, message]);
    expect(Object.keys(refused.json.errors).toSorted()).toEqual(fields);
  });

  it("accepts a testimonial without a title", async () => {
    const site = await start();
    const { json } = await site.ask("POST", "/api/testimonials/add", { json: { ...FORM, title: undefined } });
    expect(json.data.title).toBe("");
  });

  database.itOnce("lists what is missing in each field", async () => {
    const site = await start();
    const { json } = await site.ask("POST", "/api/testimonials/add", { json: { title: "x" } });
    expect(json).toEqual({
      message: "Please fill the form completely",
      errors: {
        name: "Please enter your name.",
        email: "Please enter your email address.",
        designation: "Please enter your designation.",
        description: "Please enter a description.",
      },
      code: "form-incomplete",
      codes: {
        name: "name-missing",
        email: "email-missing",
        designation: "designation-missing",
        description: "description-missing",
      },
    });
  });

  database.itOnce.each([
    ["text that claims to be JSON", { body: "{", headers: { "Content-Type": "application/json" } }, 400],
    ["a list", { json: [FORM] }, 400],
    ["null", { json: null }, 400],
    ["security 41: JSON sent as text", { body: JSON.stringify(FORM), headers: { "Content-Type": "text/plain" } }, 415],
    ["security 33: 65 KiB", { json: { ...FORM, description: "x".repeat(65 * 1024) } }, 413],
    ["security 33: depth", { body: "[".repeat(60_000), headers: { "Content-Type": "application/json" } }, 400],
    [
      "broken UTF-8",
      { body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { "Content-Type": "application/json" } },
      400,
    ],
  ])("answers %s with the right status", async (_title, options, status) => {
    const site = await start();
    const refused = await site.ask("POST", "/api/testimonials/add", options);
    expect(refused.status).toBe(status);
    expect(refused.json.message).toMatch(/\.$/);
  });

  it("shows the public approved and visible ones, newest first, without emails", async () => {
    const site = await start();
    await buildTestimonial(site, { name: "First", status: "approved" });
    await buildTestimonial(site, { name: "Hidden", status: "approved", is_visible: 0 });
    await buildTestimonial(site, { name: "Second", status: "approved" });
    await buildTestimonial(site, { status: "pending" });
    await buildTestimonial(site, { status: "rejected" });
    const { json } = await site.ask("GET", "/api/testimonials");
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(["Second", "First"]);
    expect(Object.keys(json.data[0]).toSorted()).toEqual(PUBLIC_KEYS);
    expect(json.meta).toBeUndefined();
    const admin = await site.ask("GET", "/api/testimonials", { token: await site.token() });
    expect(admin.json.data.map(({ name, email }: { name: string; email: string }) => [name, email])).toEqual([
      ["Second", "runner@example.org"],
      ["Hidden", "runner@example.org"],
      ["First", "runner@example.org"],
    ]);
  });

  it("security 20: hides pending and rejected ones from the public", async () => {
    const site = await start();
    await buildTestimonial(site, { status: "pending" });
    for (const query of ["status=pending", "status=rejected"]) {
      const refused = await site.ask("GET", `/api/testimonials?${query}`);
      expect([refused.status, refused.headers.get("Cache-Control"), refused.headers.get("Vary")]).toEqual([
        401,
        "no-store",
        expect.stringContaining("Authorization"),
      ]);
    }
    expect((await site.ask("GET", "/api/testimonials?status=approved&status=pending")).status).toBe(400);
  });

  it("paginates, and refuses invalid pages", async () => {
    const site = await start();
    for (let number = 1; number <= 5; number += 1)
      await buildTestimonial(site, { name: `N${number}`, status: "approved" });
    const { json } = await site.ask("GET", "/api/testimonials?page=2&limit=2");
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(["N3", "N2"]);
    expect(json.meta).toEqual({ page: 2, limit: 2, total: 5 });
    for (const query of [
      "page=0",
      "page=x",
      "limit=0",
      "limit=101",
      "page=-1",
      "page=1.5",
      "limit=99999999999999999999",
      "status=all",
    ]) {
      expect([query, (await site.ask("GET", `/api/testimonials?${query}`)).status]).toEqual([query, 400]);
    }
  });

  const acts = {
    approve: (id: number) => ["PUT", `/api/testimonials/approve/${id}`] as const,
    reject: (id: number) => ["PUT", `/api/testimonials/reject/${id}`] as const,
    restore: (id: number) => ["PUT", `/api/testimonials/restore/${id}`] as const,
    delete: (id: number) => ["DELETE", `/api/testimonials/delete/${id}`] as const,
    visibility: (id: number) => ["PUT", `/api/testimonials/visibility/${id}`] as const,
  };

  it.each([
    ["approve", "pending", "approved", TESTIMONIAL_COPY.approved],
    ["reject", "pending", "rejected", TESTIMONIAL_COPY.rejected],
    ["restore", "rejected", "pending", TESTIMONIAL_COPY.restored],
    ["delete", "approved", undefined, TESTIMONIAL_COPY.deleted],
    ["delete", "rejected", undefined, TESTIMONIAL_COPY.deleted],
  ] as const)("can %s one that is %s", async (act, from, to, message) => {
    const site = await start();
    const id = await buildTestimonial(site, { status: from });
    const token = await site.token();
    const [method, path] = acts[act](id);
    const done = await site.ask(method, path, { token });
    expect([done.status, done.json.message]).toEqual([200, message]);
    const row = await site.database.db
      .selectFrom("testimonials")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row?.status).toBe(to);
  });

  it.each([
    ["approve", "approved"],
    ["approve", "rejected"],
    ["reject", "approved"],
    ["reject", "rejected"],
    ["restore", "pending"],
    ["restore", "approved"],
    ["delete", "pending"],
    ["visibility", "pending"],
    ["visibility", "rejected"],
  ] as const)("cannot %s one that is %s", async (act, from) => {
    const site = await start();
    const id = await buildTestimonial(site, { status: from });
    const [method, path] = acts[act](id);
    const refused = await site.ask(method, path, { token: await site.token(), json: { is_visible: 0 } });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toMatch(/testimonial is .* cannot be done\.$/);
  });

  it("shows and hides approved ones, with public effect at once", async () => {
    const site = await start();
    const id = await buildTestimonial(site, { status: "approved" });
    const token = await site.token();
    const before = site.publicContent.version();
    const hidden = await site.ask("PUT", `/api/testimonials/visibility/${id}`, { token, json: { is_visible: 0 } });
    expect(hidden.json.message).toBe("Testimonial hidden successfully");
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect((await site.ask("GET", "/api/testimonials")).json.data).toEqual([]);
    const shown = await site.ask("PUT", `/api/testimonials/visibility/${id}`, { token, json: { is_visible: 1 } });
    expect(shown.json.message).toBe("Testimonial shown successfully");
    expect((await site.ask("GET", "/api/testimonials")).json.data).toHaveLength(1);
    for (const is_visible of [2, true, "1", null]) {
      expect(
        (await site.ask("PUT", `/api/testimonials/visibility/${id}`, { token, json: { is_visible } })).status,
      ).toBe(422);
    }
  });

  it("of two concurrent decisions one is refused as stale", async () => {
    const site = await start();
    const id = await buildTestimonial(site, { status: "pending" });
    const token = await site.token();
    const decided = await Promise.all([...acts_once(id)].map(([method, path]) => site.ask(method, path, { token })));
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  const acts_once = (id: number) => [acts.approve(id), acts.reject(id)];

  it("security 24: responds alike to invalid ids", async () => {
    const site = await start();
    const token = await site.token();
    for (const [id, status] of [
      ["abc", 400],
      ["-1", 400],
      ["0", 400],
      ["1.5", 400],
      ["12345678901234567890", 400],
      ["2147483648", 400],
      ["999", 404],
    ] as const) {
      expect([id, (await site.ask("PUT", `/api/testimonials/approve/${id}`, { token })).status]).toEqual([id, status]);
    }
  });

  it("requires an administrator for every decision", async () => {
    const site = await start();
    const id = await buildTestimonial(site, { status: "pending" });
    for (const act of Object.values(acts)) {
      const [method, path] = act(id);
      expect((await site.ask(method, path)).status).toBe(401);
      expect((await site.ask(method, path, { token: "a".repeat(43) })).status).toBe(401);
    }
  });

  it("security 46: allows a classroom, and stops a flood from one address", async () => {
    const site = await start();
    const send = (from: string) => site.ask("POST", "/api/testimonials/add", { json: FORM, from });
    for (let pupil = 0; pupil < 60; pupil += 1) expect((await send("192.0.2.7")).status).toBe(201);
    const refused = await send("192.0.2.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send("192.0.2.8")).status).toBe(201);
    site.now = new Date(site.now.getTime() + 601_000);
    expect((await send("192.0.2.7")).status).toBe(201);
  });

  database.itOnce("answers other methods and unknown paths with a message", async () => {
    const site = await start();
    const refused = await site.ask("DELETE", "/api/testimonials");
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect((await site.ask("GET", "/api/nothing")).status).toBe(404);
    expect((await site.ask("HEAD", "/api/testimonials")).status).toBe(200);
  });
});
