import * as z from "zod/mini";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { MAX_BULK_DELETE } from "./enquiries.limits.ts";
import type { SELECTION_ERRORS } from "./enquiries.ts";

const selected = errorCodes<typeof SELECTION_ERRORS>();
const error = selected("none-selected");

export const selectionForm = defineForm(messagesByType<typeof SELECTION_ERRORS>(), {
  schema: z.object({
    ids: z
      .array(z.int({ error }).check(z.positive({ error })), { error })
      .check(z.minLength(1, { error }), z.maxLength(MAX_BULK_DELETE, { error: selected("too-many-selected") })),
  }),
});
