import { expect } from "vitest";

/** What staff get beside each thing that they can change: its version, and who changed it last and when. */
export const version = (version: number) => ({
  version,
  changed: { by: { id: expect.any(Number), name: expect.any(String) }, at: expect.any(String) },
});
