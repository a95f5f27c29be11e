import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { ORIGIN, startProduct } from "../../../tests/support/product.ts";

/** With EXIF orientation and location. The left half is red. */
const photograph = async (width = 400, height = 200): Promise<Buffer<ArrayBuffer>> => {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: "#ff0000" } };
  const taken = await sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "76/1 16/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.from(taken);
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const event = { title: "Kollam runs", district: "Kollam" };
    const { key } = (await site.ask("POST", "/api/events/add", { token, json: event })).json.data;
    const upload = (content: Buffer<ArrayBuffer>, description?: string, headers = {}) => {
      const body = new FormData();
      body.append("picture", new File([content], "IMG_0001.jpg", { type: "image/jpeg" }));
      if (description !== undefined) body.append("description", description);
      return site.ask("POST", `/api/events/pictures/${key}`, { token, headers, body });
    };
    const change = (n: number, json: object) => site.ask("PUT", `/api/events/pictures/${key}/${n}`, { token, json });
    const remove = (n: number) => site.ask("DELETE", `/api/events/pictures/${key}/${n}`, { token });
    const shown = async () => {
      const [{ images, image_descriptions }] = (await site.ask("GET", "/api/events")).json.data;
      return { images, described: image_descriptions } as { images: string[]; described: string[] };
    };
    const opened = async (address: string) => (await site.ask("GET", address.slice(ORIGIN.length))).status;
    const putBack = async () => {
      const [last] = (await site.ask("GET", "/api/history?kind=event", { token })).json.data;
      return (await site.ask("POST", `/api/history/${last.id}/put-back`, { token })).status;
    };
    return { site, token, key, upload, change, remove, shown, opened, putBack };
  };

  database.itOnce("security 35: is turned upright, and has no location metadata", async () => {
    const { site, upload, shown } = await start();
    const sent = await photograph();
    const { exif: told, orientation: lying } = await sharp(sent).metadata();
    // 0x8825 is the EXIF GPS tag, little-endian.
    expect([lying, told?.toString("latin1").includes("Phone"), told?.includes(Buffer.from([0x25, 0x88]))]).toEqual([
      6,
      true,
      true,
    ]);
    const { status, json } = await upload(sent, "The start");
    expect([status, json.message, json.data.image_descriptions, json.data.version]).toEqual([
      201,
      "Picture added successfully!",
      ["The start"],
      2,
    ]);
    const [address = ""] = (await shown()).images;
    expect(address).toMatch(`${ORIGIN}/files/event-uploads/`);
    const file = await site.storage.find(address.slice(`${ORIGIN}/files/`.length));
    const kept = await buffer(await (file as NonNullable<typeof file>).open());
    const { format, width, height, exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect([format, width, height, exif, xmp, iptc, orientation]).toEqual([
      "webp",
      200,
      400,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.toString("latin1")).not.toMatch(/Phone|GPS|EXIF/);
    const { data } = await sharp(kept).extract({ left: 100, top: 20, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect((data[0] ?? 0) > 200 && (data[2] ?? 255) < 60).toBe(true);
    await expect
      .poll(async () => (await site.services.events.listVisible({ offset: 0, limit: 1 }))?.events[0]?.pictures, {
        timeout: 20_000,
      })
      .toMatchObject([{ description: "The start", width: 200 }]);
  });

  database.itOnce("has a URL of the site, which may be known only once the server listens", async () => {
    const { site, upload } = await start();
    site.site.origin = "http://localhost:4321";
    const { json } = await upload(await photograph());
    expect(json.data.images[0]).toMatch(/^http:\/\/localhost:4321\/files\//);
  });

  database.itOnce("is limited in its longest side", async () => {
    const { site, upload, shown } = await start();
    await upload(
      Buffer.from(
        await sharp({ create: { width: 4000, height: 1000, channels: 3, background: "#123456" } })
          .png()
          .toBuffer(),
      ),
    );
    const [address = ""] = (await shown()).images;
    const file = await site.storage.find(address.slice(`${ORIGIN}/files/`.length));
    expect(await sharp(await buffer(await (file as NonNullable<typeof file>).open())).metadata()).toMatchObject({
      width: 2560,
      height: 640,
    });
  });

  it("is one of five at most, in an order that staff choose", async () => {
    const { upload, change, remove, shown } = await start();
    const small = await photograph(40, 20);
    for (const name of ["a", "b", "c", "d", "e"]) expect((await upload(small, name)).status).toBe(201);
    const sixth = await upload(small, "f");
    expect([sixth.status, sixth.json.message]).toEqual([409, "An event can have at most 5 pictures."]);
    expect((await change(5, { position: 1 })).json.data.image_descriptions).toEqual(["e", "a", "b", "c", "d"]);
    expect((await change(2, { position: 4, description: "A" })).status).toBe(200);
    expect((await remove(3)).json.message).toBe("Picture deleted successfully!");
    expect((await shown()).described).toEqual(["e", "b", "A", "d"]);
    expect((await change(1, { position: 5 })).status).toBe(422);
    expect((await change(1, { position: 6 })).status).toBe(422);
    expect((await change(1, { description: "x".repeat(201) })).json.errors).toEqual({
      description: "What the picture shows can have at most 200 characters.",
    });
    expect([(await change(5, {})).status, (await remove(6)).status, (await remove(0)).status]).toEqual([404, 404, 400]);
  });

  it("is not served once it is deleted, and is restored from the audit log", async () => {
    const { site, token, key, upload, remove, shown, opened, putBack } = await start();
    await upload(await photograph(40, 20), "a");
    await upload(await photograph(40, 20), "b");
    const { images } = await shown();
    const all = async () => Promise.all(images.map(opened));
    expect(await all()).toEqual([200, 200]);
    await remove(1);
    expect([await shown(), await all()]).toEqual([{ images: [images[1]], described: ["b"] }, [404, 200]]);
    expect(await putBack()).toBe(200);
    expect([await shown(), await all()]).toEqual([{ images, described: ["a", "b"] }, [200, 200]]);
    await site.ask("DELETE", `/api/events/delete/${key}`, { token });
    expect(await all()).toEqual([404, 404]);
    expect(await putBack()).toBe(200);
    expect([await shown(), await all()]).toEqual([{ images, described: ["a", "b"] }, [200, 200]]);
  });

  it("keeps its own description on a restore after a reorder", async () => {
    const { site, token, upload, change, shown, putBack } = await start();
    for (const width of [40, 60]) await upload(await photograph(width, 20));
    const last = async () => (await site.ask("GET", "/api/history?kind=event", { token })).json.data[0];
    const back = async ({ id }: { id: number }) => {
      const { status, json } = await site.ask("POST", `/api/history/${id}/put-back`, { token });
      return [status, json.code];
    };
    await change(1, { description: "The start" });
    const described = await last();
    expect(Object.keys(described.fields)).toEqual(["image_descriptions"]);
    await change(2, { description: "The start" });
    await change(1, { position: 2 });
    const turned = await last();
    await change(2, { description: "" });
    await change(1, { description: "" });
    await change(1, { description: "The start" });
    const { images } = await shown();
    expect(await back(described)).toEqual([409, "put-back-in-place"]);
    expect(await back(turned)).toEqual([409, "put-back-in-place"]);
    expect(await shown()).toEqual({ images, described: ["The start", ""] });
    expect(await putBack()).toBe(200);
    expect(await shown()).toEqual({ images, described: ["", ""] });
  });

  it("is refused when it is invalid, stale or of no event, and leaves nothing in storage", async () => {
    const { site, token, upload, shown } = await start();
    const refused = await upload(Buffer.from("<svg onload='alert(1)'/>"));
    expect([refused.status, refused.json.errors]).toEqual([422, { picture: "Please select a valid image file" }]);
    const small = await photograph(40, 20);
    expect((await upload(small, "a", { "If-Match": '"7"' })).status).toBe(412);
    const body = new FormData();
    const without = await site.ask("POST", `/api/events/pictures/${"0".repeat(16)}`, { token, body });
    expect([without.status, without.json.message]).toEqual([422, "Please choose a picture."]);
    body.append("picture", new File([small], "a.jpg", { type: "image/jpeg" }));
    expect((await site.ask("POST", `/api/events/pictures/${"0".repeat(16)}`, { token, body })).status).toBe(404);
    expect([await shown(), await site.storage.list("event-uploads")]).toEqual([{ images: [], described: [] }, []]);
  });
});
