import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const STARTS = [
  "script/server",
  "package.json",
  "script/start-server.ts",
  "deploy/Containerfile",
  "deploy/drug-free-kerala.service",
];

it("starts the server with the same flags and allocator in every environment", () => {
  const starts = STARTS.map((file) => {
    const words = readFileSync(file, "utf8").replace(/[",\s]+/g, " ");
    return {
      file,
      flags: /node((?: --\S+)+) build\/program\/main\.js/.exec(words)?.[1],
      arenas: /MALLOC_ARENA_MAX\D*(\d+)/.exec(words)?.[1],
    };
  });
  const { flags, arenas } = starts[0] ?? {};
  expect(flags).toBeDefined();
  expect(arenas).toBeDefined();
  expect(starts).toEqual(STARTS.map((file) => ({ file, flags, arenas })));
});
