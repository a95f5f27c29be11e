import sharp from "sharp";
import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";

const CLUB = { name: "A sports club", name_ml: "ഒരു സ്പോർട്സ് ക്ലബ്", link: "https://club.test/", picture: "" };
const SCHOOL = { name: "A school", name_ml: "", link: "", picture: "" };

/** With EXIF orientation and camera model. */
const photograph = async (width = 800, height = 400): Promise<Buffer<ArrayBuffer>> => {
  const taken = sharp({ create: { width, height, channels: 3, background: "#0b6e7a" } })
    .withExif({ IFD0: { Make: "Phone" } })
    .withMetadata({ orientation: 6 });
  return Buffer.from(await taken.jpeg().toBuffer());
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const put = (partners: unknown, headers: Record<string, string> = {}) =>
      site.ask("PUT", "/api/campaign", { token, headers, json: { partners } });
    const upload = (n: number, content: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
      const body = new FormData();
      body.append("picture", new File([content], "IMG_0001.jpg", { type: "image/jpeg" }));
      return site.ask("POST", `/api/campaign/partners/${n}/picture`, { token, headers, body });
    };
    const takeAway = (n: number, headers: Record<string, string> = {}) =>
      site.ask("DELETE", `/api/campaign/partners/${n}/picture`, { token, headers });
    const told = async () => (await site.ask("GET", "/api/campaign", { token })).json;
    const pictures = async () =>
      (await told()).data.partners.value.map(({ picture }: { picture: string }) => picture) as string[];
    const status = async (address: string) => (await site.ask("GET", address)).status;
    const putBack = async () => {
      const rows = await site.ask("GET", "/api/history?kind=campaign%20facts", { token });
      return (await site.ask("POST", `/api/history/${rows.json.data[0].id}/put-back`, { token })).status;
    };
    return { site, token, put, upload, takeAway, told, pictures, status, putBack };
  };

  it("are an ordered list that owners edit and can empty", async () => {
    const { site, put, told } = await start();
    expect((await told()).data.partners).toEqual({ value: [], from: "default" });
    expect((await put([SCHOOL, { name: " A sports club ", name_ml: CLUB.name_ml, link: CLUB.link }])).status).toBe(200);
    expect((await told()).data.partners).toEqual({ value: [SCHOOL, CLUB], from: "office" });
    expect((await site.services.campaign()).partners).toEqual([SCHOOL, CLUB]);
    await put(null);
    expect((await told()).data.partners).toEqual({ value: [], from: "default" });
  });

  it("security 35: have pictures that are upright, small, and without metadata", async () => {
    const { site, put, upload, pictures } = await start();
    await put([SCHOOL, CLUB]);
    const answer = await upload(2, await photograph(), { "If-Match": '"2"' });
    expect([answer.status, answer.json.version, answer.headers.get("ETag")]).toEqual([200, 3, '"3"']);
    const [none, address = ""] = await pictures();
    expect([none, address]).toEqual(["", expect.stringMatching(/^\/files\/partner-pictures\/[\w-]+-320x640\.webp$/)]);
    const file = await site.storage.find(address.slice("/files/".length));
    const kept = await sharp(Buffer.concat(await Array.fromAsync((await file?.open()) ?? []))).metadata();
    expect([kept.width, kept.height, kept.exif, kept.format]).toEqual([320, 640, undefined, "webp"]);
  });

  it("lose a picture when it or the partner is deleted, and get it back on restore", async () => {
    const { put, upload, takeAway, pictures, status, putBack } = await start();
    await put([CLUB]);
    await upload(1, await photograph());
    const [first = ""] = await pictures();
    expect(await status(first)).toBe(200);
    await upload(1, await photograph(200, 100));
    const [second = ""] = await pictures();
    expect([second !== first, await status(first), await status(second)]).toEqual([true, 404, 200]);
    expect([(await takeAway(1)).status, await pictures(), await status(second)]).toEqual([200, [""], 404]);
    expect([await putBack(), await pictures(), await status(second)]).toEqual([200, [second], 200]);
    await put([]);
    expect(await status(second)).toBe(404);
    expect([await putBack(), await pictures(), await status(second)]).toEqual([200, [second], 200]);
    await put(null);
    expect(await status(second)).toBe(404);
    expect([await putBack(), await pictures(), await status(second)]).toEqual([200, [second], 200]);
  });

  it("keep their pictures when renamed and reordered", async () => {
    const { put, upload, told, status } = await start();
    await put([CLUB, SCHOOL]);
    await upload(1, await photograph());
    const [club] = (await told()).data.partners.value;
    await put([SCHOOL, { ...club, name: "The club" }]);
    expect((await told()).data.partners.value).toEqual([SCHOOL, { ...club, name: "The club" }]);
    expect(await status(club.picture)).toBe(200);
  });

  it("of the sample are listed with others until the sample is removed", async () => {
    const { site, put, told } = await start();
    await site.sampleContent.fillIfEmpty();
    const sample = (await told()).data.partners;
    expect([sample.from, sample.value.length]).toEqual(["sample", 3]);
    await put([...sample.value, CLUB]);
    expect((await told()).data.partners.value).toHaveLength(4);
    await site.sampleContent.remove();
    expect((await told()).data.partners).toEqual({ value: [CLUB], from: "office" });
    expect((await site.services.campaign()).partners).toEqual([CLUB]);
  });

  it("show only files that were uploaded for a partner", async () => {
    const { put, upload, told, pictures } = await start();
    await put([CLUB]);
    await upload(1, await photograph());
    const [address = ""] = await pictures();
    for (const picture of [
      "/files/brochures/a.pdf",
      "https://evil.test/a.webp",
      `${address}?x`,
      "javascript:alert(1)",
      "picture:9",
    ]) {
      const refused = await put([{ ...CLUB, picture }]);
      expect([refused.status, refused.json.errors]).toEqual([
        422,
        { partners: "A partner's picture must be one that was uploaded for a partner." },
      ]);
    }
    await put([CLUB]);
    expect((await put([{ ...CLUB, picture: address }])).status).toBe(422);
    expect((await told()).data.partners.value).toEqual([CLUB]);
  });

  it("share one version with all facts: a stale picture is refused, and its file removed", async () => {
    const { site, put, upload, takeAway } = await start();
    await put([CLUB]);
    await put([CLUB, SCHOOL]);
    const stale = await upload(1, await photograph(), { "If-Match": '"2"' });
    expect([stale.status, stale.json.current.version]).toEqual([412, 3]);
    expect((await takeAway(1, { "If-Match": '"2"' })).status).toBe(412);
    expect((await upload(3, await photograph())).json.code).toBe("partner-gone");
    expect((await takeAway(3)).status).toBe(404);
    const odd = await upload(1, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    expect([odd.status, odd.json.code]).toEqual([422, "picture-invalid"]);
    expect(await site.storage.list("partner-pictures")).toEqual([]);
  });

  it("are changed by owners only", async () => {
    const { site, put, pictures } = await start();
    await put([CLUB]);
    for (const role of ["editor", "desk", "reader", undefined] as const) {
      const body = new FormData();
      body.append("picture", new File([await photograph()], "a.jpg"));
      const asker = role ? { token: await site.token(role) } : {};
      const answers = [
        await site.ask("POST", "/api/campaign/partners/1/picture", { ...asker, body }),
        await site.ask("DELETE", "/api/campaign/partners/1/picture", asker),
      ];
      expect(answers.map(({ status }) => status)).toEqual(role ? [403, 403] : [401, 401]);
    }
    expect(await pictures()).toEqual([""]);
  });

  database.itOnce.each<[what: string, partner: object, sentence: string]>([
    ["one without a name", { ...CLUB, name: " " }, "A partner must have a name."],
    ["a script", { ...CLUB, link: "javascript:alert(1)" }, "A partner's link must be an http or https address."],
    ["a value that is not a list", [] as object, "This must be a list of at most 24 partners."],
  ])("refuse %s with a message", async (_title, partner, message) => {
    const { put } = await start();
    const refused = await put([SCHOOL, partner]);
    expect([refused.status, refused.json.errors]).toEqual([422, { partners: message }]);
    expect((await put(Array(25).fill(SCHOOL))).status).toBe(422);
  });
});
