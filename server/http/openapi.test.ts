import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { ORIGIN, startProduct } from "../../tests/support/product.ts";
import { getEndpoints } from "../app.ts";

const CALLS = readFileSync("docs/reference/api.md", "utf8");

eachDatabase((database) => {
  it("describes every endpoint, with its permissions and errors", async () => {
    const site = await database.use(startProduct);
    const { json } = await site.ask("GET", "/api/openapi.json");
    expect([json.openapi, json.servers[0].url]).toEqual(["3.1.0", ORIGIN]);
    expect(await new Validator().validate(json)).toEqual({ valid: true });
    const described = Object.entries<Record<string, unknown>>(json.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      getEndpoints(site, ORIGIN)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    const ids = Object.values<Record<string, { operationId: string }>>(json.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const approve = json.paths["/api/testimonials/approve/{id}"].put;
    expect(approve.security).toEqual([{ token: [] }]);
    expect(Object.keys(approve.responses)).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "405",
      "409",
      "412",
      "429",
      "500",
      "503",
    ]);
    const list = json.paths["/api/testimonials"].get;
    expect(list.parameters.find(({ name }: { name: string }) => name === "limit").schema).toMatchObject({
      type: "integer",
      minimum: 1,
      maximum: 100,
    });
  });

  it("has each body field in docs/reference/api.md, where the row of an endpoint starts with them", async () => {
    const { json } = await (await database.use(startProduct)).ask("GET", "/api/openapi.json");
    const rows = [...CALLS.matchAll(/^\| `(\w+) (\/api\S+)`.*? \| (?:multipart )?`\{?(\w+)(.*) \|$/gm)];
    const lacking = rows.flatMap(([, method = "", path = "", first = "", more = ""]) => {
      const { content } = json.paths[path]?.[method.toLowerCase()]?.requestBody ?? { content: {} };
      const fields = Object.values<{ schema: { properties?: object } }>(content)
        .flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
        .filter((field) => field !== "altcha" && field !== "notice_version");
      const named = new Set([first, ...(more.match(/\w+/g) ?? [])]);
      return fields.includes(first)
        ? fields.filter((field) => !named.has(field)).map((field) => `${path}: ${field}`)
        : [];
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(lacking).toEqual([]);
  });

  it("shows the same to humans, without scripts or external resources", async () => {
    const site = await database.use(startProduct);
    const page = await site.ask("GET", "/api/docs");
    expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const { path } of getEndpoints(site, ORIGIN)) expect(page.text).toContain(path);
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
});
