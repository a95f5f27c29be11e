import { expect, it } from "vitest";
import { longestTurn } from "../../../tests/support/cpu-time.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { jsonInPieces } from "../../http/json-in-pieces.ts";
import { toCsv } from "../../lib/csv.ts";
import { ENQUIRY_COLUMNS } from "./export.ts";

eachDatabase((database) => {
  it("a list and an export of 100 enquiries of 60 KB do not block the event loop", async () => {
    const site = await database.use(startProduct);
    await site.token();
    const message = "എന്റെ മകനെക്കുറിച്ച് ".repeat(1100);
    expect(Buffer.byteLength(message)).toBeGreaterThan(60_000);
    for (let count = 0; count < 100; count += 1) await buildEnquiry(site, { message });
    const asked = { me: 1, page: 1, limit: 100, sort: "newest" } as const;
    const by = { id: 1, name: "Admin", role: "owner" } as const;
    const list = async () => {
      const { items, ...meta } = await site.enquiries.list(asked);
      return JSON.parse(Buffer.from(await jsonInPieces({ data: items, meta })).toString());
    };
    const table = async () => {
      const pieces = toCsv(ENQUIRY_COLUMNS, await site.enquiries.export(by, asked));
      return Buffer.concat(await Array.fromAsync(pieces)).toString();
    };
    const { data } = await list();
    expect(data.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 100 }, (_, place) => 100 - place));
    expect(data[0].message).toBe(message);
    expect((await table()).split("\r\n")).toHaveLength(102);

    const listing = await longestTurn(async () => {
      const { items, ...meta } = await site.enquiries.list(asked);
      await jsonInPieces({ data: items, meta });
    });
    const exporting = await longestTurn(async () => {
      for await (const _ of toCsv(ENQUIRY_COLUMNS, await site.enquiries.export(by, asked)));
    });
    console.log(
      `figures: longest turn, ${database.kind}: list ${listing.toFixed(0)} ms, export ${exporting.toFixed(0)} ms`,
    );
    expect(Math.max(listing, exporting)).toBeLessThan(50);
  });
});
