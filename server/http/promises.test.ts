import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { version } from "../../tests/support/expect-version.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { ADMIN, ORIGIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { PUBLIC_KEYS } from "../../tests/support/testimonial.ts";
import { getEndpoints } from "../app.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" };
const LINK = { number: "1234567", label: "telephone", description: "A line" };
const KOLLAM = { district: "Kollam", contacts: ["9000000001"] };

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    return { site, token: await site.token() };
  };

  database.itOnce("security 22: public responses have exactly the documented fields", async () => {
    const { site, token } = await start();
    await buildTestimonial(site, { status: "approved" });
    await site.ask("POST", "/api/essential-links/add", { token, json: LINK });
    await site.ask("POST", "/api/district-contacts/add", { token, json: KOLLAM });
    const body = new FormData();
    body.set("name", "Plan");
    body.set("file", new Blob(["%PDF-1.7\n"], { type: "application/pdf" }), "plan.pdf");
    await site.ask("POST", "/api/brochures/add", { token, body });
    const keys = async (path: string, list = (json: unknown) => json as object[]) => {
      const { json, text } = await site.ask("GET", path);
      expect(text).not.toMatch(/runner@example\.org|file_key|password/);
      return Object.keys(list(json)[0] ?? {}).toSorted();
    };
    expect(await keys("/api/testimonials", (json) => (json as { data: object[] }).data)).toEqual(PUBLIC_KEYS);
    expect(await keys("/api/essential-links")).toEqual(["description", "description_ml", "id", "label", "number"]);
    expect(await keys("/api/district-contacts")).toEqual(["contacts", "district", "id"]);
    expect(await keys("/api/brochures")).toEqual([
      "file_name",
      "file_name_ml",
      "file_url",
      "file_url_ml",
      "id",
      "name",
      "name_ml",
    ]);
    expect((await site.ask("POST", "/api/contact", { json: ENQUIRY })).json).toEqual({ message: expect.any(String) });
  });

  database.itOnce("security 23: a body sets its own fields, and nothing through a prototype", async () => {
    const { site, token } = await start();
    const text = `{"number":"1234567","label":"telephone","description":"A line","id":77,"__proto__":{"label":"whatsapp","admin":true},"constructor":{"prototype":{"admin":true}}}`;
    const headers = { "Content-Type": "application/json" };
    const added = await site.ask("POST", "/api/essential-links/add", { token, body: text, headers });
    expect(added.json.data).toEqual({ id: 1, ...LINK, description_ml: "", ...version(1) });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const inherited = `{"__proto__":${JSON.stringify(LINK)}}`;
    expect((await site.ask("POST", "/api/essential-links/add", { token, body: inherited, headers })).status).toBe(422);
  });

  const HOSTILE = [
    "' OR '1'='1",
    "1; drop table contact_submissions; --",
    "\\'; select 1 --",
    '" or ""="',
    "%27%20or%201=1",
    "*",
    'x" NEAR "y',
  ];
  it("security 26: SQL in input is text", async () => {
    const { site, token } = await start();
    await site.ask("POST", "/api/contact", { json: ENQUIRY });
    for (const text of HOSTILE) {
      const found = await site.ask("GET", `/api/contact?q=${encodeURIComponent(text)}`, { token });
      expect([text, found.status, found.json.data]).toEqual([text, 200, []]);
      for (const path of ["/api/contact?page=", "/api/contact?limit=", "/api/testimonials?status="])
        expect((await site.ask("GET", path + encodeURIComponent(text), { token })).status).toBe(400);
      const stored = await site.ask("POST", "/api/contact", {
        json: { ...ENQUIRY, name: text.slice(0, 30), message: text },
      });
      expect(stored.status).toBe(201);
      await site.ask("DELETE", `/api/contact/${(await site.ask("GET", "/api/contact", { token })).json.data[0].id}`, {
        token,
      });
    }
    expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(1);
  });

  database.itOnce("security 33, 41: every JSON endpoint accepts only JSON, within its limit", async () => {
    const { site, token } = await start({ RATE_LIMITS: "0" });
    const reading = getEndpoints(site, ORIGIN).filter(({ body, upload, authorize }) => body && !upload && !authorize);
    expect(reading.length).toBeGreaterThan(12);
    const json = { "Content-Type": "application/json" };
    const nested = `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    for (const { method, path, optionalBody } of reading) {
      const ask = async (body: BodyInit, headers: Record<string, string>) =>
        (
          await site.ask(method, path.replace("{id}", "1").replace("{key}", "0".repeat(16)).replace("{n}", "1"), {
            token,
            body,
            headers,
          })
        ).status;
      for (const type of ["text/plain", "application/jsonp", "text/json", "application/x-www-form-urlencoded"])
        expect([method, path, type, await ask("{}", { "Content-Type": type })]).toEqual([method, path, type, 415]);
      expect([method, path, await ask(Buffer.from("{}"), {})]).toEqual([method, path, 415]);
      // Proxies may decode these differently.
      for (const charset of ["utf-16", '"UTF-16LE"', "utf-7", "utf-8; charset=utf-16"])
        expect([charset, await ask("{}", { "Content-Type": `application/json; charset=${charset}` })]).toEqual([
          charset,
          415,
        ]);
      for (const encoding of ["gzip", "identity, br", "x"])
        expect([encoding, await ask("{}", { ...json, "Content-Encoding": encoding })]).toEqual([encoding, 415]);
      const usual = { "Content-Type": 'application/json;charset="UTF-8"', "Content-Encoding": "identity" };
      expect([method, path, (await ask("{}", usual)) !== 415]).toEqual([method, path, true]);
      expect([method, path, await ask(`{"a":"${"x".repeat(66_000)}"}`, json)]).toEqual([method, path, 413]);
      if (!optionalBody) expect([method, path, await ask("", json)]).toEqual([method, path, 400]);
      for (const body of ["{", "[]", "null", '"a"', "[".repeat(60_000), Buffer.from([0x7b, 0xff, 0x7d])])
        expect([method, path, await ask(body, json)]).toEqual([method, path, 400]);
      for (const body of ["{}", nested, '{"__proto__":{"a":1}}', '{"a":1,"a":2,"a":3}'])
        expect([method, path, (await ask(body, json)) < 500]).toEqual([method, path, true]);
    }
  });

  database.itOnce("security 24: every endpoint with an id in its path rejects invalid ones", async () => {
    const { site, token } = await start();
    const numbered = getEndpoints(site, ORIGIN).filter(({ path }) => path.includes("{id}"));
    expect(numbered.length).toBeGreaterThan(9);
    for (const { method, path, body, upload, optionalBody } of numbered) {
      for (const odd of ["abc", "-1", "0", "1.5", "1e3", "%31%00", "12345678901234567890", "2147483648", "١"]) {
        const { status } = await site.ask(method, path.replace("{id}", odd), { token });
        const reads = body ?? upload;
        expect([method, path, odd, status]).toEqual([method, path, odd, reads && !optionalBody ? 415 : 400]);
        if (method === "GET") continue;
        const sent = await site.ask(method, path.replace("{id}", odd), {
          token,
          json: {
            ...LINK,
            ...KOLLAM,
            phones: KOLLAM.contacts,
            is_visible: 1,
            role: "reader",
            password: ADMIN.password,
            how: "mail",
            text: "Noted",
            name: "N",
            designation: "D",
            title: "T",
            key: "k",
            slug: "a-page",
            kind: "news",
            until: "2099-01-01T00:00:00.000Z",
            at: "2099-01-01T00:00:00.000Z",
          },
        });
        const refused = sent.status === 415 || sent.status === 400;
        expect([method, path, odd, refused]).toEqual([method, path, odd, true]);
      }
    }
  });

  database.itOnce("security 27: a script is stored as text, and returned as JSON that no browser runs", async () => {
    const { site, token } = await start();
    const script = `</script><img src=x onerror=alert(1)>`;
    await site.ask("POST", "/api/contact", { json: { ...ENQUIRY, name: script.slice(0, 30), message: script } });
    const listed = await site.ask("GET", "/api/contact", { token });
    expect(listed.json.data[0].message).toBe(script);
    expect(listed.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(listed.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(listed.headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  database.itOnce("security 40: other origins get no CORS permission, except the listed ones", async () => {
    const { site } = await start({ CORS_ORIGINS: "https://friend.example" });
    const from = async (Origin: string, method = "GET") => {
      const { headers } = await site.ask(method, "/api/brochures", {
        headers: { Origin, "Access-Control-Request-Method": "PUT" },
      });
      expect(headers.get("Vary")).toContain("Origin");
      return headers.get("Access-Control-Allow-Origin");
    };
    for (const foreign of [
      "https://evil.example",
      "null",
      "https://friend.example.evil.example",
      "http://friend.example",
    ])
      for (const method of ["GET", "OPTIONS"]) expect([foreign, await from(foreign, method)]).toEqual([foreign, null]);
    expect(await from("https://friend.example")).toBe("https://friend.example");
    const seen = await site.ask("GET", "/api/contact", { headers: { Origin: "https://friend.example" } });
    expect(seen.headers.get("Access-Control-Expose-Headers")).toBe("ETag,Retry-After,Content-Disposition");
    const { site: alone } = await start();
    const answer = await alone.ask("GET", "/api/brochures", { headers: { Origin: "https://evil.example" } });
    expect([answer.headers.get("Access-Control-Allow-Origin"), answer.headers.get("Vary")]).toEqual([
      null,
      expect.stringContaining("Origin"),
    ]);
  });

  database.itOnce("security 42, 50: an unhandled error reveals no details, and has the security headers", async () => {
    const pages = async () => {
      throw new Error("select secret_word from /server/secret.ts");
    };
    const site: TestProduct = await database.use(startProduct, {
      pages,
      settings: { PUBLIC_ORIGIN: "https://site.example.org" },
    });
    const faults = [await site.ask("GET", "/"), await site.ask("POST", "/contact-us", { body: new FormData() })];
    for (const { status, text, headers } of faults) {
      expect([status, text]).toEqual([500, expect.stringContaining("Something went wrong. Please try again.")]);
      expect(text).not.toMatch(/secret|select|\.ts/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    }
  });

  database.itOnce(
    "security 43: authenticated responses are not cached, and the next anonymous request gets 401",
    async () => {
      const { site, token } = await start();
      const reading = getEndpoints(site, "http://localhost:3000").filter(
        ({ method, act, open, path }) => method === "GET" && act && !open && !path.includes("{id}"),
      );
      expect(reading.length).toBeGreaterThan(5);
      for (const { path } of reading) {
        const opened = await site.ask("GET", path, { token });
        expect([path, opened.status, opened.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
        expect(opened.headers.get("Vary")).toContain("Authorization");
        expect((await site.ask("GET", path)).status).toBe(401);
      }
    },
  );

  database.itOnce(
    "security 43: a list that depends on the token is not cached for anonymous requests, and a shared count is not cached",
    async () => {
      const { site } = await start();
      const open = getEndpoints(site, ORIGIN).filter((call) => call.method === "GET" && call.open);
      expect(open.length).toBeGreaterThan(5);
      for (const { path } of open) {
        const { status, headers } = await site.ask("GET", path);
        expect([path, status, headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
        expect(headers.get("Vary")).toContain("Authorization");
      }
      expect((await site.ask("GET", "/api/pledge")).headers.get("Cache-Control")).toBe("no-cache");
    },
  );
});
