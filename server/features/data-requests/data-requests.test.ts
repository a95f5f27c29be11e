import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { askOperator } from "../../../tests/support/operator.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { withFolded } from "../../database/searched-texts.ts";

const ANU = "anu@example.org";
const words = ["Xylophone", "Quokka", "Anu@Example.ORG", "xylophone", "quokka", "Okapi 1"];

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    await buildEnquiry(site, { name: "Anu", email: "Anu@Example.ORG", message: "Xylophone practice" });
    await buildEnquiry(site, { name: "Binu", email: "binu@example.org" });
    await buildEnquiry(site, { name: "Not Anu", email: "anu@example.org.in" });
    await buildTestimonial(site, { name: "Anu", email: ANU, status: "approved", description: "Quokka spotting" });
    await buildTestimonial(site, { name: "Anu", email: ANU, status: "rejected" });
    await buildTestimonial(site, { name: "Binu", email: "binu@example.org", status: "approved" });
    const moment = site.now.toISOString();
    for (const enquiry_id of [1, 2])
      await site.database.db
        .insertInto("case_notes")
        .values({ enquiry_id, who_id: 1, who_name: "Admin", at: moment, text: `Okapi ${enquiry_id}` })
        .execute();
    await site.database.db
      .insertInto("letters")
      .values({ kind: "reset code", recipient: ANU, expires_at: moment, due_at: moment, tries: 0, claimed_until: "" })
      .execute();
    return site;
  };

  it("finds everything stored under an email address, in any spelling", async () => {
    const site = await start();
    for (const spelling of [ANU, "  ANU@example.org\n"]) {
      const found = await site.visitors.find(spelling);
      expect(found).toMatchObject({ email: ANU, exported_at: site.now.toISOString() });
      expect(found.enquiries.map(({ name, message }) => [name, message])).toEqual([["Anu", "Xylophone practice"]]);
      expect(found.notes.map(({ text }) => text)).toEqual(["Okapi 1"]);
      expect(found.testimonials.map(({ status }) => status)).toEqual(["approved", "rejected"]);
      expect(found.letters.map(({ kind }) => kind)).toEqual(["reset code"]);
    }
    expect(await site.visitors.find("nobody@example.org")).toMatchObject({
      enquiries: [],
      testimonials: [],
      letters: [],
    });
  });

  it("erases all of it and nothing else, and the public sees that at once", async () => {
    const site = await start();
    const before = site.publicContent.version();
    const erased = await site.visitors.erase("ANU@example.org");
    expect([erased.enquiries.length, erased.testimonials.length, erased.letters.length]).toEqual([1, 2, 1]);
    expect(site.publicContent.version()).toBeGreaterThan(before);

    expect(await site.visitors.find(ANU)).toMatchObject({ enquiries: [], testimonials: [], letters: [] });
    const notes = await site.database.db.selectFrom("case_notes").select("text").execute();
    expect(notes).toEqual([{ text: "Okapi 2" }]);
    const shown = (await site.ask("GET", "/api/testimonials")).json.data;
    expect(shown.map(({ name }: { name: string }) => name)).toEqual(["Binu"]);
    const token = await site.token();
    const total = async (path: string) => (await site.ask("GET", path, { token })).json.meta.total;
    expect(await total("/api/contact?page=1&limit=10")).toBe(2);
    expect(await total("/api/contact?page=1&limit=10&q=Xylophone")).toBe(0);
    expect(await total("/api/contact?page=1&limit=10&q=anu@example")).toBe(1);
    expect(await total("/api/testimonials?status=approved&page=1&limit=10")).toBe(1);
  });

  it("security 92: finds and erases deleted stories that could be restored", async () => {
    const site = await start();
    const token = await site.token();
    for (const id of [1, 2]) await site.ask("DELETE", `/api/testimonials/delete/${id}`, { token });
    expect((await site.visitors.find(ANU)).deleted_testimonials.map(({ id }) => id)).toEqual([1, 2]);
    expect((await site.visitors.erase(ANU)).deleted_testimonials).toHaveLength(2);
    expect((await site.visitors.find(ANU)).deleted_testimonials).toEqual([]);
    const back = await site.ask("POST", "/api/history/1/put-back", { token });
    expect([back.status, back.json.code]).toEqual([409, "put-back-over"]);
  });

  it("erases more than one transaction holds, and finds more than one page", async () => {
    const site = await database.use(startProduct);
    const row = { name: "A", phone: "9000000001", message: "m", created_at: site.now.toISOString() };
    for (const count of [3000, 3000]) {
      const rows = Array.from({ length: count }, (_, n) =>
        withFolded("contact_submissions", { ...row, email: n % 250 === 0 ? ANU : `v${n}@example.org` }),
      );
      for (let from = 0; from < count; from += 1000)
        await site.database.db
          .insertInto("contact_submissions")
          .values(rows.slice(from, from + 1000))
          .execute();
    }
    expect((await site.visitors.erase(ANU)).enquiries).toHaveLength(24);
    expect((await site.visitors.find(ANU)).enquiries).toEqual([]);
  });

  if (database.kind === "sqlite") {
    const files = (site: TestProduct) => {
      const path = site.config.DATABASE_URL.slice("sqlite:".length);
      const holds = (word: string) => [path, `${path}-wal`].some((file) => readFileSync(file).includes(word));
      return { path, held: () => words.map(holds), holds };
    };

    it("security 60: leaves none of its words in the files of the embedded database", async () => {
      const site = await start();
      const { held, holds } = files(site);
      expect(held()).toEqual(words.map(() => true));
      await site.visitors.erase(ANU);
      expect(held()).toEqual(words.map(() => false));
      expect(holds("binu@example.org")).toBe(true);
    });

    it("security 60: leaves none of its trigrams in the search indexes", async () => {
      const site = await start();
      const { holds } = files(site);
      const threes = ["ωж日", "ж日語", "ღ한글"];
      await buildEnquiry(site, { email: ANU, message: "ωж日語" });
      await buildTestimonial(site, { email: ANU, title: "ღ한글" });
      expect(threes.map(holds)).toEqual([true, true, true]);
      await site.visitors.erase(ANU);
      expect(threes.map(holds)).toEqual([false, false, false]);
    });

    /** Runs the erasure while a reader holds an old snapshot. */
    const eraseBesideReader = async (milliseconds: number) => {
      const site = await start();
      const { path, held } = files(site);
      const reader = new SQLite(path, { readonly: true });
      onTestFinished(() => void reader.close());
      reader.exec("begin");
      reader.prepare("select count(*) from contact_submissions").get();
      const { DATA_DIR, DATABASE_URL } = site.config;
      const asked = askOperator(["visitor", "erase", ANU, "--yes"], { DATA_DIR, DATABASE_URL });
      await Promise.race([asked, wait(milliseconds).then(() => reader.close())]);
      return { ...(await asked), held: held() };
    };

    it("security 60: waits for open readers, and reports an erasure only when it is complete", async () => {
      const { code, output, held } = await eraseBesideReader(6000);
      expect([code, output]).toEqual([0, expect.stringContaining("This data was removed.")]);
      expect(held).toEqual(words.map(() => false));
    });

    it("security 60: reports an incomplete erasure while a reader stays open, and exits with 1", async () => {
      const { code, output, held } = await eraseBesideReader(120_000);
      expect(held).toContain(true);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/journal still contains .* again: script\/admin visitor erase/s),
      ]);
      expect(output).not.toContain("This data was removed.");
    });
  } else
    it("security 60: leaves none of its words in the tables of PostgreSQL once they are rewritten", async () => {
      const site = await start();
      const { db } = site.database;
      // Last in its page, where a plain vacuum overwrites nothing.
      await buildEnquiry(site, { email: ANU, message: "Zebrafish" });
      const sought = [...words, "Zebrafish"];
      const readHeld = async () => {
        await sql`checkpoint`.execute(db);
        const { rows } = await sql<{ word: string }>`
          select distinct word from unnest(${sought}::text[]) word, pg_class
          where relkind in ('r', 'i', 't') and relnamespace = 'public'::regnamespace
            and position(convert_to(word, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0`.execute(db);
        return rows.map(({ word }) => word);
      };
      expect((await readHeld()).toSorted()).toEqual(sought.toSorted());
      await site.visitors.erase(ANU);
      await sql`vacuum`.execute(db);
      expect(await readHeld()).toContain("Zebrafish");
      await sql`vacuum full`.execute(db);
      expect(await readHeld()).toEqual([]);
    });
});
