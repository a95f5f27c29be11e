import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { version } from "../../tests/support/expect-version.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { startProduct } from "../../tests/support/product.ts";

const TIMES = 60;
const LINK = { number: "04710000001", label: "telephone", description: "0", description_ml: "" };

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const ask = (method: string, path: string, json?: unknown, match?: string, by = token) =>
      site.ask(method, path, { token: by, json, ...(match !== undefined && { headers: { "If-Match": match } }) });
    return { site, token, ask };
  };
  const UPDATE = "/api/essential-links/update/1";

  it("security 90: rejects a change based on an older version, and returns the current item", async () => {
    const { site, token, ask } = await start();
    const added = await ask("POST", "/api/essential-links/add", LINK);
    expect(added.headers.get("ETag")).toBe('"1"');
    const editor = await site.token("editor");
    const first = await ask("PUT", UPDATE, { ...LINK, description: "The editor's" }, '"1"', editor);
    expect([first.status, first.headers.get("ETag"), first.json.data.version]).toEqual([200, '"2"', 2]);

    const current = {
      id: 1,
      ...LINK,
      description: "The editor's",
      version: 2,
      changed: { by: { name: "The editor" } },
    };
    for (const stale of [
      await ask("PUT", UPDATE, { ...LINK, description: "Anu's" }, '"1"'),
      await ask("PUT", UPDATE, { ...LINK, description: "Anu's" }, 'W/"2"'),
      await ask("DELETE", "/api/essential-links/delete/1", undefined, '"1"'),
    ]) {
      expect([stale.status, stale.json]).toMatchObject([412, { code: "changed-meanwhile", current }]);
    }
    expect((await site.ask("GET", "/api/essential-links", { token })).json).toMatchObject([current]);

    // Without `If-Match`, or with `*`, the last write wins.
    expect((await ask("PUT", UPDATE, { ...LINK, description: "Last" })).headers.get("ETag")).toBe('"3"');
    expect((await ask("PUT", UPDATE, { ...LINK, description: "Last" }, "*")).headers.get("ETag")).toBe('"4"');
    expect((await ask("PUT", UPDATE, LINK, '"3", "4"')).status).toBe(200);
    const malformed = await ask("PUT", UPDATE, LINK, "5");
    expect([malformed.status, malformed.json.code]).toEqual([400, "if-match-invalid"]);
    for (const match of ["*", '"1"'])
      expect((await ask("PUT", "/api/essential-links/update/9", LINK, match)).status).toBe(404);
    expect((await ask("DELETE", "/api/essential-links/delete/1", undefined, '"5"')).status).toBe(200);
  });

  it("rejects changes to an older version of a district, a testimonial and a brochure too", async () => {
    const { site, token, ask } = await start();
    await ask("POST", "/api/district-contacts/add", { district: "Kollam", contacts: ["9000000001"] });
    await buildTestimonial(site, { title: "The first kilometre" });
    const send = (method: string, path: string, name: string, match?: string) => {
      const body = new FormData();
      body.set("name", name);
      body.set("file", new Blob(["%PDF-1.7\n"], { type: "application/pdf" }), "plan.pdf");
      return site.ask(method, path, { token, body, ...(match !== undefined && { headers: { "If-Match": match } }) });
    };
    await send("POST", "/api/brochures/add", "Plan");
    const approve = "/api/testimonials/approve/1";
    const district = { district: "Kollam", contacts: ["9000000002"] };
    for (const [times, status] of [
      [1, 200],
      [2, 412],
    ]) {
      const district1 = await ask("PUT", "/api/district-contacts/update/1", district, '"1"');
      const testimonial = await ask("PUT", approve, undefined, '"1"');
      const brochure = await send("PUT", "/api/brochures/update/1", "Other", '"1"');
      for (const answer of [district1, testimonial, brochure]) expect([times, answer.status]).toEqual([times, status]);
      for (const { status, json, headers } of [district1, testimonial, brochure])
        if (status === 412) expect(json.current).toMatchObject({ id: 1, version: 2 });
        else expect(headers.get("ETag")).toBe('"2"');
    }
    const visibility = "/api/testimonials/visibility/1";
    expect((await ask("PUT", visibility, { is_visible: 0 }, '"1"')).status).toBe(412);
    expect((await ask("PUT", visibility, { is_visible: 0 }, '"2"')).headers.get("ETag")).toBe('"3"');
    expect((await ask("DELETE", "/api/testimonials/delete/1", undefined, '"2"')).status).toBe(412);
    expect((await ask("DELETE", "/api/brochures/delete/1", undefined, '"1"')).status).toBe(412);
    expect((await ask("DELETE", "/api/district-contacts/delete/1", undefined, '"1"')).status).toBe(412);
    expect((await ask("PUT", approve)).status).toBe(409);
  });

  it("shows version, last editor and time to staff only", async () => {
    const { site, token, ask } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await buildTestimonial(site, { status: "approved" });
    const list = async (path: string, by?: string) => (await site.ask("GET", path, by ? { token: by } : {})).json;
    expect(await list("/api/essential-links", token)).toEqual([{ id: 1, ...LINK, ...version(1) }]);
    expect(await list("/api/essential-links")).toEqual([{ id: 1, ...LINK }]);
    // Without access to the audit log, the author is hidden.
    for (const role of ["desk", "reader"] as const)
      expect(await list("/api/essential-links", await site.token(role))).toEqual([
        { id: 1, ...LINK, version: 1, changed: null },
      ]);
    const [told] = (await list("/api/testimonials", token)).data;
    expect([told.version, told.changed]).toEqual([1, null]);
    expect((await site.ask("GET", "/api/essential-links", { token })).headers.get("Cache-Control")).toBe("no-store");
  });

  it("security 90: loses no update of two concurrent writers", async () => {
    const { site, token, ask } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    const tokens = [token, await site.token("editor")];
    let refused = 0;
    const write = async (by: string) => {
      let { version, description } = { version: 1, description: "0" };
      for (let done = 0; done < TIMES; ) {
        const json = { ...LINK, description: String(Number(description) + 1) };
        const answer = await ask("PUT", UPDATE, json, `"${version}"`, by);
        if (answer.status === 200) done += 1;
        else refused += 1;
        ({ version, description } = answer.json.data ?? answer.json.current);
      }
    };
    await Promise.all(tokens.map(write));
    const [link] = (await site.ask("GET", "/api/essential-links", { token })).json;
    expect([link.description, link.version]).toEqual([String(2 * TIMES), 2 * TIMES + 1]);
    expect(refused).toBeGreaterThan(0);
    expect(await site.history.verify()).toEqual({ rows: 2 * TIMES + 1, broken: null, cut: false });
  });
});
