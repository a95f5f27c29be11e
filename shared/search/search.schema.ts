import * as z from "zod/mini";
import { FOUND_KINDS } from "./search.ts";

export const searchResult = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.int(),
  label: z.string(),
  /** Excerpt around the match. */
  found: z.string(),
  /** Path of the screen. */
  to: z.string(),
});
export type SearchResult = z.output<typeof searchResult>;
