import sharp from "sharp";
import { expect, it } from "vitest";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";

const photograph = (width: number, height: number, background = "#b23a1a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1" } })
    .jpeg()
    .toBuffer();
const WIDE = await photograph(1600, 800);
const SMALL = await photograph(60, 40, "#0a5c4a");

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const upload = (path: string, fields: Record<string, string>, file: Buffer | null, headers = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      if (file) body.set("picture", new File([new Uint8Array(file)], "IMG_1.jpg", { type: "image/jpeg" }));
      return site.ask("POST", path, { token, body, headers });
    };
    const add = async (fields: Record<string, string> = {}, file = SMALL): Promise<Picture> =>
      (await upload("/api/pictures/add", { alt: "A runner", ...fields }, file)).json.data;
    const ask = (method: string, path: string, json?: object, headers = {}) =>
      site.ask(method, path, { token, headers, ...(json && { json }) });
    const list = async (query = "") => (await ask("GET", `/api/pictures${query}`)).json;
    const putBack = async () => {
      const [last] = (await ask("GET", "/api/history?kind=picture")).json.data;
      return (await ask("POST", `/api/history/${last.id}/put-back`)).status;
    };
    const opened = async (address: string) => (await site.ask("GET", address)).status;
    return { site, token, upload, add, ask, list, putBack, opened };
  };

  it("adds a picture without its metadata, in several sizes, and requires its description", async () => {
    const { site, upload, list } = await start();
    const missing = await upload("/api/pictures/add", { alt: " " }, null);
    expect([missing.status, missing.json.message, missing.json.errors]).toEqual([
      422,
      "Please choose a picture.",
      { picture: "Please choose a picture.", alt: "Please describe the picture." },
    ]);
    const text = await upload("/api/pictures/add", { alt: "A" }, Buffer.from("<svg/>"));
    expect([text.status, text.json.errors]).toEqual([422, { picture: "Please select a valid image file" }]);
    const { status, json } = await upload("/api/pictures/add", { alt: "A bus", alt_ml: "ബസ്", credit: "Anu" }, WIDE);
    expect([status, json.message]).toEqual([201, "Picture added successfully!"]);
    expect(json.data).toEqual({
      id: 1,
      url: expect.stringMatching(/^\/files\/pictures\/[\w-]+\.webp$/),
      width: 1600,
      height: 800,
      alt: "A bus",
      alt_ml: "ബസ്",
      credit: "Anu",
      focus: { x: 50, y: 50 },
      used_in: [],
      ...version(1),
      changed: expect.anything(),
    });
    const file = await site.storage.find(json.data.url.slice("/files/".length));
    const kept = await new Response((await file?.open()) as never).bytes();
    const { format, width, exif, xmp } = await sharp(kept).metadata();
    expect([format, width, exif, xmp]).toEqual(["webp", 1600, undefined, undefined]);
    expect(await list()).toEqual({ data: [json.data], meta: { page: 1, limit: 48, total: 1 } });
    expect((await site.services.pictures.resolve([1, 7])).get(1)?.srcset).toMatch(
      /^\S+-480\.webp 480w, \S+-800\.webp 800w, \S+-1280\.webp 1280w$/,
    );
  });

  it("finds pictures by words of descriptions and credits", async () => {
    const { add, list } = await start();
    await add({ alt: "Runners in Kollam", alt_ml: "കൊല്ലം" });
    await add({ alt: "A boat", credit: "Sports Council, Kollam" });
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}&limit=1`)).data.map(({ alt }: Picture) => alt);
    expect([await found("KOLLAM"), await found("runners kollam"), await found("കൊല്ലം"), await found("100%")]).toEqual([
      ["A boat"],
      ["Runners in Kollam"],
      ["Runners in Kollam"],
      [],
    ]);
    expect((await list("?q=kollam&limit=1&page=2")).meta).toEqual({ page: 2, limit: 1, total: 2 });
  });

  it("changes descriptions, credit and focus point of a version, and restores them", async () => {
    const { add, ask, list, putBack } = await start();
    await add({ alt_ml: "ഓട്ടം" });
    const update = (json: object, headers = {}) => ask("PUT", "/api/pictures/update/1", json, headers);
    const { status, json } = await update(
      { alt: "Start", credit: "Anu", focus: { x: 62.5, y: 0 } },
      { "If-Match": '"1"' },
    );
    expect([status, json.data]).toMatchObject([
      200,
      { alt: "Start", alt_ml: "ഓട്ടം", focus: { x: 62.5, y: 0 }, version: 2 },
    ]);
    expect((await update({ alt: "Other" }, { "If-Match": '"1"' })).status).toBe(412);
    expect((await update({ alt: "" })).json.errors).toEqual({ alt: "Please describe the picture." });
    for (const focus of [{ x: 101, y: 1 }, { x: "1", y: 1 }, { x: 1 }, null])
      expect((await update({ focus })).status).toBe(422);
    expect((await list("?q=start")).meta.total).toBe(1);
    expect(await putBack()).toBe(200);
    expect((await list()).data[0]).toMatchObject({ alt: "A runner", credit: "", focus: { x: 50, y: 50 } });
    expect([(await list("?q=start")).meta.total, (await list("?q=runner")).meta.total]).toEqual([0, 1]);
  });

  it("says what uses a picture, and deletes only one that nothing uses", async () => {
    const { site, upload, add, ask, list, putBack, opened } = await start();
    const { url } = await add();
    const event = (await ask("POST", "/api/events/add", { title: "Run", district: "Kollam", gallery: [1] })).json.data;
    const attached = await upload(`/api/events/pictures/${event.key}`, { picture_id: "1" }, null);
    expect([attached.status, attached.json.data.images, attached.json.data.gallery]).toEqual([
      201,
      [expect.stringContaining(url)],
      [1],
    ]);
    await ask("POST", "/api/pages/add", { title: "Who can run", slug: "who", body: "Look:\n\n![](picture:1)\n" });
    const used_in = [
      { kind: "page", id: 1, label: "Who can run" },
      { kind: "event", id: event.key, label: "Run" },
    ];
    expect((await list()).data[0].used_in).toEqual(used_in);
    const refused = await ask("DELETE", "/api/pictures/delete/1");
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        message: "This picture is in use. Remove it from the places that use it first.",
        code: "picture-used",
        used_in,
      },
    ]);
    await ask("DELETE", "/api/pages/delete/1");
    await ask("DELETE", `/api/events/delete/${event.key}`);
    expect((await ask("DELETE", "/api/pictures/delete/1")).json.message).toBe("Picture deleted successfully!");
    expect([await opened(url), await site.storage.list("events")]).toEqual([404, []]);
    const last = (await ask("GET", "/api/history?kind=event")).json.data[0];
    expect((await ask("POST", `/api/history/${last.id}/put-back`)).status).toBe(409);
    expect(await putBack()).toBe(200);
    expect([await opened(url), (await list()).data[0].alt]).toEqual([200, "A runner"]);
    expect((await ask("DELETE", "/api/pictures/delete/9")).status).toBe(404);
  });

  it("replaces the file in every place at once", async () => {
    const { site, upload, add, ask, list, putBack, opened } = await start();
    const before = await add();
    const { key } = (await ask("POST", "/api/events/add", { title: "Run", district: "Kollam" })).json.data;
    await upload(`/api/events/pictures/${key}`, { picture_id: "1" }, null);
    const images = async () => (await site.ask("GET", "/api/events")).json.data[0].images[0];
    expect((await upload("/api/pictures/replace/1", {}, WIDE, { "If-Match": '"7"' })).status).toBe(412);
    const { status, json } = await upload("/api/pictures/replace/1", {}, WIDE);
    expect([status, json.data]).toMatchObject([200, { id: 1, width: 1600, alt: "A runner", version: 2 }]);
    expect([await images(), await opened(before.url), await opened(json.data.url)]).toEqual([
      expect.stringContaining(json.data.url),
      404,
      200,
    ]);
    expect(await putBack()).toBe(200);
    expect([(await list()).data[0].url, await opened(before.url)]).toEqual([before.url, 200]);
    expect(await images()).toContain(before.url);
  });

  it("holds pictures that were uploaded for events under their address, until the event leaves them", async () => {
    const { site, upload, ask, list, opened } = await start();
    const { key } = (await ask("POST", "/api/events/add", { title: "Run", district: "Kollam" })).json.data;
    const add = async (description: string, file = SMALL) =>
      (await upload(`/api/events/pictures/${key}`, { description }, file)).json.data.images.at(-1) as string;
    const [first, second] = [new URL(await add("The start")).pathname, new URL(await add("", WIDE)).pathname];
    await site.events.refresh();
    const { data } = await list();
    expect(data.map(({ url, alt, width, used_in }: Picture) => [url, alt, width, used_in.length]).toReversed()).toEqual(
      [
        [first, "The start", 60, 1],
        [second, "", 1600, 1],
      ],
    );
    const [{ id }] = data;
    expect((await ask("PUT", `/api/pictures/update/${id}`, { alt: "The end", alt_ml: "അവസാനം" })).status).toBe(200);
    expect((await site.services.events.listVisible({ offset: 0, limit: 1 }))?.events[0]?.pictures).toMatchObject([
      { description: "The start", description_ml: "The start" },
      { description: "The end", description_ml: "അവസാനം" },
    ]);
    for (const _ of [1, 2]) await ask("DELETE", `/api/events/pictures/${key}/1`);
    expect([await opened(first), await opened(second)]).toEqual([404, 200]);
    expect((await list()).data.map(({ alt }: Picture) => alt)).toEqual(["The end"]);
  });

  it("is shown with a testimonial once staff state the person's consent", async () => {
    const { site, add, ask, list } = await start();
    await add({}, WIDE);
    const id = await buildTestimonial(site, { status: "approved" });
    const update = (json: object) => ask("PUT", `/api/testimonials/update/${id}`, json);
    const shown = async () => (await site.ask("GET", "/api/testimonials")).json.data[0];
    const words = await shown();
    for (const consent of [undefined, false, "yes"]) {
      const refused = await update({ picture_id: 1, consent });
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["consent"]]);
    }
    expect((await update({ picture_id: 7, consent: true })).json.errors).toEqual({
      picture_id: "This picture is not in the library.",
    });
    const { status, json } = await update({ picture_id: 1, consent: true });
    expect([status, json.message]).toEqual([200, "Picture added. The site shows it with the testimonial."]);
    expect(await shown()).toEqual({
      ...words,
      picture: expect.objectContaining({ id: 1, width: 1600, height: 800, alt: "A runner" }),
    });
    expect((await list()).data[0].used_in).toEqual([{ kind: "testimonial", id, label: words.title }]);
    const [staff] = (await ask("GET", "/api/testimonials")).json.data;
    expect(staff).toMatchObject({ picture_id: 1, picture_consent_at: site.now.toISOString() });
    const email = (staff as { email: string }).email;
    expect((await site.visitors.find(email)).pictures.map(({ alt }) => alt)).toEqual(["A runner"]);
    await site.visitors.erase(email);
    expect([(await list()).data, await site.storage.list("pictures"), await site.storage.list("events")]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("is removed from a testimonial, and restored", async () => {
    const { site, add, ask } = await start();
    await add();
    const id = await buildTestimonial(site, { status: "approved" });
    const shown = async () => (await site.ask("GET", "/api/testimonials")).json.data[0].picture?.id;
    await ask("PUT", `/api/testimonials/update/${id}`, { picture_id: 1, consent: true });
    const { json } = await ask("PUT", `/api/testimonials/update/${id}`, { picture_id: null });
    expect([json.message, await shown()]).toEqual(["Picture removed from the testimonial.", undefined]);
    const [last] = (await ask("GET", "/api/history?kind=testimonial")).json.data;
    await ask("POST", `/api/history/${last.id}/put-back`);
    expect(await shown()).toBe(1);
  });

  it("is written by owners and editors, and read by all staff", async () => {
    const { site, add } = await start();
    await add();
    for (const [role, change] of [
      ["owner", 200],
      ["desk", 403],
      ["reader", 403],
    ] as const) {
      const token = await site.token(role);
      const put = await site.ask("PUT", "/api/pictures/update/1", { token, json: { alt: "New" } });
      expect([role, put.status, (await site.ask("GET", "/api/pictures", { token })).status]).toEqual([
        role,
        change,
        200,
      ]);
    }
    expect((await site.ask("GET", "/api/pictures")).status).toBe(401);
  });
});
