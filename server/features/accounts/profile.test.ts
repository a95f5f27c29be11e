import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { getEmails, readCode } from "../../../tests/support/outbox.ts";
import { ADMIN, type Asked, startProduct, type TestProduct } from "../../../tests/support/product.ts";

const NEW_PASSWORD = "Other1Horse@";
const WEAK =
  "Password must be at least 8 characters long and include uppercase, lowercase, number, and special character.";

const picture = (width = 40, height = 20, background = "#0a7d4f") =>
  sharp({ create: { width, height, channels: 3, background } });

let made: Promise<Buffer> | undefined;
/** A small file of a little more than 65 megapixels, drawn once. */
const manyPixels = () => {
  made ??= picture(8125, 8001).png({ compressionLevel: 9 }).toBuffer();
  return made;
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    return { site, token: await site.token() };
  };
  const post = (site: TestProduct, token: string, act: string, json: unknown) =>
    site.ask("POST", `/api/admin/${act}`, { token, json });
  const upload = (
    site: TestProduct,
    token: string,
    content: Uint8Array<ArrayBuffer>,
    name = "me.png",
    type = "image/png",
  ) => {
    const body = new FormData();
    body.append("profile", new File([content], name, { type }));
    return site.ask("POST", "/api/admin/update-profile-picture", { token, body });
  };
  const stored = async (site: TestProduct, path: string): Promise<Buffer | null> => {
    const file = await site.storage.find(path.replace(/^\/files\//, ""));
    return file && Buffer.concat(await (await file.open()).toArray());
  };

  /** Holds a row lock until both requests wait for it. */
  const atOnce = async <One>(site: TestProduct, two: [One, One], ask: (item: One) => Promise<Asked>) => {
    const { asked } = await site.database.db.transaction().execute(async (trx) => {
      await trx.updateTable("admins").set({ active: 1 }).where("id", "=", 1).execute();
      const asked = two.map(ask);
      await wait(500);
      return { asked };
    });
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  };

  describe("the username", () => {
    it("has its previous value in the audit log, also for concurrent changes", async () => {
      const { site, token } = await start();
      await atOnce(site, ["First", "Second"], (name) => post(site, token, "update-name", { name }));
      const [last, first] = (await site.ask("GET", "/api/history", { token })).json.data;
      expect([first.fields.name.before, last.fields.name.before]).toEqual(["Admin", first.fields.name.after]);
    });

    it("changes, in any script", async () => {
      const { site, token } = await start();
      const done = await post(site, token, "update-name", { name: "  അനു_7 K " });
      expect([done.status, done.json]).toEqual([200, { message: "Profile updated successfully!", name: "അനു_7 K" }]);
      expect((await site.ask("GET", "/api/admin/profile", { token })).json).toEqual({
        id: 1,
        name: "അനു_7 K",
        email: ADMIN.email,
        profile: null,
        role: "owner",
        second_factor: "none",
        must_set_up: false,
        language: "en",
        away_since: null,
      });
    });

    database.itOnce.each([[""], ["A-B"], ["A\r\nBcc: x"], ["<b>"], ["x".repeat(21)], [7], [undefined]])(
      "refuses %j",
      async (name) => {
        const { site, token } = await start();
        const refused = await post(site, token, "update-name", { name });
        const message = "Only letters, numbers, spaces, and underscores are allowed.";
        expect([refused.status, refused.json]).toEqual([
          422,
          { message, code: "username-invalid", errors: { name: message }, codes: { name: "username-invalid" } },
        ]);
      },
    );
  });

  describe("the language", () => {
    it("changes, alone or with the name, and is in the audit log", async () => {
      const { site, token } = await start();
      const done = await post(site, token, "update-language", { language: "ml" });
      expect([done.status, done.json]).toEqual([200, { message: "Language changed.", language: "ml" }]);
      const both = await site.ask("PUT", "/api/admin/profile", { token, json: { name: "Anu", language: "en" } });
      expect([both.status, both.json]).toEqual([
        200,
        { message: "Profile updated successfully!", name: "Anu", language: "en" },
      ]);
      await site.ask("PUT", "/api/admin/profile", { token, json: { language: "ml" } });
      const profile = await site.ask("GET", "/api/admin/profile", { token });
      expect(profile.json).toMatchObject({ name: "Anu", language: "ml" });
      const [last] = (await site.ask("GET", "/api/history", { token })).json.data;
      expect([last.act, last.fields]).toEqual(["change own language", { language: { before: "en", after: "ml" } }]);
    });

    database.itOnce("refuses others", async () => {
      const { site, token } = await start();
      const refused = await post(site, token, "update-language", { language: "hi" });
      expect([refused.status, refused.json.codes]).toEqual([422, { language: "language-unknown" }]);
    });
  });

  describe("the password", () => {
    it("security 9: exactly one of two concurrent changes succeeds, and the other session ends", async () => {
      const { site, token } = await start();
      const other = await site.token();
      const change = (by: string, newPassword: string) =>
        post(site, by, "change-password", { currentPassword: ADMIN.password, newPassword });
      const done = await Promise.all([change(token, NEW_PASSWORD), change(other, `${NEW_PASSWORD}9`)]);
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
      const alive = await Promise.all(
        [token, other].map((each) => site.ask("GET", "/api/admin/profile", { token: each })),
      );
      expect(alive.map(({ status }) => status)).toEqual(done.map(({ status }) => (status === 200 ? 200 : 401)));
    });

    it("security 14: changes, and ends every other session and the pending code", async () => {
      const { site, token } = await start();
      const other = await site.token();
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      const otp = readCode((await getEmails(site)).at(-1));
      const change = { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD };
      const done = await post(site, token, "change-password", change);
      expect([done.status, done.json]).toEqual([200, { message: "Password updated successfully!" }]);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(200);
      expect((await site.ask("GET", "/api/admin/profile", { token: other })).status).toBe(401);
      const login = (password: string) =>
        site.ask("POST", "/api/admin/login", { json: { email: ADMIN.email, password } });
      expect((await login(ADMIN.password)).status).toBe(401);
      expect((await login(NEW_PASSWORD)).status).toBe(200);
      expect((await site.ask("POST", "/api/admin/verify-otp", { json: { email: ADMIN.email, otp } })).status).toBe(400);
    });

    database.itOnce.each([
      ["nothing", {}, "Please fill out all password fields."],
      ["no new password", { currentPassword: "x" }, "Please fill out all password fields."],
      [
        "the same password",
        { currentPassword: ADMIN.password, newPassword: ADMIN.password },
        "New password cannot be the same as current password.",
      ],
      ["a weak password", { currentPassword: ADMIN.password, newPassword: "weak" }, WEAK],
      ["an unsupported symbol", { currentPassword: ADMIN.password, newPassword: "Abcdef1@-" }, WEAK],
      [
        "a wrong current password",
        { currentPassword: "Wrong-1", newPassword: NEW_PASSWORD },
        "Failed to update password. Please check your current password.",
      ],
    ])("refuses %s with a message", async (_title, json, message) => {
      const { site, token } = await start();
      const refused = await post(site, token, "change-password", json);
      expect([refused.status, refused.json.message]).toEqual([422, message]);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(200);
    });

    it("cannot be guessed from within a session", async () => {
      const { site, token } = await start();
      const guess = () =>
        post(site, token, "change-password", { currentPassword: "Wrong-1", newPassword: NEW_PASSWORD });
      for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
      const change = { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD };
      expect((await post(site, await site.token(), "change-password", change)).status).toBe(200);
    });
  });

  describe("the picture", () => {
    database.itOnce("security 35: becomes a square WebP without metadata, and replaces the old one", async () => {
      const { site, token } = await start();
      const sent = await picture()
        .withMetadata({ exif: { IFD0: { Make: "A camera", Copyright: "Someone" } } })
        .jpeg()
        .toBuffer();
      expect(sent.includes("A camera")).toBe(true);
      const done = await upload(site, token, new Uint8Array(sent), "me.jpg", "image/jpeg");
      expect([done.status, done.json.message]).toEqual([200, "Profile updated successfully!"]);
      expect(done.json.profile).toMatch(/^\/files\/profiles\/[\w-]{36}\.webp$/);
      const kept = await stored(site, done.json.profile);
      const facts = await sharp(kept ?? Buffer.of()).metadata();
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(["webp", 512, 512, undefined]);
      expect((await site.ask("GET", "/api/admin/profile", { token })).json.profile).toBe(done.json.profile);

      const other = await upload(site, token, new Uint8Array(await picture(9, 9, "#fff").png().toBuffer()));
      expect(other.json.profile).not.toBe(done.json.profile);
      expect(await stored(site, done.json.profile)).toBeNull();
      expect(await stored(site, other.json.profile)).not.toBeNull();
      expect(await site.storage.list("profiles")).toHaveLength(1);
    });

    database.itOnce("accepts common formats", async () => {
      const { site, token } = await start();
      for (const made of [picture().png(), picture().gif(), picture().webp(), picture().avif({ effort: 0 })]) {
        expect((await upload(site, token, new Uint8Array(await made.toBuffer()))).status).toBe(200);
      }
    });

    database.itOnce.each([
      [
        "security 35: an SVG",
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        "image/svg+xml",
      ],
      [
        "security 35: an SVG that claims to be a PNG",
        Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
        "image/png",
      ],
      ["HTML", Buffer.from("<script>alert(1)</script>"), "image/png"],
      ["an empty file", Buffer.of(), "image/png"],
      ["a PNG with a header only", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "image/png"],
    ])("refuses %s", async (_title, content, type) => {
      const { site, token } = await start();
      const refused = await upload(site, token, new Uint8Array(content), "me.png", type);
      const message = "Please select a valid image file";
      expect([refused.status, refused.json]).toEqual([
        422,
        { message, code: "picture-invalid", errors: { profile: message }, codes: { profile: "picture-invalid" } },
      ]);
      expect(await site.storage.list("profiles")).toEqual([]);
    });

    database.itOnce("refuses a truncated picture, and a form without one", async () => {
      const { site, token } = await start();
      const whole = await picture(600, 600).png({ compressionLevel: 0 }).toBuffer();
      expect((await upload(site, token, new Uint8Array(whole.subarray(0, whole.length / 2)))).status).toBe(422);
      const body = new FormData();
      body.append("note", "no picture");
      expect((await site.ask("POST", "/api/admin/update-profile-picture", { token, body })).status).toBe(422);
    });

    database.itOnce("accepts a photograph of a phone with 64 megapixels", async () => {
      const { site, token } = await start();
      const photograph = await picture(9280, 6944).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const { status, json } = await upload(site, token, new Uint8Array(photograph), "IMG.jpg", "image/jpeg");
      expect([status, json.message]).toEqual([200, "Profile updated successfully!"]);
    });

    database.itOnce("security 35: refuses a small file with too many pixels, and one over five megabytes", async () => {
      const { site, token } = await start();
      const bomb = await manyPixels();
      expect(bomb.length).toBeLessThan(1_000_000);
      const refused = await upload(site, token, new Uint8Array(bomb));
      expect([refused.status, refused.json.message]).toEqual([422, "The picture can have at most 65 megapixels."]);
      expect((await upload(site, token, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    });

    database.itOnce("security 36: its file name is never used", async () => {
      const { site, token } = await start();
      const content = new Uint8Array(await picture().png().toBuffer());
      const done = await upload(site, token, content, "../../../evil\r\n.php");
      expect(done.json.profile).toMatch(/^\/files\/profiles\/[\w-]{36}\.webp$/);
      expect(await site.storage.list("profiles")).toHaveLength(1);
    });

    it("is unchanged while the storage is down", async () => {
      const { site, token } = await start();
      const content = new Uint8Array(await picture().png().toBuffer());
      const before = (await upload(site, token, content)).json.profile;
      const folder = join(site.config.DATA_DIR, "files", "profiles");
      await rename(folder, `${folder}-away`);
      await writeFile(folder, "");
      const refused = await upload(site, token, new Uint8Array(await picture(9, 9).jpeg().toBuffer()));
      expect(refused.status).toBe(503);
      expect((await site.ask("GET", "/api/admin/profile", { token })).json.profile).toBe(before);
      await rm(folder);
      await rename(`${folder}-away`, folder);
      expect(await stored(site, before)).not.toBeNull();
    });

    it("is stored once for two concurrent changes", async () => {
      const { site, token } = await start();
      const content = new Uint8Array(await picture().png().toBuffer());
      await upload(site, token, content);
      await atOnce(site, [0, 1], () => upload(site, token, content));
      const { profile } = (await site.ask("GET", "/api/admin/profile", { token })).json;
      expect((await site.storage.list("profiles")).map((key) => `/files/${key}`)).toEqual([profile]);
    });

    it("is not stored for a user removed during the upload", async () => {
      const { site } = await start();
      const gone = { id: 99, name: "Someone", role: "reader" } as const;
      await expect(site.profiles.changePicture(gone, await picture().png().toBuffer())).rejects.toThrow("log in");
      expect(await site.storage.list("profiles")).toEqual([]);
    });

    it("is removed later if the storage fails", async () => {
      const { site, token } = await start();
      const old = (await upload(site, token, new Uint8Array(await picture().png().toBuffer()))).json.profile;
      const path = join(site.config.DATA_DIR, old);
      await rm(path);
      await mkdir(path);
      expect((await upload(site, token, new Uint8Array(await picture(9, 9).png().toBuffer()))).status).toBe(200);
      await rmdir(path);
      await writeFile(path, "a picture of somebody");
      site.now = new Date(site.now.getTime() + 11 * 60_000);
      await site.cleanup();
      expect(await site.storage.list("profiles")).toHaveLength(1);
    });
  });
});
