import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { STORY_WORDS } from "../../../tests/support/testimonial.ts";

const SENT = { ...STORY_WORDS, description: "It were the longest." };
const MENDED = STORY_WORDS;
const SECRET_REASON = "Names a neighbour";

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const token = await site.token("desk");
    const put = (path: string, json?: unknown, version?: number) =>
      site.ask("PUT", `/api/testimonials/${path}`, {
        token,
        json,
        ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
      });
    const post = (path: string, json: unknown, by = token) =>
      site.ask("POST", `/api/testimonials/${path}`, { token: by, json });
    const listed = async (status: string) =>
      (await site.ask("GET", `/api/testimonials?status=${status}`, { token })).json.data;
    const published = async () => (await site.ask("GET", "/api/testimonials")).json.data;
    const history = async () => (await site.ask("GET", "/api/history", { token: await site.token() })).json.data;
    return { site, token, put, post, listed, published, history };
  };
  type Started = Awaited<ReturnType<typeof start>>;
  const putBack = async ({ site, history }: Started) => {
    const [{ id }] = await history();
    return site.ask("POST", `/api/history/${id}/put-back`, { token: await site.token() });
  };

  it("edits words, stores the original internally, and marks the story as edited in public", async () => {
    const started = await start();
    const { site, put, listed, published, history } = started;
    const id = await buildTestimonial(site, { ...SENT, status: "approved" });
    const before = site.publicContent.version();
    const saved = await put(`update/${id}`, MENDED, 1);
    expect([saved.status, saved.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    const [shown] = await published();
    expect(shown).toMatchObject({ ...MENDED, lightly_edited: true });
    expect(JSON.stringify(shown)).not.toContain(SENT.description);
    expect(await listed("approved")).toMatchObject([{ ...MENDED, lightly_edited: true, as_sent: SENT, version: 2 }]);
    // The audit log stores the wording's number.
    const rows = await history();
    expect(rows).toMatchObject([{ act: "edit testimonial", fields: { wording: { before: 0, after: 1 } } }]);
    expect(JSON.stringify(rows)).not.toMatch(/longest/);

    await put(`update/${id}`, { ...MENDED, title: "The first" }, 2);
    expect((await listed("approved"))[0]).toMatchObject({ title: "The first", as_sent: SENT });
    expect((await putBack(started)).status).toBe(200);
    expect((await published())[0]).toMatchObject({ ...MENDED, lightly_edited: true });

    // Restoring the original wording is no edit.
    const back = await put(`update/${id}`, SENT);
    expect(back.json.message).toBe("Testimonial saved, as it was sent.");
    expect((await published())[0]).not.toHaveProperty("lightly_edited");
    expect((await listed("approved"))[0]).toMatchObject({ ...SENT, as_sent: null });
  });

  it("edits and approves in one action with one row, and undoes both in another", async () => {
    const started = await start();
    const { site, put, listed, published, history } = started;
    const id = await buildTestimonial(site, { ...SENT, status: "pending" });
    const saved = await put(`update/${id}`, { ...MENDED, approve: true }, 1);
    expect([saved.status, saved.json.message]).toEqual([200, "Testimonial approved"]);
    expect(await published()).toMatchObject([{ ...MENDED, lightly_edited: true }]);
    const fields = { status: { before: "pending", after: "approved" }, wording: { before: 0, after: 1 } };
    expect(await history()).toMatchObject([{ act: "approve testimonial", fields }]);
    const again = await put(`update/${id}`, { ...SENT, title: "Mine", approve: true });
    expect([again.status, again.json.code]).toEqual([409, "testimonial-approved"]);
    expect((await putBack(started)).status).toBe(200);
    expect(await published()).toEqual([]);
    expect(await listed("pending")).toMatchObject([{ ...SENT, as_sent: null }]);
    await put(`update/${id}`, { ...SENT, approve: true });
    expect((await published())[0]).not.toHaveProperty("lightly_edited");
    expect((await put(`update/${id}`, { ...SENT, approve: "yes" })).status).toBe(422);
  });

  it("reads versions from before a field existed as if it were blank", async () => {
    const { site, put, listed } = await start();
    const { title: _, ...before } = SENT;
    const wordings = JSON.stringify({ 0: before, 1: MENDED });
    const id = await buildTestimonial(site, { ...MENDED, status: "approved", wording: 1, wordings });
    expect((await listed("approved"))[0]).toMatchObject({ ...MENDED, as_sent: { ...SENT, title: "" } });
    expect((await put(`update/${id}`, before)).json.message).toBe("Testimonial saved, as it was sent.");
    expect((await listed("approved"))[0]).toMatchObject({ ...before, title: "", as_sent: null });
  });

  it("finds a testimonial by its current words", async () => {
    const { site, put } = await start();
    const id = await buildTestimonial(site, { ...SENT, status: "approved" });
    await put(`update/${id}`, { ...SENT, title: "Kozhikode beach" });
    const { folded } = await site.database.db
      .selectFrom("testimonials")
      .select("folded")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(folded).toContain("beach");
    expect(folded).not.toContain("kilometre");
  });

  it("validates edits by the rules of the form and the version, and refuses them for rejected ones", async () => {
    const { site, put, listed, history } = await start();
    const id = await buildTestimonial(site, SENT);
    const fifty = Array.from({ length: 51 }, () => "run").join(" ");
    const refused = await put(`update/${id}`, { ...SENT, name: "", description: fifty });
    expect([refused.status, refused.json.codes]).toEqual([
      422,
      { name: "name-missing", description: "description-too-many-words" },
    ]);
    const stale = await put(`update/${id}`, MENDED, 7);
    expect([stale.status, stale.json.current]).toEqual([412, expect.objectContaining({ ...SENT, version: 1 })]);
    expect(await history()).toEqual([]);
    await put(`reject/${id}`);
    expect((await put(`update/${id}`, MENDED)).json.code).toBe("testimonial-rejected");
    expect((await listed("rejected"))[0]).toMatchObject(SENT);
  });

  it("does not count different line endings as an edit", async () => {
    const { site, put, listed } = await start();
    // As it was stored before line breaks were made alike.
    const id = await buildTestimonial(site, { ...SENT, description: "One\r\ntwo", status: "approved" });
    for (const description of ["One\r\ntwo", "One\ntwo"])
      expect((await put(`update/${id}`, { ...SENT, description })).status).toBe(200);
    expect((await listed("approved"))[0]).not.toHaveProperty("lightly_edited");
    expect((await listed("approved"))[0]).toMatchObject({ as_sent: null });
  });

  it("keeps the original through every edit, and through deletion", async () => {
    const started = await start();
    const { site, token, put, listed } = started;
    const id = await buildTestimonial(site, { ...SENT, status: "approved" });
    for (let edit = 1; edit <= 25; edit += 1) await put(`update/${id}`, { ...SENT, title: `Edit ${edit}` });
    await site.ask("DELETE", `/api/testimonials/delete/${id}`, { token });
    expect((await putBack(started)).status).toBe(200);
    expect((await listed("approved"))[0]).toMatchObject({ title: "Edit 25", as_sent: SENT });
    const { wordings } = await site.database.db
      .selectFrom("testimonials")
      .select("wordings")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(JSON.parse(wordings ?? "{}"))).toHaveLength(20);
  });

  it("moves an approved one back to incoming, where it can be approved again", async () => {
    const started = await start();
    const { site, put, listed, published } = started;
    const id = await buildTestimonial(site, { ...SENT, status: "approved", is_visible: 0 });
    const reopened = await put(`reopen/${id}`, undefined, 1);
    expect([reopened.status, reopened.json.message]).toEqual([200, "Testimonial is back in Incoming"]);
    expect(await listed("pending")).toHaveLength(1);
    expect((await put(`reopen/${id}`)).status).toBe(409);
    await put(`approve/${id}`);
    expect(await published()).toHaveLength(1);
    await put(`reopen/${id}`);
    expect(await published()).toHaveLength(0);
    expect((await putBack(started)).status).toBe(200);
    expect(await published()).toHaveLength(1);
  });

  it("shows the reason for a rejection to staff only", async () => {
    const { site, token, put, post, listed, history } = await start();
    const id = await buildTestimonial(site, SENT);
    expect((await put(`reason/${id}`, { reason: SECRET_REASON })).status).toBe(409);
    await post("bulk-reject", { testimonials: [{ id, version: 1 }], reason: SECRET_REASON });
    expect((await listed("rejected"))[0]).toMatchObject({ reason: SECRET_REASON });
    const other = await put(`reason/${id}`, { reason: "Not about the campaign" }, 2);
    expect([other.status, other.headers.get("ETag")]).toEqual([200, '"3"']);
    expect((await listed("rejected"))[0]).toMatchObject({ reason: "Not about the campaign" });
    expect((await put(`reason/${id}`, { reason: "x".repeat(301) })).json.codes).toEqual({ reason: "reason-too-long" });
    expect(JSON.stringify(await history())).not.toMatch(/neighbour|campaign/);

    await put(`restore/${id}`);
    expect((await listed("pending"))[0]).toMatchObject({ reason: "" });
    await put(`approve/${id}`);
    expect((await site.ask("GET", "/api/testimonials")).text).not.toContain("reason");
    await put(`reopen/${id}`);
    await put(`reject/${id}`);
    expect((await site.ask("GET", "/api/testimonials?status=rejected", { token })).json.data[0].reason).toBe("");
  });

  it("moderates several, each in a row of its own, and lists concurrent changes", async () => {
    const started = await start();
    const { site, put, post, listed, published, history } = started;
    const ids = [
      await buildTestimonial(site),
      await buildTestimonial(site),
      await buildTestimonial(site),
      await buildTestimonial(site),
    ];
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await put(`reject/${second}`);
    await put(`update/${third}`, MENDED);
    const asked = [first, second, third, fourth, 7777].map((id) => ({ id, version: 1 }));
    const { status, json } = await post("bulk-approve", { testimonials: asked });
    expect([status, json.message, json.done]).toEqual([
      200,
      "2 testimonials approved",
      [
        { id: first, version: 2 },
        { id: fourth, version: 2 },
      ],
    ]);
    expect(json.left.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
      [second, "changed-meanwhile"],
      [third, "changed-meanwhile"],
      [7777, "testimonial-gone"],
    ]);
    expect((await published()).map(({ id }: { id: number }) => id)).toEqual([fourth, first]);
    const acts = (await history()).slice(0, 2);
    expect(acts).toMatchObject([
      { act: "approve testimonial", about: { id: fourth }, can_put_back: true },
      { act: "approve testimonial", about: { id: first }, can_put_back: true },
    ]);
    expect((await putBack(started)).status).toBe(200);
    expect(await published()).toHaveLength(1);
    expect((await post("bulk-reject", { testimonials: [{ id: third }] })).json.message).toBe("Testimonial rejected");
    expect(await listed("rejected")).toHaveLength(2);
    expect((await post("bulk-reject", { testimonials: [{ id: third }] })).json).toMatchObject({
      message: "None of them could be changed.",
      done: [],
    });
  });

  it("refuses an id or a version beyond the range of the database", async () => {
    const { site, post } = await start();
    const id = await buildTestimonial(site);
    const asked = [{ id: 2 ** 31 }, { id, version: 2 ** 31 }, { id, version: -(2 ** 31) - 1 }];
    const { status, json } = await post("bulk-approve", { testimonials: asked });
    expect([status, json.left.map(({ code }: { code: string }) => code)]).toEqual([
      200,
      ["testimonial-gone", "changed-meanwhile", "changed-meanwhile"],
    ]);
  });

  database.itOnce.each([[[]], [[{ id: 0 }]], [[1]], ["1"], [Array.from({ length: 101 }, () => ({ id: 1 }))]])(
    "refuses an invalid decision: %j",
    async (testimonials) => {
      const { post } = await start();
      expect((await post("bulk-approve", { testimonials })).status).toBe(422);
    },
  );
});
