import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { TIMED } from "../../tests/support/timed.ts";
import type { ChangeNotifications } from "./change-notifications.ts";
import { type ContentVersion, createContentVersion, storedVersion } from "./content-version.ts";
import { type Database, openDatabase } from "./open.ts";

async function openAt(
  url: string,
  signal?: ChangeNotifications,
): Promise<{ database: Database; content: ContentVersion; faults: string[] }> {
  const faults: string[] = [];
  const database = openDatabase(url, (error) => faults.push(error.message));
  const content = await createContentVersion(signal ? { ...database, signal } : database);
  onTestFinished(async () => {
    content.stop();
    await database.close();
  });
  return { database, content, faults };
}

async function until(holds: () => boolean, timeout: number): Promise<number> {
  const started = performance.now();
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout, interval: 5 });
  return performance.now() - started;
}

async function cutListening(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  await client.end();
  return rowCount ?? 0;
}

eachDatabase((database) => {
  it("reliability: a change of public content is visible in another process within a second", TIMED, async () => {
    const url = await database.fresh();
    const [one, other] = [await openAt(url), await openAt(url)];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = other.content.version();
      await one.content.change(async () => {});
      expect(await until(() => other.content.version() > before, 1000)).toBeLessThan(1000);
    }
  });

  // SQLite runs queries one after the other.
  it.runIf(database.kind === "postgres")(
    "counts an own change once, even if an earlier check ends after it",
    async () => {
      const open = openDatabase(await database.fresh());
      onTestFinished(() => open.close());
      let look = () => {};
      let slow = false;
      const held = Promise.withResolvers<void>();
      const read = Promise.withResolvers<void>();
      const db = open.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (slow) {
            slow = false;
            read.resolve();
            await held.promise;
          }
          return result;
        },
      });
      const signal: ChangeNotifications = {
        notify: async () => {},
        subscribe: (changed) => ((look = changed), () => {}),
      };
      const content = await createContentVersion({ db, signal });
      onTestFinished(() => content.stop());
      slow = true;
      look();
      await read.promise;
      await content.change(async () => {});
      held.resolve();
      await storedVersion(open.db);
      expect(content.version()).toBe(1);
    },
  );

  it("reliability: a change whose notification is lost is visible within five seconds", TIMED, async () => {
    const url = await database.fresh();
    const deaf: ChangeNotifications = { notify: async () => {}, subscribe: () => () => {} };
    const [one, other] = [await openAt(url, deaf), await openAt(url, deaf)];
    const before = other.content.version();
    await one.content.change(async () => {});
    expect(await until(() => other.content.version() > before, 5000)).toBeLessThan(5000);
  });

  it("counts an own change once, not again on its notification", async () => {
    const { content } = await openAt(await database.fresh());
    await content.change(async () => {});
    const after = content.version();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(content.version()).toBe(after);
  });

  it("gets no notification of a change that was rolled back", async () => {
    const url = await database.fresh();
    const [one, other] = [await openAt(url), await openAt(url)];
    const before = other.content.version();
    await expect(one.content.change(() => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(other.content.version()).toBe(before);
  });

  if (database.kind === "postgres") {
    it(
      "reliability: without the listening connection, a change is visible within five seconds, and listening resumes",
      TIMED,
      async () => {
        const url = await database.fresh();
        const [one, other] = [await openAt(url), await openAt(url)];
        let before = other.content.version();
        await one.content.change(async () => {});
        await until(() => other.content.version() > before, 1000);

        // A notification sent now is lost.
        before = other.content.version();
        expect(await cutListening(url)).toBe(2);
        await one.content.change(async () => {});
        expect(await until(() => other.content.version() > before, 5000)).toBeLessThan(5000);
        expect(other.faults.length).toBeGreaterThan(0);

        await vi.waitFor(async () => expect(await cutListening(url)).toBe(2), { timeout: 60_000 });
        await vi.waitFor(async () => {
          before = other.content.version();
          await one.content.change(async () => {});
          expect(await until(() => other.content.version() > before, 1000)).toBeLessThan(300);
        }, 5000);
      },
    );
  }
});
