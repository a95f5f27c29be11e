import * as z from "zod/mini";
import { FOUND_KINDS } from "./search.ts";

/** Something that holds all the words. */
export const foundThing = z.object({
  kind: z.enum(FOUND_KINDS),
  /** The number that its own calls know it by. */
  id: z.int(),
  label: z.string(),
  /** A piece of its text, around what was found. */
  found: z.string(),
  /** The address of the screen that shows it. */
  to: z.string(),
});
export type FoundThing = z.output<typeof foundThing>;
