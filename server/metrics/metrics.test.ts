import { get } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { answers, buildFeedItem, startEventFeed } from "../../tests/support/event-feed.ts";
import { openMailServer } from "../../tests/support/mail-server.ts";
import { ADMIN, startProduct } from "../../tests/support/product.ts";
import { startS3 } from "../../tests/support/s3-server.ts";
import { type Site, startSite } from "../../tests/support/site.ts";
import type { Database } from "../database/open.ts";
import { createMetrics } from "./metrics.ts";

/** Makes the database read-only: a size limit on SQLite, a replica on PostgreSQL. */
async function stopWrites({ db, kind }: Database): Promise<void> {
  if (kind === "sqlite") return void (await sql`pragma query_only = on`.execute(db));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? "");
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
}

const getNumber = (text: string, line: string): number | undefined => {
  const found = text.split("\n").find((part) => part.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

/** A new connection each, so that workers alternate. */
const ask = (site: Site, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(site.origin + path, { agent: false, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    }).on("error", reject);
  });

const start = async (settings: Record<string, string>) => {
  const site = await startSite({ SAMPLE_CONTENT: "0", ...settings });
  onTestFinished(async () => void (await site.stop()));
  return site;
};

it("requests are counted by route and class, cached pages included, without visitor input", async () => {
  const site = await start({ METRICS: "1" });
  for (let count = 0; count < 5; count += 1) await ask(site, "/about-us?name=anu@example.org");
  for (const path of ["/anu@example.org", "/api/anu@example.org", "/files/anu@example.org"]) await ask(site, path);
  await ask(site, "/api/contact?q=anu@example.org");
  await ask(site, "/healthz", { "X-Forwarded-For": "192.0.2.77" });

  const { status, text } = await ask(site, "/metrics");
  expect(status).toBe(200);
  expect(getNumber(text, 'page_cache_requests_total{result="miss"}')).toBe(1);
  expect(getNumber(text, 'page_cache_requests_total{result="hit"}')).toBe(4);
  expect(getNumber(text, "page_cache_entries")).toBe(1);
  expect(getNumber(text, 'http_requests_total{method="GET",route="/about-us",status="2xx"}')).toBe(1);
  expect(getNumber(text, 'http_requests_total{method="GET",route="other",status="4xx"}')).toBe(1);
  expect(getNumber(text, 'http_requests_total{method="GET",route="/api/*",status="4xx"}')).toBe(1);
  expect(getNumber(text, 'http_requests_total{method="GET",route="/files/*",status="4xx"}')).toBe(1);
  expect(getNumber(text, 'http_requests_total{method="GET",route="/api/contact",status="4xx"}')).toBe(1);
  expect(getNumber(text, 'http_request_duration_seconds_count{method="GET",route="/api/contact"}')).toBe(1);
  expect(getNumber(text, "http_requests_in_progress")).toBe(1);
  expect(getNumber(text, "http_requests_shed_total")).toBe(0);
  expect(getNumber(text, "database_up")).toBe(1);
  expect(getNumber(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
  const proportional = getNumber(text, "process_proportional_memory_bytes");
  if (process.platform === "linux") expect(proportional).toBeGreaterThan(1e7);
  expect(getNumber(text, "event_feed_age_seconds")).toBeUndefined();
  expect(text).not.toMatch(/anu|example\.org|192\.0\.2/);

  // Direct requests only; proxies add these headers.
  for (const header of ["X-Forwarded-For", "Forwarded", "Via"])
    expect((await ask(site, "/metrics", { [header]: "127.0.0.1" })).status).toBe(404);
});

it("any worker returns the numbers of all", async () => {
  const site = await start({ METRICS: "1", WORKERS: "2" });
  const alive = 'http_requests_total{method="GET",route="/healthz",status="2xx"}';
  const workers = async () => getNumber((await ask(site, "/metrics")).text, "worker_processes");
  await expect.poll(workers).toBe(2);
  for (let count = 0; count < 10; count += 1) await ask(site, "/healthz");
  for (let count = 0; count < 4; count += 1) {
    const { text } = await ask(site, "/metrics");
    expect([getNumber(text, alive), getNumber(text, "database_up")]).toEqual([10, 1]);
  }
});

eachDatabase((database) => {
  const read = async (settings: Record<string, string>) => {
    const site = await database.use(startProduct, { settings });
    const kept = () => ({ hits: 0, misses: 0, answers: 0, bytes: 0 });
    const create = () =>
      createMetrics({ ...site, pageCache: kept, admission: () => ({ active: 0, waiting: 0, arriving: 0, shed: 7 }) });
    const numbers = async () => {
      const text = await create().text();
      return (line: string) => getNumber(text, line);
    };
    return { site, create, numbers };
  };

  database.itOnce("exports the longest turn of the event loop", async () => {
    const metrics = (await read({})).create();
    const block = async () => {
      for (const began = performance.now(); performance.now() - began < 150; );
      await new Promise(setImmediate);
      return getNumber(await metrics.text(), "nodejs_eventloop_lag_max_seconds");
    };
    await expect.poll(block).toBeGreaterThan(0.14);
  });

  database.itOnce("security 80: concurrent requests are answered once", async () => {
    const { site } = await read({});
    let asked = 0;
    const admission = () => ({ active: (asked += 1), waiting: 0, arriving: 0, shed: 0 });
    const metrics = createMetrics({
      ...site,
      pageCache: () => ({ hits: 0, misses: 0, answers: 0, bytes: 0 }),
      admission,
    });
    await metrics.text();
    const askedOnce = asked;
    await Promise.all(Array.from({ length: 20 }, () => metrics.text()));
    expect(asked).toBe(2 * askedOnce);
  });

  it("exports queued emails and delivery results", async () => {
    const mail = await startMailServer();
    const { site, numbers } = await read({ SMTP_URL: mail.url });
    const forgot = () => site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
    await forgot();
    expect((await numbers())('emails_waiting{tried="no"}')).toBe(1);
    await site.emails.deliver();
    await forgot();
    await mail.disappear();
    await site.emails.deliver();
    const told = await numbers();
    expect([told('emails_waiting{tried="no"}'), told('emails_waiting{tried="yes"}')]).toEqual([0, 1]);
    expect([told('emails_total{outcome="sent"}'), told('emails_total{outcome="delayed"}')]).toEqual([1, 1]);
    site.now = new Date(site.now.getTime() + 60 * 60 * 1000);
    await site.emails.deliver();
    const later = await numbers();
    expect([later('emails_waiting{tried="yes"}'), later('emails_total{outcome="expired"}')]).toEqual([0, 1]);
  });

  it("exports the age and failures of the event feed", async () => {
    const feed = await startEventFeed();
    feed.answer = answers.list([buildFeedItem()]);
    const { site, numbers } = await read({ EVENT_FEED_URL: feed.url });
    expect((await numbers())("event_feed_age_seconds")).toBeUndefined();
    await site.events.refresh();
    expect((await numbers())("event_feed_failing")).toBe(0);
    feed.answer = answers.status(500);
    site.now = new Date(site.now.getTime() + 120_000);
    await site.events.refresh();
    const told = await numbers();
    expect([told("event_feed_age_seconds"), told("event_feed_failing")]).toEqual([120, 1]);
    expect(told("event_feed_failures_total")).toBe(1);
  });

  database.itOnce("exports the age of the newest backup and of the newest verified one", async () => {
    const { site, numbers } = await read({});
    const never = await numbers();
    // Without a backup, the age counts from the schema's creation.
    for (const name of ["backup_age_seconds", "backup_verified_age_seconds"]) expect(never(name)).toBeGreaterThan(0.05);
    await site.database.db
      .withTables<{ kysely_migration: { timestamp: string } }>()
      .updateTable("kysely_migration")
      .set({ timestamp: new Date(Date.now() - 50 * 86_400_000).toISOString() })
      .execute();
    await expect.poll(async () => (await numbers())("backup_verified_age_seconds")).toBeGreaterThan(49 * 86_400);
    await site.backups.make(join(site.config.DATA_DIR, "one.backup"));
    const told = await numbers();
    expect(told("backup_age_seconds")).toBeLessThan(60);
    expect(told("backup_verified_age_seconds")).toBeGreaterThan(49 * 86_400);
    expect([told("backup_failing"), told("backup_copied_age_seconds")]).toEqual([0, undefined]);
  });

  database.itOnce("reports a failed backup upload until one succeeds", async () => {
    const { site, numbers } = await read({ BACKUP_COPY_COMMAND: "/bin/false" });
    await site.backups.makeAndVerify();
    await expect(site.backups.copyOffsite()).rejects.toThrow("/bin/false failed to copy the backup");
    const failing = await numbers();
    expect([failing("backup_failing"), failing("backup_copied_age_seconds")]).toEqual([1, expect.any(Number)]);
    const made = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await site.database.db.updateTable("backups").set({ failed_at: null, copied_at: made }).execute();
    const copied = await numbers();
    expect(copied("backup_failing")).toBe(0);
    expect(copied("backup_copied_age_seconds")).toBeGreaterThan(2.9 * 86_400);
  });

  it("a read-only database is reported as such, in the metrics and by the readiness check", async () => {
    const { site, numbers } = await read({});
    const ready = async () => (await site.ask("GET", "/readyz")).json;
    expect(await ready()).toEqual({ status: "ready", database: "up", writes: "up", mail: "up", storage: "up" });
    expect([(await numbers())("database_writable"), (await numbers())("storage_up")]).toEqual([1, 1]);

    const shut = await read({});
    await stopWrites(shut.site.database);
    const told200 = async () => (await shut.site.ask("GET", "/readyz")).status;
    await expect.poll(told200).toBe(200);
    expect((await shut.site.ask("GET", "/readyz")).json).toMatchObject({ database: "up", writes: "down" });
    const told = await shut.numbers();
    expect([told("database_up"), told("database_writable")]).toEqual([1, 0]);
  });

  database.itOnce("exports failing file storage and shed requests", async () => {
    const s3 = await startS3();
    onTestFinished(s3.remove);
    const { numbers } = await read(s3.settings);
    await s3.stop();
    const told = await numbers();
    expect([told("storage_up"), told("http_requests_shed_total")]).toEqual([0, 7]);
  });

  it("an email that the mail server rejects permanently is counted", async () => {
    const mail = await openMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("No such mailbox"), { responseCode: 550 })),
    });
    onTestFinished(mail.disappear);
    const { site, numbers } = await read({ SMTP_URL: mail.url });
    await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
    await site.emails.deliver();
    expect((await numbers())('emails_total{outcome="refused"}')).toBe(1);
  });

  database.itOnce("exports rejected logins, undeliverable emails and the version", async () => {
    const mail = await startMailServer();
    const { site, numbers } = await read({ SMTP_URL: mail.url });
    const login = (password: string) =>
      site.ask("POST", "/api/admin/login", { json: { email: ADMIN.email, password } });
    for (let times = 0; times < 10; times += 1) await login("Wrong-Horse-1");
    expect((await login(ADMIN.password)).status).toBe(429);
    await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
    const told = await numbers();
    expect([told('logins_rejected_total{reason="wrong"}'), told('logins_rejected_total{reason="too many"}')]).toEqual([
      10, 1,
    ]);
    expect(told("emails_overdue_seconds")).toBeLessThan(30);
    site.now = new Date(site.now.getTime() - 300_000);
    await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
    site.now = new Date(site.now.getTime() + 300_000);
    expect((await numbers())("emails_overdue_seconds")).toBeGreaterThan(290);
    const { version } = (await site.ask("GET", "/healthz")).json;
    expect((await numbers())(`product_info{version="${version}"}`)).toBe(1);
  });

  it("an unavailable database is reported, and affects only its own metrics", async () => {
    const { site, numbers } = await read({});
    await site.database.db.schema.dropTable("letters").execute();
    const told = await numbers();
    expect([told("database_up"), told('emails_waiting{tried="no"}'), told("worker_processes")]).toEqual([
      0,
      undefined,
      1,
    ]);
  });
});
