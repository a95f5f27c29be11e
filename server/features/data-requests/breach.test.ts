import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { runCommand } from "../../../tests/support/operator.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { addBreachCommand } from "./breach.commands.ts";

const breach = (site: TestProduct, ...words: string[]) => runCommand(addBreachCommand, site, ["breach", ...words]);

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const on = (day: string) => {
      site.now = new Date(`2026-11-${day}T06:00:00.000Z`);
      return site.now.toISOString();
    };
    const created_at = on("18");
    for (const email of ["Anu@Example.org", "anu@example.org", "binu@example.org"])
      await buildEnquiry(site, { email, created_at });
    await buildEnquiry(site, { kind: "school", email: "", phone: "9000000077", created_at });
    await buildTestimonial(site, { email: "devi@example.org", created_at });
    on("20");
    const desk = await site.token("desk");
    await site.ask("GET", "/api/contact/export?state=new", { token: desk });
    await site.ask("POST", "/api/contact/1/take", { token: desk });
    await site.ask("POST", "/api/contact/2/take", { token: desk });
    await site.ask("DELETE", "/api/contact/3", { token: desk });
    on("21");
    await site.ask("PUT", "/api/staff/2", { token: await site.token(), json: { role: "reader" } });
    await buildEnquiry(site, { email: "late@example.org", created_at: on("23") });
    return site;
  };

  it("counts what an account could read by its role, and lists what it did", async () => {
    const site = await start();
    const told = await breach(site, "2026-11-20", "2026-11-20", "desk@example.org");
    for (const line of [
      /^From 2026-11-20 to the end of 2026-11-20, Indian time\.$/m,
      /^The desk \(2\), desk; \d active sessions\.$/m,
      /^ {2}enquiries {5}3: .*; 1 more were deleted since, and their owners are unknown$/m,
      /^ {2}testimonials {2}1: /m,
      /^ {2}staff {9}not by this account$/m,
      /^ {2}2026-11-20 11:30:00 {2}The desk: export enquiries \(state new, rows 4\)$/m,
      /^ {2}take enquiry: enquiry 1-2$/m,
      /^ {2}delete enquiries: enquiry 3$/m,
      /^To notify: 2 email addresses, and 1 phone numbers/m,
    ])
      expect(told).toMatch(line);
    expect(told).not.toMatch(/anu@|devi@|9000000077/i);
    const reader = await breach(site, "2026-11-22", "2026-11-23", "desk@example.org");
    expect(reader).toMatch(/^The desk \(2\), reader;[^]*enquiries {5}not by this account[^]*^To notify: 0 email/m);
  });

  it("lists the addresses to inform, each once, and nothing else", async () => {
    const site = await start();
    expect((await breach(site, "2026-11-20", "2026-11-20", "2", "--people")).split("\n")).toEqual([
      "anu@example.org",
      "9000000077",
      "devi@example.org",
    ]);
    expect(await breach(site, "2026-11-22", "2026-11-23", "2", "--people")).toBe("");
  });

  it("counts all stored data without an account, and handles a deleted account", async () => {
    const site = await start();
    expect((await site.ask("DELETE", "/api/staff/2", { token: await site.token() })).status).toBe(200);
    const whole = await breach(site, "2026-11-01", "2026-11-23");
    expect(whole).toMatch(/enquiries {5}4: [^]*staff {9}1 accounts and invitations[^]*The desk: export enquiries/);
    expect(whole).not.toContain("Other actions of this account");
    expect(await breach(site, "2026-11-20", "2026-11-20", "2")).toMatch(/^The desk \(2\), desk; 0 active sessions/m);
    for (const words of [
      ["2026-11-22", "2026-11-20"],
      ["2026-02-30", "2026-03-01"],
      ["20", "21"],
    ])
      await expect(breach(site, ...words)).rejects.toThrow(/^Specify the first and last day/);
    await expect(breach(site, "2026-11-20", "2026-11-20", "nobody@example.org")).rejects.toThrow(/No staff account/);
    await expect(breach(site, "2026-11-20", "2026-11-20", "77")).rejects.toThrow(/No account has this number/);
  });
});
