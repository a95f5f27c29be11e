import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ROLES } from "../../shared/permissions/permissions.ts";
import { onSqliteAlone } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { ORIGIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { getEndpoints } from "../app.ts";

// Slow: every endpoint with every permission.
const HOUR_MS = 60 * 60 * 1000;

/** Public endpoints; all others must require a login. */
const OPEN = [
  "GET /api/testimonials",
  "POST /api/testimonials/add",
  "POST /api/contact",
  "POST /api/contact/school",
  "POST /api/contact/volunteer",
  "POST /api/press",
  "GET /api/search/public",
  "GET /api/district-contacts",
  "GET /api/essential-links",
  "GET /api/centres",
  "GET /api/brochures",
  "GET /api/events",
  "GET /api/materials",
  "GET /api/pledge",
  "POST /api/pledge",
  "GET /api/notices",
  "GET /api/pages",
  "GET /api/challenge",
  "POST /api/admin/login",
  "POST /api/admin/forgot-password",
  "POST /api/admin/verify-otp",
  "POST /api/admin/reset-password",
  "POST /api/admin/login/totp",
  "POST /api/admin/login/recovery",
  "POST /api/admin/login/passkey",
  "POST /api/admin/login/passkey/options",
  "POST /api/staff/accept",
  "GET /api/openapi.json",
  "GET /api/docs",
];
/** Authenticated by API key. */
const KEYED = ["POST /feed/event-updates"];
/** With `METRICS=1`, for direct requests only; 404 through a proxy. */
const NEAR = ["GET /metrics"];
/** Permissions by role as specified, independent of the code. */
const EVERYBODY = ["owner", "editor", "desk", "reader"];
const RIGHTS: [roles: string[], calls: RegExp][] = [
  [
    ["owner", "editor"],
    /^(POST|PUT|DELETE) \/api\/(brochures|materials|pictures|essential-links|district-contacts|centres|notices)\//,
  ],
  [["owner", "editor"], /^(POST|PUT|DELETE) \/api\/events\//],
  [["owner", "editor"], /^(POST \/api\/import\/[a-z-]+|(GET|PUT) \/api\/translations)$/],
  [EVERYBODY, /^GET \/api\/import\/[a-z-]+\/template$/],
  [EVERYBODY, /^GET \/api\/(events\/overrides|pictures)$/],
  [["owner", "editor"], /^(GET|POST|PUT|DELETE) \/api\/pages\//],
  [["owner", "editor"], /^(GET|PUT) \/api\/admin\/drafts$/],
  [["owner", "editor", "desk"], /^(GET|POST|PUT|DELETE) \/api\/testimonials\//],
  [["owner", "desk"], /^(GET|POST|PUT|DELETE) \/api\/contact(\/|$)/],
  [["owner", "desk"], /^(GET|POST|PUT|DELETE) \/api\/replies(\/|$)/],
  [["owner", "desk"], /^(GET|PUT) \/api\/admin\/notices-to-me$/],
  [["owner", "desk", "reader"], /^GET \/api\/reports$/],
  [["owner", "desk"], /^GET \/api\/dashboard\/recent-contacts$/],
  [["owner", "editor", "desk"], /^GET \/api\/dashboard\/(pending-testimonials|backups)$/],
  [["owner"], /^(GET|POST|PUT|DELETE) \/api\/staff(\/|$)/],
  [EVERYBODY, /^(GET|DELETE) \/api\/admin\/sessions(\/|$)/],
  [["owner", "editor", "desk"], /^(GET|POST) \/api\/history(\/|$)/],
  [EVERYBODY, /^(GET|POST|DELETE) \/api\/admin\/second-factor\//],
  [EVERYBODY, /^GET \/api\/campaign$/],
  [["owner"], /^(PUT \/api\/campaign|(POST|DELETE) \/api\/campaign\/partners\/.*)$/],
  [["owner", "editor", "reader"], /^GET \/api\/visits$/],
  [EVERYBODY, /^GET \/api\/search$/],
  [EVERYBODY, /^GET \/api\/dashboard\/(stats|contact-chart|today)$/],
  [
    EVERYBODY,
    /^(GET|POST|PUT) \/api\/admin\/(profile|update-name|update-language|change-password|update-profile-picture|logout)$/,
  ],
];
const AROUND = [
  ...NEAR,
  "ALL /*",
  "ALL /api/*",
  "GET /healthz",
  "GET /readyz",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "GET /.well-known/security.txt",
  ...["", "/ml"].flatMap((language) => [
    `GET ${language}/events.ics`,
    `GET ${language}/events/:file{\\d{1,9}\\.ics}`,
    `GET ${language}/events.atom`,
  ]),
  "GET /posters/:file{[a-z0-9.-]{1,40}}",
  "ALL /posters/*",
  "GET /files/*",
  "ALL /files/*",
  "ALL /assets/*",
  "GET /*",
  "HEAD /*",
  "POST /*",
];

/** Statuses that mean authorised. */
const ALLOWED = [200, 204, 400, 404, 409, 415];
const FORBIDDEN = { message: "Your role does not allow this.", code: "role-forbids" };

onSqliteAlone((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings: { METRICS: "1", ...settings } });
    const token = await site.token();
    const calls = [...new Set(site.routes)].filter((route) => !AROUND.includes(route) && !route.startsWith("ALL "));
    const guarded = calls
      .filter((call) => !OPEN.includes(call) && !KEYED.includes(call))
      .map((call) => ({ method: call.split(" ")[0] ?? "", path: call.split(" ")[1] ?? "" }));
    return { site, token, calls, guarded };
  };
  const endingLast = (guarded: { method: string; path: string }[]) =>
    guarded.toSorted((a, b) => Number(/logout/.test(a.path)) - Number(/logout/.test(b.path)));
  /** Unknown ids, so that nothing is changed. */
  const address = (path: string) => path.replace(":key", "7777777777777777").replace(/:\w+/g, "7777");

  it("security 18: every route that is not listed here as public requires an administrator", async () => {
    const { site, token, guarded } = await start();
    expect(guarded.length).toBeGreaterThan(20);
    const [revoked, expired] = [await site.token(), await site.token()];
    await site.ask("POST", "/api/admin/logout", { token: revoked });
    const old = new Date(site.now.getTime() - 13 * HOUR_MS).toISOString();
    const session = createHash("sha256").update(expired).digest("base64url");
    await site.database.db
      .updateTable("sessions")
      .set({ last_used_at: old })
      .where("token_hash", "=", session)
      .execute();
    const tokens = {
      none: undefined,
      garbage: "x".repeat(43),
      short: "x",
      expired,
      revoked,
      "cut short": token.slice(0, -1),
    };
    for (const { method, path } of guarded) {
      for (const [kind, given] of Object.entries(tokens)) {
        const refused = await site.ask(method, address(path), {
          ...(given && { token: given }),
          ...(method !== "GET" && { body: "not even JSON" }),
        });
        expect([method, path, kind, refused.status]).toEqual([method, path, kind, 401]);
        expect(refused.headers.get("Cache-Control")).toBe("no-store");
        expect(refused.headers.get("Vary")).toContain("Authorization");
        expect(refused.json).toEqual({ message: "Please log in to continue.", code: "not-logged-in" });
      }
    }
    // Authorisation precedes validation. Logging out comes last.
    for (const { method, path } of endingLast(guarded)) {
      const { status } = await site.ask(method, address(path), { token, ...(method !== "GET" && { body: "{" }) });
      expect([method, path, ALLOWED.includes(status)]).toEqual([method, path, true]);
    }
  });

  it("security 62: each role may do what its table says, and nothing more", async () => {
    const { site, guarded } = await start();
    for (const role of ROLES) {
      const token = await site.token(role);
      for (const { method, path } of endingLast(guarded)) {
        const named = RIGHTS.filter(([, calls]) => calls.test(`${method} ${path}`));
        expect([method, path, named.length]).toEqual([method, path, 1]);
        const { status, json } = await site.ask(method, address(path), {
          token,
          ...(method !== "GET" && { body: "{" }),
        });
        if (named[0]?.[0].includes(role)) {
          expect([role, method, path, ALLOWED.includes(status)]).toEqual([role, method, path, true]);
        } else {
          expect([role, method, path, status, json]).toEqual([role, method, path, 403, FORBIDDEN]);
        }
      }
    }
  });

  it("security 18: public routes work with any token, and an invalid one opens no more", async () => {
    const { site, token } = await start({ RATE_LIMITS: "0" });
    await buildTestimonial(site, { name: "Hidden", status: "approved", is_visible: 0 });
    for (const call of OPEN) {
      const [method = "", path = ""] = call.split(" ");
      const ask = (given?: string) =>
        site.ask(method, path, { ...(given && { token: given }), ...(method !== "GET" && { json: {} }) });
      const without = await ask();
      const garbage = await ask("x".repeat(43));
      // The pledge has no required fields.
      const taken = method === "GET" || path.endsWith("/options") ? 200 : path === "/api/pledge" ? 201 : 422;
      expect([call, without.status]).toEqual([call, taken]);
      expect([call, garbage.status]).toEqual([call, without.status]);
      if (!/challenge$|options$/.test(path)) expect([call, garbage.text]).toEqual([call, without.text]);
    }
    expect((await site.ask("GET", "/api/testimonials")).text).not.toContain("Hidden");
    expect((await site.ask("GET", "/api/testimonials", { token })).text).toContain("Hidden");
  });

  it("accepts a token for any capitalisation of its scheme (RFC 9110, 11.1)", async () => {
    const { site, token } = await start();
    const headers = { Authorization: `bearer ${token}` };
    expect((await site.ask("GET", "/api/admin/profile", { headers })).status).toBe(200);
  });

  it("security 18: the event feed requires its own key, and rejects an administrator's token", async () => {
    const { site, token } = await start({ EVENT_FEED_KEY: "right-key" });
    const json = { request: "ZXZlbnRfdXBkYXRlcw==" };
    const ask = async (headers: Record<string, string>) =>
      (await site.ask("POST", "/feed/event-updates", { json, headers })).status;
    for (const key of [undefined, "", "wrong-key", "right-ke", "right-keyx", token])
      expect([key, await ask(key === undefined ? {} : { "x-api-key": key })]).toEqual([key, 401]);
    expect(await ask({ Authorization: `Bearer ${token}` })).toBe(401);
    expect(await ask({ Authorization: "Bearer right-key" })).toBe(401);
    expect(await ask({ "x-api-key": "right-key" })).toBe(200);
  });

  it("security 18: metrics are served to direct requests if enabled, and never through a proxy", async () => {
    const { site, token } = await start();
    const without = await start({ METRICS: "0" });
    for (const call of NEAR) {
      const [method = "", path = ""] = call.split(" ");
      expect((await site.ask(method, path)).status).toBe(200);
      expect((await site.ask(method, path)).headers.get("Cache-Control")).toBe("no-store");
      for (const proxied of ["X-Forwarded-For", "Forwarded", "Via"])
        for (const value of ["127.0.0.1", ""])
          for (const given of [undefined, token]) {
            const headers = { [proxied]: value };
            const { status } = await site.ask(method, path, { headers, ...(given && { token: given }) });
            expect([path, proxied, value, status]).toEqual([path, proxied, value, 404]);
          }
      expect((await without.site.ask(method, path)).status).toBe(404);
      expect(without.site.routes).not.toContain(call);
    }
  });

  it("security 15, 18: a session expires after twelve idle hours, and after seven days at most", async () => {
    const { site, token, guarded } = await start();
    const began = site.now.getTime();
    site.now = new Date(began + 12 * HOUR_MS + 1000);
    for (const { method, path } of guarded) expect((await site.ask(method, address(path), { token })).status).toBe(401);

    const busy = await site.token();
    const from = site.now.getTime();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      site.now = new Date(from + hours * HOUR_MS);
      expect((await site.ask("GET", "/api/admin/profile", { token: busy })).status).toBe(200);
    }
    site.now = new Date(from + 7 * 24 * HOUR_MS + 1000);
    expect((await site.ask("GET", "/api/admin/profile", { token: busy })).status).toBe(401);
  });

  it("security 21: unusual spellings of a protected path open nothing", async () => {
    const { site, guarded } = await start();
    const spellings = [
      (path: string) => path.replace("/api", "//api"),
      (path: string) => path.replace("/api", "/%61pi"),
      (path: string) => path.replace("/api", "/API"),
      (path: string) => `${path}/`,
      (path: string) => path.replace("/api/", "/api/./"),
      (path: string) => path.replace("/api/", "/api/x/../"),
      (path: string) => path.replace("/api/", "/api%2f"),
    ];
    for (const { method, path } of guarded) {
      for (const spell of spellings) {
        for (const odd of [method, "HEAD", "get"]) {
          const { status } = await site.ask(odd, spell(address(path)));
          expect([odd, spell(path), status >= 400]).toEqual([odd, spell(path), true]);
        }
      }
    }
  });

  it("security 18: an unclassified route fails this test", async () => {
    const { site, calls } = await start();
    const described = getEndpoints(site, ORIGIN).map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    );
    const documents = ["GET /api/openapi.json", "GET /api/docs"];
    expect(calls.toSorted()).toEqual([...described, ...documents].toSorted());
    const everyMethod = [...new Set(site.routes)].filter((route) => route.startsWith("ALL "));
    const paths = new Set(calls.map((call) => call.split(" ")[1]));
    expect(everyMethod.filter((route) => !AROUND.includes(route) && !paths.has(route.slice(4)))).toEqual([]);
    for (const open of [...OPEN, ...KEYED]) expect(calls).toContain(open);
    for (const around of AROUND) expect(site.routes).toContain(around);
  });
});
