import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESSES, isAdmin } from "../script/routes.ts";
import { PUBLIC_ROUTES } from "../shared/public-routes.ts";
import { askRaw } from "./support/raw-http.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: "https://site.example.org" });
});
afterAll(() => site?.stop());

const port = () => Number(new URL(site.origin).port);
const ask = (method: string, target: string, more?: string, body?: string) =>
  askRaw(port(), method, target, more, body);
const get = (target: string) => fetch(site.origin + target, { redirect: "manual" });

it("security 22: no page and no page data contains private fields", async () => {
  const { token } = (await (
    await fetch(`${site.origin}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(site.admin),
    })
  ).json()) as { token: string };
  const read = async (path: string) =>
    (await (await fetch(site.origin + path, { headers: { Authorization: `Bearer ${token}` } })).json()) as {
      data: Record<string, string>[];
    };
  const submissions = (await read("/api/contact")).data;
  const all = await Promise.all(
    ["approved", "pending", "rejected"].map((status) => read(`/api/testimonials?status=${status}`)),
  );
  const testimonials = all.flatMap(({ data }) => data);
  const notShown = testimonials.filter(({ status, is_visible }) => status !== "approved" || Number(is_visible) === 0);
  expect([submissions.length, testimonials.length, notShown.length].every((count) => count > 2)).toBe(true);
  const secrets = [
    site.admin.email,
    token,
    "password_hash",
    "token_hash",
    ...testimonials.map(({ email }) => email),
    ...notShown.map(({ description }) => description),
    ...submissions.flatMap(({ email, message }) => [email, message]),
  ].filter((secret): secret is string => secret !== undefined);
  expect(secrets.every((secret) => secret.length > 8)).toBe(true);
  const pages = ADDRESSES.map(({ path }) => path.replace(":id", "0").replace("*", "nothing-here"));
  const asked = [
    ...pages,
    ...pages.filter((path) => !path.startsWith("/admin/")).map((path) => `${path === "/" ? "/_root" : path}.data`),
    "/admin/contact-submissions.data",
    ...Object.keys(PUBLIC_ROUTES).map((path) => path.replace("{id}", "0")),
    "/?show=1",
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((id) => [`/testimonials?show=${id}`, `/testimonials.data?show=${id}`]),
    "/testimonials?status=pending",
    "/testimonials.data?status=pending",
    "/__manifest?paths=%2Fadmin%2Fcontact-submissions&version=x",
    "/api/docs",
    "/api/openapi.json",
  ];
  expect(asked.length).toBeGreaterThan(40);
  const shown = testimonials.find((testimonial) => !notShown.includes(testimonial))?.["description"] ?? "none";
  let seen = 0;
  for (const path of asked) {
    const text = await (await get(path)).text();
    if (text.includes(shown.slice(0, 30))) seen += 1;
    expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []]);
  }
  // Proves that the search works.
  expect(seen).toBeGreaterThan(2);
});

it("security 49: no URL of the site is an open redirect", async () => {
  const out = [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "/%2f/evil.test",
    "/%5cevil.test",
    "//evil.test/%2f..",
  ];
  const targets = [
    ...out.filter((target) => target.startsWith("/")),
    ...ADDRESSES.filter((address) => !isAdmin(address)).map(
      ({ path }) => `/${path.replace(":id", "0").replace("*", "x")}/`,
    ),
    ...out.flatMap((target) =>
      ["back", "next", "url", "redirect", "returnTo"].map((name) => `/admin?${name}=${encodeURIComponent(target)}`),
    ),
  ];
  for (const target of targets) {
    const { head } = await ask("GET", target);
    const place = /^location: (.*)$/im.exec(head)?.[1];
    if (place !== undefined)
      expect([target, new URL(place, "https://site.example.org").origin]).toEqual([target, "https://site.example.org"]);
    expect([target, head.includes("evil.test")]).toEqual([target, false]);
  }
  const form = "name=&email=&back=%2F%2Fevil.test";
  const sent = await ask(
    "POST",
    "/contact-us?back=//evil.test",
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n`,
    form,
  );
  expect(sent.head).not.toContain("evil.test");
});

it("security 50: exposes no TRACE, development file, source map or path outside the folder", async () => {
  for (const target of ["/", "/api/brochures", "/files/x.pdf", "/assets/x.js"]) {
    const trace = await ask("TRACE", target, "Authorization: Bearer secret-word\r\n");
    expect([target, [404, 405].includes(trace.status), trace.body.includes("secret-word")]).toEqual([
      target,
      true,
      false,
    ]);
  }
  const places =
    ".git/config .git/HEAD .env .npmrc package.json package-lock.json server/main.ts build/server/index.js build/program/main.js".split(
      " ",
    );
  for (const place of [
    ...places,
    "node_modules/hono/package.json",
    "data/campaign.sqlite",
    "campaign.sqlite",
    "outbox",
  ]) {
    for (const before of [
      "/",
      "/../",
      "/../../",
      "/assets/../../../",
      "/%2e%2e/%2e%2e/",
      "/assets/..%2f..%2f..%2f",
      "/..%5c..%5c",
      "//",
    ])
      expect([before + place, (await ask("GET", before + place)).status]).toEqual([before + place, 404]);
  }
  const built = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  expect(built.filter((name) => /\.(map|ts|tsx|sqlite|env)$|(^|\/)\.(?!vite)/.test(name))).toEqual([]);
  for (const name of built.filter((file) => /\.(js|css)$/.test(file)))
    expect([name, readFileSync(join("build/client", name), "utf8").includes("sourceMappingURL")]).toEqual([
      name,
      false,
    ]);
});

it("security 50: no response names the server software, and no error shows its stack", async () => {
  const answers = [
    await ask("GET", "/"),
    await ask("GET", "/api/brochures"),
    await ask("GET", "/%E0%A4%A"),
    await ask("GET", "/api/contact/%ff"),
    await ask("POST", "/about-us", "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n", "a=b"),
    await ask(
      "POST",
      "/testimonials.data",
      "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3\r\n",
      "--x",
    ),
    await ask("POST", "/api/contact", "Content-Type: application/json\r\nContent-Length: 1\r\n", "{"),
  ];
  for (const { status, head, body } of answers) {
    expect(status).toBeLessThan(500);
    expect(head).not.toMatch(/^(Server|X-Powered-By):/im);
    expect(body).not.toMatch(/node_modules|node:internal|at async |\.tsx?:\d+|\/server\/[a-z-]+\.ts/);
  }
});

it("security 31: a URL with a line break does not redirect, and logs no error", async () => {
  for (const path of ["/a%0Ab", "/%0D", "/events%0A", "/ml/a%0Ab", "/a%E2%80%A8b", "/admin%0A", "/events/0%0A"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const last = (await get("/api/nothing")).headers.get("X-Request-Id") ?? "none";
  await expect.poll(site.log).toContain(last);
  expect(site.log().match(/"level":(40|50|60)/g)).toBeNull();
});

it("security 41: a page accepts a form only as a form, and unknown paths are 404 for forms too", async () => {
  const sent = async (path: string, body?: BodyInit, type?: string) =>
    (
      await fetch(site.origin + path, {
        method: "POST",
        ...(body && { body }),
        headers: type ? { "Content-Type": type } : {},
      })
    ).status;
  for (const type of ["application/json", "text/plain"])
    for (const path of ["/contact-us", "/about-us"])
      expect([type, path, await sent(path, "{}", type)]).toEqual([type, path, 415]);
  for (const path of ["/nothing", "/ml/nothing"])
    expect([path, await sent(path, new URLSearchParams())]).toEqual([path, 404]);
  expect(await sent("/about-us", new URLSearchParams())).toBe(405);
});

it("security 31: forms posted to a page without one get 405, and log no error", async () => {
  const sent = (type: string, body: string) => ({ method: "POST", headers: { "Content-Type": type }, body });
  const forms = [
    sent("application/x-www-form-urlencoded", "a=b&%ff=%zz"),
    sent("multipart/form-data; boundary=x", "--x\r\nthat breaks off"),
    sent("multipart/form-data", "a"),
  ];
  for (const path of ["/", "/about-us", "/contact-us", "/testimonials", "/events/0", "/admin", "/nothing"]) {
    for (const address of [path, `${path === "/" ? "/_root" : path}.data`]) {
      for (const form of forms) {
        const answer = await fetch(site.origin + address, form);
        expect([address, answer.status]).toEqual([address, expect.toSatisfy((status: number) => status < 500)]);
        if (answer.status === 405) expect([address, answer.headers.get("Allow")]).toEqual([address, "GET, HEAD"]);
      }
    }
  }
  expect((await fetch(`${site.origin}/about-us`, forms[0])).status).toBe(405);
  // Log lines are ordered, so earlier ones are present.
  const last = (await get("/api/nothing")).headers.get("X-Request-Id") ?? "none";
  await expect.poll(site.log).toContain(last);
  expect(site.log().match(/"level":(40|50|60)/g)).toBeNull();
});
