import * as z from "zod/mini";
import { formRules } from "./form.ts";

/** A press of the button says all by itself. */
export const pledgeForm = formRules({}, { schema: z.object({}) });

/** How many took the pledge, as it is shown; null while they are fewer than `PLEDGES_SHOWN_FROM`. */
export const pledgeCount = z.object({ count: z.nullable(z.int()) });
