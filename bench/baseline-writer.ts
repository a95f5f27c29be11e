import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import SQLite from "better-sqlite3";
import pg from "pg";

/**
 * Baseline: inserts one row per request, as durably as the product; with `into`, into that PostgreSQL table
 * with its indexes.
 */
const [where = "", into = ""] = process.argv.slice(2);
const COLUMNS = "name text, phone text, email text, message text, created_at text";
const answer = Buffer.from(JSON.stringify({ message: "Thanks for Your Enquiry" }));

const insert = where.startsWith("postgres:") ? await intoPostgres() : intoSqlite();
const server = createServer(async (request, response) => {
  const { name, phone, email, message } = JSON.parse(await text(request)) as Record<string, string>;
  await insert([name, phone, email, message, new Date().toISOString()]);
  response.writeHead(201, ["content-type", "application/json", "content-length", String(answer.length)]);
  response.end(answer);
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));

type Insert = (values: unknown[]) => unknown;

function intoSqlite(): Insert {
  const database = new SQLite(where);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(`create table enquiries (id integer primary key autoincrement, ${COLUMNS})`);
  const statement = database.prepare(
    "insert into enquiries (name, phone, email, message, created_at) values (?, ?, ?, ?, ?)",
  );
  return (values) => statement.run(...values);
}

async function intoPostgres(): Promise<Insert> {
  const pool = new pg.Pool({ connectionString: where, max: 10 });
  if (!into) await pool.query(`create table bare_enquiries (id bigserial primary key, ${COLUMNS})`);
  const text = into
    ? `insert into ${into} (name, phone, email, message, created_at, folded) values ($1, $2, $3, $4, $5, $6)`
    : "insert into bare_enquiries (name, phone, email, message, created_at) values ($1, $2, $3, $4, $5)";
  return (values) =>
    pool.query({
      name: "insert",
      text,
      values: into ? [...values, values.slice(0, 4).join("\n").toLowerCase()] : values,
    });
}
