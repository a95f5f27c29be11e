import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createEnquiryClient } from "../../../tests/support/enquiries.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { hashText } from "./same-text.ts";

const MINUTE_MS = 60_000;

it.each([
  ["Buy NOW at half price", "buy now  at\nhalf price 50"],
  ["ഇപ്പോൾ വാങ്ങൂ", "ഇപ്പോൾ വാങ്ങൂ 2"],
])("compares texts without case, spaces and digits: %s", (one, other) => {
  expect(hashText(one)).toBe(hashText(other));
  expect(hashText(one)).not.toBe(hashText("Another text"));
});

it("has no hash for digits alone", () => {
  expect(hashText(" 12 3 ")).toBe("");
});

eachDatabase((database) => {
  const start = async () => {
    const client = await createEnquiryClient(await database.use(startProduct));
    const send = (from: number, message: string) =>
      client.site.ask("POST", "/api/contact", {
        json: { name: `Sender ${from}`, phone: `900000000${from}`, email: `a${from}@example.org`, message },
        from: `203.0.113.${from}`,
      });
    const states = async () =>
      (
        await client.site.database.db
          .selectFrom("contact_submissions")
          .select(["name", "state"])
          .orderBy("id")
          .execute()
      )
        .map(({ name, state }) => `${name} ${state}`)
        .join(", ");
    return { ...client, send, states };
  };

  it("sets the fifth sender's equal text within an hour apart as spam, and the earlier ones that are new", async () => {
    const { act, send, states } = await start();
    for (const from of [1, 2, 3, 4]) await send(from, `Win a prize ${from}`);
    await act(2, "take");
    await send(6, "Another question");
    expect(await states()).toBe("Sender 1 new, Sender 2 taken, Sender 3 new, Sender 4 new, Sender 6 new");
    await send(5, "WIN A  PRIZE 5");
    expect(await states()).toBe(
      "Sender 1 spam, Sender 2 taken, Sender 3 spam, Sender 4 spam, Sender 6 new, Sender 5 spam",
    );
  });

  it("counts senders, not enquiries, and an hour only", async () => {
    const { later, send, states } = await start();
    for (const digit of [1, 2, 3, 4, 5]) {
      await send(1, `When is the run? ${digit}`);
      later(2 * MINUTE_MS);
    }
    for (const from of [2, 3, 4]) await send(from, "When is the run?");
    later(61 * MINUTE_MS);
    await send(5, "When is the run?");
    expect(await states()).not.toContain("spam");
  });

  it("never sets urgent ones apart", async () => {
    const { send, states } = await start();
    for (const from of [1, 2, 3, 4, 5, 6]) await send(from, "My father beats my mother every day");
    expect(await states()).not.toContain("spam");
  });
});
