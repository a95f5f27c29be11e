import * as z from "zod/mini";

/** What a call answers that was done: a sentence for whoever asked, and what came of it. */
export const saying = <More extends z.core.$ZodShape = Record<never, never>>(more?: More) =>
  z.object({ message: z.string(), ...more } as { message: z.ZodMiniString } & More);
