import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import SQLite from "better-sqlite3";

/** The floor of a stored form: a bare server that inserts one row of JSON a request, as durably as the product. */
const [file = ""] = process.argv.slice(2);
const database = new SQLite(file);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec(
  "create table enquiries (id integer primary key autoincrement, name text, phone text, email text, message text, created_at text)",
);
const insert = database.prepare(
  "insert into enquiries (name, phone, email, message, created_at) values (?, ?, ?, ?, ?)",
);
const answer = Buffer.from(JSON.stringify({ message: "Thanks for Your Enquiry" }));

const server = createServer(async (request, response) => {
  const { name, phone, email, message } = JSON.parse(await text(request)) as Record<string, string>;
  insert.run(name, phone, email, message, new Date().toISOString());
  response.writeHead(201, ["content-type", "application/json", "content-length", String(answer.length)]);
  response.end(answer);
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));
