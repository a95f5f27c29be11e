import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { logIn, startSite } from "../../script/site.ts";
import { STORY } from "../../tests/support/testimonial.ts";
import { run } from "../run.ts";
import { plant, type Verdict } from "./scanner.ts";

interface Target {
  path: string;
  /** In sqlmap's syntax. */
  parameters: string;
  body?: object;
}

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When" };

const TARGETS: Target[] = [
  { path: "/api/contact?q=a&page=1&limit=5", parameters: "q,page,limit" },
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
const FOUND = /is vulnerable|identified the following injection point/;

/** sqlmap, with a vulnerable server as control. */
export async function scanInjection(folder: string): Promise<Verdict[]> {
  const site = await startSite({ RATE_LIMITS: "0" });
  const token = await logIn(site.origin);
  let tried = 0;
  const open: string[] = [];
  for (const target of TARGETS) {
    const output = await attack(site.origin, target, folder, token);
    tried += new Set(output.match(/parameter '[^']+' does not seem to be injectable/g)).size;
    if (FOUND.test(output)) open.push(target.path);
    else if (!/do not appear to be injectable|not injectable/.test(output))
      throw new Error(`sqlmap did not finish with ${target.path}:\n${output.slice(-2000)}`);
  }
  await site.remove();

  const database = new DatabaseSync(":memory:");
  database.exec("create table people (id integer, name text); insert into people values (1, 'a'), (2, 'b')");
  const { origin, server } = await plant((request, response) => {
    const id = new URL(request.url ?? "/", "http://localhost").searchParams.get("id") ?? "";
    try {
      response.end(JSON.stringify(database.prepare(`select * from people where id = ${id}`).all()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const isFound = FOUND.test(await attack(origin, { path: "/?id=1", parameters: "id" }, folder, token));
  server.close();
  const all = TARGETS.flatMap(({ parameters }) => parameters.split(",")).length;
  return [
    {
      scanner: "sqlmap",
      product: `${tried} of ${all} parameters, vulnerable: ${open.join(", ") || "none"}`,
      planted: isFound ? "a concatenated query: found" : "a concatenated query: NOT found",
      good: open.length === 0 && tried === all && isFound,
    },
  ];
}

const FLAGS =
  "--batch --flush-session --disable-coloring --level 1 --risk 1 --technique BEU --threads 2 --timeout 10 --ignore-code 400,401,404,422";

async function attack(origin: string, { path, parameters, body }: Target, folder: string, token: string) {
  // `*` marks what sqlmap replaces.
  const marked = body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, `${value}*`]));
  const what = marked
    ? ["-H", "Content-Type: application/json", "--data", JSON.stringify(marked)]
    : ["-p", parameters, "-H", `Authorization: Bearer ${token}`];
  const more = ["--answers", "skip those kind of cases=N", "--output-dir", join(folder, "sqlmap")];
  const command = ["sqlmap", ...FLAGS.split(" "), ...more, "-u", origin + path, ...what];
  return (await run(command, { timeoutMs: 300_000 })).output;
}
