import * as z from "zod/mini";

/** An event as anyone may read it (docs/calls.md, 7.1). */
export const eventUpdate = z.object({
  /** The place in the whole, unfiltered list, from 0. */
  id: z.int(),
  /** Stays the same whatever becomes of the list. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** ISO 8601 in UTC. */
  date: z.string(),
  /** Addresses of the pictures as the list names them. Pages load none of them from there. */
  images: z.array(z.string()),
});
export type EventUpdate = z.output<typeof eventUpdate>;
