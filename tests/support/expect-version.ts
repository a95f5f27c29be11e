import { expect } from "vitest";

export const version = (version: number) => ({
  version,
  changed: { by: { id: expect.any(Number), name: expect.any(String) }, at: expect.any(String) },
});
