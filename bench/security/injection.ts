import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { STORY } from "../../tests/support/testimonial.ts";
import { startProduct } from "./product.ts";
import type { Verdict } from "./report.ts";
import { run } from "./tools.ts";

interface Target {
  path: string;
  /** In sqlmap's syntax. */
  parameters: string;
  body?: object;
  admin?: true;
}

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When" };

const TARGETS: Target[] = [
  { path: "/api/contact?q=a&page=1&limit=5", parameters: "q,page,limit", admin: true },
  { path: "/api/testimonials?status=approved&page=1&limit=5", parameters: "status,page,limit" },
  { path: "/api/events?district=Kannur&offset=0&limit=3", parameters: "district,offset,limit" },
  { path: "/testimonials?page=1&show=1", parameters: "page,show" },
  { path: "/events?district=Kannur&from=1&upto=6", parameters: "district,from,upto" },
  { path: "/events/0?e=abc", parameters: "e" },
  { path: "/api/contact", parameters: "name,phone,email,message", body: ENQUIRY },
  { path: "/api/testimonials/add", parameters: Object.keys(STORY).join(), body: STORY },
  { path: "/api/admin/login", parameters: "email,password", body: { email: "a@b.co", password: "x" } },
  { path: "/api/admin/verify-otp", parameters: "email,otp", body: { email: "a@b.co", otp: "123456" } },
];

/** sqlmap, with a vulnerable server as control. */
export async function scanInjection(folder: string): Promise<Verdict> {
  const site = await startProduct();
  let tried = 0;
  const open: string[] = [];
  try {
    for (const target of TARGETS) {
      const output = await attack(site.origin, target, folder, site.token);
      tried += new Set(output.match(/parameter '[^']+' does not seem to be injectable/g)).size;
      if (FOUND.test(output)) open.push(target.path);
      else if (!/do not appear to be injectable|not injectable/.test(output))
        throw new Error(`sqlmap did not finish with ${target.path}:\n${output.slice(-2000)}`);
    }
  } finally {
    await site.stop();
  }

  const database = new DatabaseSync(":memory:");
  database.exec("create table people (id integer, name text); insert into people values (1, 'a'), (2, 'b')");
  const pasting = createServer((request, response) => {
    const id = new URL(request.url ?? "/", "http://localhost").searchParams.get("id") ?? "";
    try {
      response.end(JSON.stringify(database.prepare(`select * from people where id = ${id}`).all()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(pasting, "listening");
  const origin = `http://127.0.0.1:${(pasting.address() as AddressInfo).port}`;
  const planted = FOUND.test(await attack(origin, { path: "/?id=1", parameters: "id" }, folder, ""));
  pasting.close();
  for (const path of open) process.stderr.write(`sqlmap opened ${path}\n`);
  return {
    judge: "sqlmap",
    product: `${tried} parameters, ${open.length} open`,
    planted: planted ? "a pasted query: found" : "a pasted query: NOT found",
    good: open.length === 0 && tried === TARGETS.flatMap(({ parameters }) => parameters.split(",")).length && planted,
  };
}

const FOUND = /is vulnerable|identified the following injection point/;

async function attack(origin: string, target: Target, folder: string, token: string): Promise<string> {
  const { output } = await run(
    [
      "sqlmap",
      "--batch",
      "--flush-session",
      "--disable-coloring",
      "--level",
      "1",
      "--risk",
      "1",
      "--answers",
      "skip those kind of cases=N",
      "--technique",
      "BEU",
      "--threads",
      "2",
      "--timeout",
      "10",
      "--output-dir",
      join(folder, "sqlmap"),
      "-u",
      origin + target.path,
      "--ignore-code",
      "400,401,404,422",
      ...(target.body ? [] : ["-p", target.parameters]),
      ...(target.admin ? ["-H", `Authorization: Bearer ${token}`] : []),
      ...(target.body ? ["-H", "Content-Type: application/json", "--data", marked(target.body)] : []),
    ],
    { within: 300_000 },
  );
  return output;
}

/** sqlmap's injection markers. */
const marked = (body: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, `${value}*`])));
