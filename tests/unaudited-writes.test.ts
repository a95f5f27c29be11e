import { expect, it } from "vitest";
import { getEndpoints } from "../server/app.ts";
import { PERMISSIONS } from "../shared/permissions/permissions.ts";
import { eachDatabase } from "./support/databases.ts";
import { buildEnquiry } from "./support/factories.ts";
import { ADMIN, ORIGIN, startProduct } from "./support/product.ts";
import { getCode } from "./support/two-factor.ts";

/** Endpoints that write although their permission is read-only (ADR 0020). */
const WRITE_AND_ONLY_LOOK = [
  "POST /api/contact/{id}/open",
  "DELETE /api/contact/{id}/open",
  "PUT /api/contact/{id}/draft",
  // Audited as the change of its kind.
  "PUT /api/translations",
  "PUT /api/admin/drafts",
  "POST /api/admin/logout",
];
const FACTORS = "/api/admin/second-factor";

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const acts = async () => {
      const rows = await site.database.db.selectFrom("history").select("act").orderBy("id").execute();
      return rows.map(({ act }) => act);
    };
    const ask = (method: string, path: string, json: object = {}) => site.ask(method, path, { token, json });
    return { site, ask, acts };
  };

  it("only the writes listed here come from read-only actions", async () => {
    const { site } = await start();
    const looking = getEndpoints(site, ORIGIN).filter(
      ({ method, act }) => method !== "GET" && act !== undefined && "readOnly" in PERMISSIONS[act],
    );
    expect(looking.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(WRITE_AND_ONLY_LOOK.toSorted());
  });

  it("presence, drafts and logout are not audited", async () => {
    const { site, ask, acts } = await start();
    const id = await buildEnquiry(site);
    for (const [call, json] of [
      [`POST /api/contact/${id}/open`, {}],
      [`PUT /api/contact/${id}/draft`, { text: "Dear Anu" }],
      [`DELETE /api/contact/${id}/open`, {}],
      ["POST /api/admin/logout", {}],
    ] as const) {
      const [method = "", path = ""] = call.split(" ");
      expect([call, (await ask(method, path, json)).status < 300]).toEqual([call, true]);
    }
    expect(await acts()).toEqual([]);
  });

  it("a second factor is audited when it is confirmed, not when setup starts", async () => {
    const { site, ask, acts } = await start();
    const { password } = ADMIN;
    const { json, status } = await ask("POST", `${FACTORS}/totp`, { password });
    const options = await ask("POST", `${FACTORS}/passkeys/options`, { password });
    expect([status, options.status, await acts()]).toEqual([200, 200, []]);
    await ask("POST", `${FACTORS}/totp/confirm`, { code: getCode(site, json.secret) });
    expect(await acts()).toEqual(["set up authenticator app"]);
  });
});
