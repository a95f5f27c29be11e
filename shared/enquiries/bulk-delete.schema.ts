import * as z from "zod/mini";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { CONTACT_DELETED_AT_ONCE } from "./enquiries.limits.ts";
import type { SELECTION_SENTENCES } from "./enquiries.ts";

const selected = errorCodes<typeof SELECTION_SENTENCES>();
const error = selected("none-selected");

export const selectionForm = defineForm(messagesByType<typeof SELECTION_SENTENCES>(), {
  schema: z.object({
    ids: z
      .array(z.int({ error }).check(z.positive({ error })), { error })
      .check(z.minLength(1, { error }), z.maxLength(CONTACT_DELETED_AT_ONCE, { error: selected("too-many-selected") })),
  }),
});
