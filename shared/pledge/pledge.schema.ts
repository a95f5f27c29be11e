import * as z from "zod/mini";
import { formRules } from "../validation/form.ts";

export const pledgeForm = formRules({}, { schema: z.object({}) });

/** Null below `PLEDGES_SHOWN_FROM`. */
export const pledgeCount = z.object({ count: z.nullable(z.int()) });
