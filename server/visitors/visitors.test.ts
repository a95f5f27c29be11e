import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { aSubmission, aTestimonial } from "../../tests/support/factories.ts";
import { startProduct } from "../../tests/support/product.ts";

const ANU = "anu@example.org";

eachDatabase((database) => {
  /** A site that holds something of Anu in every place, and something of Binu. */
  const start = async () => {
    const site = await database.use(startProduct);
    await aSubmission(site, { name: "Anu", email: "Anu@Example.ORG", message: "Xylophone practice" });
    await aSubmission(site, { name: "Binu", email: "binu@example.org" });
    await aSubmission(site, { name: "Not Anu", email: "anu@example.org.in" });
    await aTestimonial(site, { name: "Anu", email: ANU, status: "approved", description: "Quokka spotting" });
    await aTestimonial(site, { name: "Anu", email: ANU, status: "rejected" });
    await aTestimonial(site, { name: "Binu", email: "binu@example.org", status: "approved" });
    const moment = site.now.toISOString();
    await site.database.db
      .insertInto("letters")
      .values({ kind: "reset code", recipient: ANU, expires_at: moment, due_at: moment, tries: 0, claimed_until: "" })
      .execute();
    return site;
  };

  it("finds everything that is stored under an e-mail address, however it is spelt", async () => {
    const site = await start();
    for (const spelling of [ANU, "  ANU@example.org\n"]) {
      const found = await site.visitors.find(spelling);
      expect(found).toMatchObject({ email: ANU, exported_at: site.now.toISOString() });
      expect(found.enquiries.map(({ name, message }) => [name, message])).toEqual([["Anu", "Xylophone practice"]]);
      expect(found.testimonials.map(({ status }) => status)).toEqual(["approved", "rejected"]);
      expect(found.letters.map(({ kind }) => kind)).toEqual(["reset code"]);
    }
    expect(await site.visitors.find("nobody@example.org")).toMatchObject({
      enquiries: [],
      testimonials: [],
      letters: [],
    });
  });

  it("removes all of it and nothing else, and the public sees that at once", async () => {
    const site = await start();
    const before = site.publicContent.version();
    const erased = await site.visitors.erase("ANU@example.org");
    expect([erased.enquiries.length, erased.testimonials.length, erased.letters.length]).toEqual([1, 2, 1]);
    expect(site.publicContent.version()).toBeGreaterThan(before);

    expect(await site.visitors.find(ANU)).toMatchObject({ enquiries: [], testimonials: [], letters: [] });
    const shown = (await site.ask("GET", "/api/testimonials")).json.data;
    expect(shown.map(({ name }: { name: string }) => name)).toEqual(["Binu"]);
    const token = await site.token();
    const total = async (path: string) => (await site.ask("GET", path, { token })).json.meta.total;
    expect(await total("/api/contact?page=1&limit=10")).toBe(2);
    expect(await total("/api/contact?page=1&limit=10&q=Xylophone")).toBe(0);
    expect(await total("/api/contact?page=1&limit=10&q=anu@example")).toBe(1);
    expect(await total("/api/testimonials?status=approved&page=1&limit=10")).toBe(1);
  });

  it("removes more than one transaction holds, and finds in more than one look", async () => {
    const site = await database.use(startProduct);
    const row = { name: "A", phone: "9000000001", message: "m", created_at: site.now.toISOString() };
    for (const count of [3000, 3000]) {
      const rows = Array.from({ length: count }, (_, n) => ({
        ...row,
        email: n % 250 === 0 ? ANU : `v${n}@example.org`,
      }));
      for (let from = 0; from < count; from += 1000)
        await site.database.db
          .insertInto("contact_submissions")
          .values(rows.slice(from, from + 1000))
          .execute();
    }
    expect((await site.visitors.erase(ANU)).enquiries).toHaveLength(24);
    expect((await site.visitors.find(ANU)).enquiries).toEqual([]);
  });

  if (database.kind === "sqlite")
    it("leaves no word of it in the files of the embedded database", async () => {
      const site = await start();
      const path = site.config.DATABASE_URL.slice("sqlite:".length);
      const holds = (word: string) => [path, `${path}-wal`].some((file) => readFileSync(file).includes(word));
      const words = ["Xylophone", "Quokka", "Anu@Example.ORG"];
      expect(words.map(holds)).toEqual([true, true, true]);
      await site.visitors.erase(ANU);
      expect(words.map(holds)).toEqual([false, false, false]);
      expect(holds("binu@example.org")).toBe(true);
    });
});
