import { expect, it } from "vitest";
import type { Role } from "../../shared/permissions/permissions.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { fillDisk } from "../../tests/support/full-disk.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    return { site, token: await site.token() };
  };

  it("security 62: a viewer gets the public fields of testimonials, and a reason for the missing ones", async () => {
    const { site } = await start();
    await buildTestimonial(site, { name: "Hidden", status: "approved", is_visible: 0 });
    await buildTestimonial(site, { name: "Shown", status: "approved" });
    const [reader, desk] = [await site.token("reader"), await site.token("desk")];
    const anybody = await site.ask("GET", "/api/testimonials");
    expect((await site.ask("GET", "/api/testimonials", { token: reader })).text).toBe(anybody.text);
    expect((await site.ask("GET", "/api/testimonials", { token: desk })).text).toContain("runner@example.org");
    for (const status of ["pending", "rejected"]) {
      const path = `/api/testimonials?status=${status}`;
      const refused = await site.ask("GET", path, { token: reader });
      expect([refused.status, refused.json]).toEqual([
        403,
        { message: "Your role does not allow this.", code: "role-forbids" },
      ]);
      expect((await site.ask("GET", path, { token: desk })).status).toBe(200);
      expect((await site.ask("GET", path)).status).toBe(401);
    }
  });

  it("security 62: a changed role applies to the next request, and to one whose body is still arriving", async () => {
    const { site } = await start();
    const token = await site.token("editor");
    const become = (role: Role) =>
      site.database.db.updateTable("admins").set({ role }).where("email", "=", "editor@example.org").execute();
    const link = JSON.stringify({ number: "04710000001", label: "telephone", description: "Not any more." });
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.from(link.slice(0, 20)));
        await become("reader");
        controller.enqueue(Buffer.from(link.slice(20)));
        controller.close();
      },
    });
    const headers = { "Content-Type": "application/json" };
    const added = await site.ask("POST", "/api/essential-links/add", { token, headers, body });
    expect([added.status, (await site.ask("GET", "/api/essential-links")).json]).toEqual([403, []]);
    expect((await site.ask("GET", "/api/contact", { token })).status).toBe(403);
    await become("desk");
    expect((await site.ask("GET", "/api/contact", { token })).status).toBe(200);
  });

  it("reliability: staff can read while nothing can be stored, and no session lives longer", async () => {
    const { site, token } = await start();
    await fillDisk(site.database, "admins", "update");
    await fillDisk(site.database, "sessions", "update", "delete");
    const after = async (minutes: number) => {
      site.now = new Date(site.now.getTime() + minutes * 60_000);
      return (await site.ask("GET", "/api/contact", { token })).status;
    };
    expect([await after(2), await after(11 * 60), await after(60)]).toEqual([200, 200, 401]);
  });

  it("security 17: a token is accepted in the header only, and is nowhere in the database", async () => {
    const { site, token } = await start();
    expect((await site.ask("GET", `/api/admin/profile?token=${token}`)).status).toBe(401);
    expect((await site.ask("GET", "/api/admin/profile", { headers: { Cookie: `token=${token}` } })).status).toBe(401);
    expect((await site.ask("GET", "/api/admin/profile", { headers: { Authorization: `Basic ${token}` } })).status).toBe(
      401,
    );
    expect((await site.ask("GET", "/api/admin/profile", { token })).json).toEqual({
      id: 1,
      name: "Admin",
      email: ADMIN.email,
      profile: null,
      role: "owner",
      second_factor: "none",
      must_set_up: false,
      language: "en",
      away_since: null,
    });
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const rows = JSON.stringify(await site.database.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(token);
  });

  it("security 13, 14, 16: a session that ends before the body arrives has no effect", async () => {
    const { site, token } = await start();
    const link = JSON.stringify({ number: "04710000001", label: "telephone", description: "Not any more." });
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.from(link.slice(0, 20)));
        expect((await site.ask("POST", "/api/admin/logout", { token })).status).toBe(204);
        controller.enqueue(Buffer.from(link.slice(20)));
        controller.close();
      },
    });
    const headers = { "Content-Type": "application/json" };
    const added = await site.ask("POST", "/api/essential-links/add", { token, headers, body });
    expect([added.status, (await site.ask("GET", "/api/essential-links")).json]).toEqual([401, []]);
  });

  it("security 16: a removed administrator is out at once", async () => {
    const { site, token } = await start();
    await site.database.db.deleteFrom("admins").execute();
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
  });
});
