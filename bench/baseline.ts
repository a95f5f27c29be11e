import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import SQLite from "better-sqlite3";
import pg from "pg";

/**
 * The minimum cost of the same work: `respond [URL [HEADER]]` repeats the response of that URL, `insert DATABASE [TABLE]`
 * stores a row per request as durably as the product, in PostgreSQL also into that table with its indexes.
 */
const [work, source = "", more = ""] = process.argv.slice(2);
const server = createServer(work === "respond" ? await respond() : await insert()).listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));

async function respond(): Promise<RequestListener> {
  if (!source) return (_, response) => void response.end("ok");
  const [name = "", value = ""] = more.split(": ");
  const sent = request(source, { headers: name ? { [name]: value } : {} }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  const own = new Set(["date", "connection", "keep-alive"]);
  const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
  const pairs = headers.flatMap(([name, value]) => [name, String(value)]);
  return (_, response) => void response.writeHead(answer.statusCode ?? 0, pairs).end(body);
}

async function insert(): Promise<RequestListener> {
  const store = source.startsWith("postgres:") ? await toPostgres() : toSqlite();
  const body = Buffer.from(JSON.stringify({ message: "Thanks for Your Enquiry" }));
  return async (request, response) => {
    const { name, phone, email, message } = (await json(request)) as Record<string, string>;
    await store([name, phone, email, message, new Date().toISOString()]);
    response.writeHead(201, ["content-type", "application/json", "content-length", String(body.length)]).end(body);
  };
}

function toSqlite(): (row: unknown[]) => unknown {
  const database = new SQLite(source);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("create table rows (id integer primary key autoincrement, a text, b text, c text, d text, e text)");
  const statement = database.prepare("insert into rows (a, b, c, d, e) values (?, ?, ?, ?, ?)");
  return (row) => statement.run(...row);
}

async function toPostgres(): Promise<(row: unknown[]) => unknown> {
  const pool = new pg.Pool({ connectionString: source, max: 10 });
  if (!more) await pool.query("create table rows (id bigserial primary key, a text, b text, c text, d text, e text)");
  const text = more
    ? `insert into ${more} (name, phone, email, message, created_at, folded) values ($1, $2, $3, $4, $5, $6)`
    : "insert into rows (a, b, c, d, e) values ($1, $2, $3, $4, $5)";
  const withFolded = (row: unknown[]) => (more ? [...row, row.slice(0, 4).join("\n").toLowerCase()] : row);
  return (row) => pool.query({ name: "insert", text, values: withFolded(row) });
}
