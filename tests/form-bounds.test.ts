import { beforeAll, expect, it } from "vitest";
import { builtPages, type Pages } from "../server/ssr/render.ts";
import { onSqliteAlone } from "./support/databases.ts";
import { startProduct } from "./support/product.ts";

let pages: Pages;

beforeAll(async () => {
  pages = await builtPages();
});

const FORM_PAGES = ["/", "/ml/contact-us", "/testimonials", "/schools", "/volunteer", "/pledge"];
const MARK = "planted-mark";

onSqliteAlone((database) => {
  it.each(FORM_PAGES)("security 53: %s returns only its own fields of a post", async (page) => {
    const site = await database.use(startProduct, { pages });
    const fields = { name: "Anu <&", email: "no address", phone: "1", [MARK]: MARK, other: MARK.repeat(1000) };
    const { status, text } = await site.ask("POST", page, { body: new URLSearchParams(fields) });
    expect(status).toBe(page === "/pledge" ? 303 : 422);
    expect(text).not.toContain(MARK);
    const cut = await site.ask("POST", page, { body: new URLSearchParams({ ...fields, more: MARK.repeat(20_000) }) });
    expect([cut.status, cut.text.includes(MARK)]).toEqual([413, false]);
  });

  it.each([
    ["16,500 fields", "a=&".repeat(16_500)],
    ["101 fields", `${"name=&".repeat(100)}email=`],
    ["65,000 separators", "&".repeat(65_000)],
  ])("security 53: a form of %s is refused before it is parsed", async (_title, form) => {
    const site = await database.use(startProduct, { pages });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const { status, json, text } = await site.ask("POST", "/contact-us", { body: form, headers });
    expect([status, json?.code]).toEqual([413, "body-too-large"]);
    expect(text.length).toBeLessThan(500);
  });

  it.each([
    ["10,000 empty parts", "--x\r\n\r\n\r\n".repeat(7000), "boundary=x"],
    ["an ambiguous boundary", "--x\r\n\r\n\r\n".repeat(7000), 'boundary="\\x"'],
    ["one part with an endless header", `--x\r\nA: ${"b".repeat(50_000)}`, "boundary=x"],
  ])("security 53: a multipart form of %s is refused before it is parsed", async (_title, form, boundary) => {
    const site = await database.use(startProduct, { pages });
    const headers = { "Content-Type": `multipart/form-data; ${boundary}` };
    const { status, text } = await site.ask("POST", "/contact-us", { body: form, headers });
    expect(status).toBe(400);
    expect(text).toContain("</html>");
  });
});
