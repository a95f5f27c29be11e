import * as z from "zod/mini";
import { defineForm } from "../validation/form.ts";

export const pledgeForm = defineForm({}, { schema: z.object({}) });

/** Null below `MIN_PLEDGES_SHOWN`. */
export const pledgeCount = z.object({ count: z.nullable(z.int()) });

/** Small figures would discourage. */
export const MIN_PLEDGES_SHOWN = 100;

export const PLEDGE_COPY = { taken: "Thank you for taking the pledge." } as const;
