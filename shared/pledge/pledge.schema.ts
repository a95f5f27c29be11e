import * as z from "zod/mini";
import { defineForm } from "../validation/form.ts";

export const pledgeForm = defineForm({}, { schema: z.object({}) });

/** Null below `MIN_PLEDGES_SHOWN`. */
export const pledgeCount = z.object({ count: z.nullable(z.int()) });
