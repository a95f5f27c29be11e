import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { encodeLoaderData, toRouterEncoding } from "./loader-data.ts";

const state = (loaderData: unknown) => ({ loaderData, actionData: null, errors: null });

test("plain loader data reach the router as they were", async () => {
  const data = {
    page: { text: "ലഹരി </script>", count: 3, price: -1.5, none: null, no: false, empty: [], nothing: {}, "": "" },
    list: [["D", "2026"], [null, 0], [{ __typename: "N" }]],
    missing: undefined,
  };
  const encoded = encodeLoaderData(state(data)) ?? "";
  expect(encoded).toMatch(/^\{/);
  const body = new Response(toRouterEncoding(encoded)).body as ReadableStream<Uint8Array>;
  const { value, done } = await decode(body, globalThis as unknown as Window);
  await done;
  const { missing: _, ...rest } = data;
  expect(value).toEqual(state(rest));
});

test("what JSON cannot express stays in the router's encoding", () => {
  for (const value of [Promise.resolve(1), new Date(), Number.NaN, [undefined], new Map(), 1n])
    expect(encodeLoaderData(state({ value }))).toBeUndefined();
  expect(encodeLoaderData({ ...state({}), errors: { root: new Error("late") } })).toBeUndefined();
  expect(toRouterEncoding('[{"_1":2},"a",1]\n')).toBe('[{"_1":2},"a",1]\n');
});
