import { expect, it } from "vitest";
import { SAMPLE_CANNED_REPLIES } from "../../../sample-content/canned-replies.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const ANSWER = { title: "Thanks", text: "Thank you.\nYours", text_ml: "നന്ദി." };

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token("desk");
    const ask = (method: string, path: string, json?: object) =>
      site.ask(method, `/api/replies${path}`, { token, json });
    return { site, ask };
  };

  it("adds, lists in order of creation, changes, deletes and restores", async () => {
    const { site, ask } = await start();
    const added = await ask("POST", "/add", ANSWER);
    const data = { id: 1, ...ANSWER, ...version(1) };
    expect([added.status, added.json]).toEqual([201, { message: "Saved reply added successfully!", data }]);
    await ask("POST", "/add", { title: "Second", text: "Two" });
    const { text_ml, ...english } = ANSWER;
    const changed = await ask("PUT", "/update/1", { ...english, title: "Many thanks" });
    expect(changed.json.data).toEqual({ id: 1, ...ANSWER, title: "Many thanks", text_ml, ...version(2) });
    expect((await ask("GET", "")).json.data.map(({ title }: { title: string }) => title)).toEqual([
      "Many thanks",
      "Second",
    ]);
    expect((await ask("DELETE", "/delete/1")).json.message).toBe("Saved reply deleted successfully!");
    const rows = (await site.ask("GET", "/api/history?kind=ready-made%20answer", { token: await site.token() })).json
      .data;
    expect(rows[0]).toMatchObject({
      act: "delete ready-made answer",
      about: { id: 1, label: "Many thanks" },
      can_put_back: true,
    });
    expect((await site.ask("POST", `/api/history/${rows[0].id}/put-back`, { token: await site.token() })).status).toBe(
      200,
    );
    expect((await ask("GET", "")).json.data[0]).toMatchObject({ id: 1, title: "Many thanks", text: ANSWER.text });
    for (const [method, path] of [
      ["PUT", "/update/9"],
      ["DELETE", "/delete/9"],
    ] as const)
      expect((await ask(method, path, ANSWER)).json.code).toBe("ready-answer-gone");
  });

  database.itOnce.each([
    ["no title", { title: " " }, "title-missing"],
    ["101 characters", { title: "x".repeat(101) }, "title-too-long"],
    ["no text", { text: undefined }, "ready-text-missing"],
    ["5,001 characters", { text: "x".repeat(5001) }, "answer-too-long"],
    ["5,001 Malayalam characters", { text_ml: "ക".repeat(5001) }, "answer_ml-too-long"],
  ])("refuses %s with a message", async (_title, over, code) => {
    const { ask } = await start();
    const refused = await ask("POST", "/add", { ...ANSWER, ...over });
    expect([refused.status, refused.json.code]).toEqual([422, code]);
    expect((await ask("GET", "")).json.data).toEqual([]);
  });

  database.itOnce("includes a valid default set in both languages", async () => {
    const { ask } = await start();
    for (const answer of SAMPLE_CANNED_REPLIES) {
      const added = await ask("POST", "/add", answer);
      expect([answer.title, added.status, added.json.data]).toMatchObject([answer.title, 201, answer]);
      expect(answer.text_ml).toMatch(/[\u0D00-\u0D7F]/);
    }
  });
});
