import * as z from "zod/mini";
import { codesOf, sentencesByType } from "../validation/errors.ts";
import { formRules } from "../validation/form.ts";
import { CONTACT_DELETED_AT_ONCE } from "./enquiries.limits.ts";
import type { SELECTION_SENTENCES } from "./enquiries.ts";

const selected = codesOf<typeof SELECTION_SENTENCES>();
const error = selected("none-selected");

export const selectionForm = formRules(sentencesByType<typeof SELECTION_SENTENCES>(), {
  schema: z.object({
    ids: z
      .array(z.int({ error }).check(z.positive({ error })), { error })
      .check(z.minLength(1, { error }), z.maxLength(CONTACT_DELETED_AT_ONCE, { error: selected("too-many-selected") })),
  }),
});
