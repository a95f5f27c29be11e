import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { runCommand } from "../../../tests/support/operator.ts";
import { getEmails, getInvitation } from "../../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { createLog } from "../../lib/logger.ts";
import { addStaffCommands } from "./staff.commands.ts";

const HOUR_MS = 60 * 60 * 1000;
const ANU = { email: "anu@example.org", name: "Anu", role: "desk" };
const PASSWORD = "Quiet-River-5";
const OVER = { message: "This invitation has expired. Please ask for a new one.", code: "invitation-over" };
const LAST = {
  message: "At least one owner is required. Please make someone else an owner first.",
  code: "last-owner",
};

const invite = (site: TestProduct, token: string, json: object = ANU) =>
  site.ask("POST", "/api/staff/invite", { token, json });
const accept = (site: TestProduct, token: unknown, password: unknown = PASSWORD, from = "192.0.2.9") =>
  site.ask("POST", "/api/staff/accept", { json: { token, password }, from });
const profile = (site: TestProduct, token: string) => site.ask("GET", "/api/admin/profile", { token });
const later = (site: TestProduct, milliseconds: number) => {
  site.now = new Date(site.now.getTime() + milliseconds);
};

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    return { site, owner: await site.token() };
  };
  /** Two processes; on SQLite one, as its locks would block both. */
  const startTwo = async () => {
    const url = await database.fresh();
    const item = await startProduct(url);
    const other = database.kind === "postgres" ? await startProduct(url) : item;
    onTestFinished(async () => void (await Promise.all([...new Set([item, other])].map((site) => site.close()))));
    return { one: item, other, owner: await item.token() };
  };
  const getId = async (site: TestProduct, email: string) => (await site.staff.find(email))?.id ?? 0;

  describe("an invitation", () => {
    it("creates an account with the password that the user chooses", async () => {
      const { site, owner } = await start();
      const invited = await invite(site, owner, { ...ANU, email: " Anu@Example.org " });
      const until = new Date(site.now.getTime() + 72 * HOUR_MS).toISOString();
      const data = { id: 1, ...ANU, until };
      expect([invited.status, invited.json]).toEqual([201, { message: "Invitation sent successfully!", data }]);
      expect((await site.ask("GET", "/api/staff/invitations", { token: owner })).json).toEqual({ data: [data] });

      const [email] = await getEmails(site);
      expect(email).toContain("To: anu@example.org");
      const text = email?.replaceAll(/=\r?\n/g, "");
      expect(text).toContain("Hello Anu, Admin invites you to the admin panel of Drug Free Kerala.");
      expect(text).not.toContain("admin panel of localhost");
      const weak = await accept(site, getInvitation(email), "short");
      expect([weak.status, weak.json.code]).toEqual([422, "password-too-weak"]);
      const begun = await accept(site, getInvitation(email));
      expect([begun.status, begun.json]).toEqual([
        200,
        {
          message: "Login successful!",
          token: expect.any(String),
          admin: { name: "Anu", email: ANU.email, profile: null },
        },
      ]);
      expect((await profile(site, begun.json.token)).json).toMatchObject({ name: "Anu", role: "desk" });
      expect((await site.ask("GET", "/api/staff/invitations", { token: owner })).json).toEqual({ data: [] });
      const again = await invite(site, owner);
      expect([again.status, again.json.code]).toEqual([409, "staff-exists"]);
      expect((await getEmails(site)).length).toBe(1);
    });

    it("security 64: works once, for 72 hours, and not once withdrawn, renewed, or its user removed", async () => {
      const { site, owner } = await start();
      const { json } = await invite(site, owner);
      const old = getInvitation((await getEmails(site)).at(-1));
      await invite(site, owner, { ...ANU, role: "reader" });
      const renewed = getInvitation((await getEmails(site)).at(-1));
      expect(new Set([old, renewed, ""]).size).toBe(3);
      const refused = async (token: string) => {
        const { status, json } = await accept(site, token);
        expect([status, json]).toEqual([400, OVER]);
      };
      for (const token of [old, "x", "x".repeat(43), renewed.slice(1)]) await refused(token);

      expect((await site.ask("DELETE", `/api/staff/invite/${json.data.id}`, { token: owner })).status).toBe(200);
      await refused(renewed);
      expect((await site.ask("DELETE", `/api/staff/invite/${json.data.id}`, { token: owner })).status).toBe(404);

      await invite(site, owner);
      const late = getInvitation((await getEmails(site)).at(-1));
      later(site, 72 * HOUR_MS + 1);
      await refused(late);
      const fresh = await site.token();
      expect((await site.ask("GET", "/api/staff/invitations", { token: fresh })).json).toEqual({ data: [] });

      await invite(site, fresh);
      const used = getInvitation((await getEmails(site)).at(-1));
      expect((await accept(site, used)).status).toBe(200);
      await refused(used);
      await site.ask("DELETE", `/api/staff/${await getId(site, ANU.email)}`, { token: fresh });
      await refused(used);
      expect(await site.staff.find(ANU.email)).toBeNull();
    });

    it("security 64: works for exactly one of fifty concurrent requests, and its token is nowhere in the database", async () => {
      const { site, owner } = await start();
      await invite(site, owner);
      const token = getInvitation((await getEmails(site)).at(-1));
      const rows = await site.database.db.selectFrom("invitations").selectAll().execute();
      expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false]);
      const came = await Promise.all(
        Array.from({ length: 50 }, (_, at) => accept(site, token, PASSWORD, `198.51.100.${at}`)),
      );
      const statuses = came.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => ![200, 400].includes(status))).toEqual([]);
    });

    it("security 64: is protected against guesses from one address", async () => {
      const { site } = await start();
      const statuses = [];
      for (let time = 0; time < 21; time += 1) statuses.push((await accept(site, `guess-${time}`)).status);
      expect([statuses.at(19), statuses.at(20)]).toEqual([400, 429]);
      expect((await accept(site, "guess", PASSWORD, "192.0.2.10")).status).toBe(400);
    });

    it("security 64: expires with the account of the owner who sent it", async () => {
      const { site, owner } = await start();
      const second = await site.token("owner");
      await invite(site, second);
      const token = getInvitation((await getEmails(site)).at(-1));
      const id = await getId(site, "owner@example.org");
      await site.ask("PUT", `/api/staff/${id}`, { token: owner, json: { role: "editor" } });
      expect((await accept(site, token)).json).toEqual(OVER);
    });

    database.itOnce.each([
      [{}, "invited-email-missing"],
      [{ ...ANU, email: "anu" }, "email-invalid"],
      [{ ...ANU, email: `${"x".repeat(300)}@example.org` }, "email-too-long"],
      [{ ...ANU, name: "A-B" }, "username-invalid"],
      [{ ...ANU, role: "administrator" }, "role-invalid"],
      [{ ...ANU, role: undefined }, "role-invalid"],
    ])("is refused for %j", async (json, code) => {
      const { site, owner } = await start();
      const refused = await invite(site, owner, json);
      expect([refused.status, refused.json.code]).toEqual([422, code]);
    });

    database.itOnce.each([[undefined], [7], [["x"]], ["x".repeat(201)]])(
      "is refused for the token %j",
      async (token) => {
        const { site } = await start();
        expect((await accept(site, token)).status).toBe(422);
      },
    );
  });

  describe("staff", () => {
    it("are listed, changed and removed by owners", async () => {
      const { site, owner } = await start();
      const editor = await site.token("editor");
      const id = await getId(site, "editor@example.org");
      const seen = site.now.toISOString();
      const member = { id, name: "The editor", email: "editor@example.org", role: "editor", active: true };
      const list = await site.ask("GET", "/api/staff", { token: owner });
      expect(list.json.data).toHaveLength(2);
      expect(list.json.data[1]).toMatchObject({ ...member, last_seen_at: seen, version: 1 });

      const changed = await site.ask("PUT", `/api/staff/${id}`, { token: owner, json: { role: "reader" } });
      expect([changed.status, changed.json.message]).toEqual([200, "Staff updated successfully!"]);
      expect(changed.json.data).toMatchObject({ ...member, role: "reader", version: 2 });
      expect((await profile(site, editor)).json.role).toBe("reader");

      const removed = await site.ask("DELETE", `/api/staff/${id}`, { token: owner });
      expect([removed.status, removed.json]).toEqual([200, { message: "Staff member removed successfully!" }]);
      expect((await profile(site, editor)).status).toBe(401);
      for (const [method, json] of [["PUT", { role: "desk" }], ["DELETE"]] as const)
        expect((await site.ask(method, `/api/staff/${id}`, { token: owner, ...(json && { json }) })).status).toBe(404);
    });

    database.itOnce.each([
      [{}, "staff-change-missing"],
      [{ role: "king" }, "role-invalid"],
      [{ active: 1 }, "active-invalid"],
      [{ active: "no" }, "active-invalid"],
    ])("are not changed by %j", async (json, code) => {
      const { site, owner } = await start();
      const refused = await site.ask("PUT", "/api/staff/1", { token: owner, json });
      expect([refused.status, refused.json.code]).toEqual([422, code]);
    });

    it("security 16, 62: a deactivated user is out at once on every process, and back when reactivated", async () => {
      const { one, other, owner } = await startTwo();
      const desk = await other.token("desk");
      const id = await getId(one, "desk@example.org");
      const set = (active: boolean) => one.ask("PUT", `/api/staff/${id}`, { token: owner, json: { active } });
      const asDesk = { ...ADMIN, email: "desk@example.org" };
      const login = (json: object) => other.ask("POST", "/api/admin/login", { json });

      expect((await other.ask("GET", "/api/contact", { token: desk })).status).toBe(200);
      expect((await set(false)).json.data.active).toBe(false);
      expect((await other.ask("GET", "/api/contact", { token: desk })).status).toBe(401);
      const wrong = await login({ ...asDesk, password: "Wrong-Horse-7" });
      const off = await login(asDesk);
      expect([off.status, off.json]).toEqual([401, wrong.json]);
      await other.ask("POST", "/api/admin/forgot-password", { json: { email: asDesk.email } });
      expect(await getEmails(other)).toEqual([]);

      expect((await set(true)).json.data.active).toBe(true);
      expect((await other.ask("GET", "/api/contact", { token: desk })).status).toBe(401);
      expect((await login(asDesk)).status).toBe(200);
    });

    it("security 63: the last owner cannot be removed, demoted or deactivated", async () => {
      const { site, owner } = await start();
      await site.token("editor");
      const ways = [
        () => site.ask("DELETE", "/api/staff/1", { token: owner }),
        () => site.ask("PUT", "/api/staff/1", { token: owner, json: { role: "editor" } }),
        () => site.ask("PUT", "/api/staff/1", { token: owner, json: { active: false } }),
      ];
      for (const way of ways) {
        const { status, json } = await way();
        expect([status, json]).toEqual([409, LAST]);
      }
      // Disabled owners do not count.
      await site.token("owner");
      const second = await getId(site, "owner@example.org");
      await site.ask("PUT", `/api/staff/${second}`, { token: owner, json: { active: false } });
      for (const way of ways) expect((await way()).status).toBe(409);
      expect((await profile(site, owner)).json.role).toBe("owner");
    });

    it("security 63: fifty concurrent requests on two processes to remove the last two owners leave one", async () => {
      const { one, other, owner } = await startTwo();
      await one.token("owner");
      const ids = [1, await getId(one, "owner@example.org")];
      const by = { id: 99, name: "Someone", role: "owner" as const };
      const went = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) => {
          const { staff } = at % 2 === 0 ? one : other;
          const id = ids[Math.floor(at / 2) % 2] ?? 0;
          if (at % 3 === 0) return staff.remove(by, id, null);
          return staff.change(by, id, null, at % 3 === 1 ? { role: "reader" } : { active: false });
        }),
      );
      const refusals = went.flatMap((item) => (item.status === "rejected" ? [item.reason.kind] : []));
      expect(refusals.filter((because) => !["conflict", "not-found"].includes(because))).toEqual([]);
      const left = (await one.staff.list()).filter(({ role, active }) => role === "owner" && active);
      expect(left).toHaveLength(1);
      expect([200, 401, 403]).toContain((await one.ask("GET", "/api/staff", { token: owner })).status);
    });
  });

  describe("the operator", () => {
    const run = (site: TestProduct, ...words: string[]) => runCommand(addStaffCommands, site, ["staff", ...words]);

    it("lists, invites, changes and removes staff, except the last owner", async () => {
      const { site } = await start();
      expect(await run(site, "invite", ANU.email, "editor", "Anu", "K")).toContain("invited as editor");
      await accept(site, getInvitation((await getEmails(site)).at(-1)));
      // Without email the link is printed.
      await run(site, "invite", "devi@example.org", "desk", "Devi", "--link");
      const said = await run(site, "invite", "devi@example.org", "desk", "Devi", "--link");
      await site.emails.deliver();
      expect((await getEmails(site)).filter((email) => email.includes("devi@example.org"))).toEqual([]);
      const [, link = ""] = /(http:\/\/localhost:3000\/admin\/invitation#\S+)$/.exec(said) ?? [];
      expect((await accept(site, link.split("#")[1] ?? "")).status).toBe(200);
      expect(await run(site, "remove", "devi@example.org")).toContain("removed from the staff");
      const acts = await site.database.db.selectFrom("history").select("act").execute();
      expect(acts.filter(({ act }) => act === "invite staff")).toHaveLength(3);
      expect(await run(site, "list")).toMatch(/^owner .*admin@example.org.*\neditor .*anu@example.org {2}Anu K/);
      expect(await run(site, "role", "Anu@example.org", "owner")).toContain("is owner now");
      expect(await run(site, "remove", ADMIN.email)).toContain("removed from the staff");
      for (const words of [
        ["remove", ANU.email],
        ["role", ANU.email, "desk"],
        ["role", ADMIN.email, "owner"],
        ["invite", "nobody", "desk", "Anu"],
      ])
        await expect(run(site, ...words)).rejects.toThrow(/^\w[^{}]+$/);
    });
  });

  it("logs actions on staff by id only", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const site: TestProduct = await database.use(startProduct, { log });
    await invite(site, await site.token());
    expect(lines.join()).toContain('"act":"invite staff"');
    expect(lines.join()).not.toContain("anu@example.org");
  });
});
