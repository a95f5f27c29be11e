import * as z from "zod/mini";
import { CONTACT_DELETED_AT_ONCE } from "./contact-submissions.limits.ts";
import type { SELECTION_SENTENCES } from "./contact-submissions.ts";
import { formRules } from "./form.ts";
import { codesOf, sentencesByType } from "./refusals.ts";

const selected = codesOf<typeof SELECTION_SENTENCES>();
const error = selected("none-selected");

export const selectionForm = formRules(sentencesByType<typeof SELECTION_SENTENCES>(), {
  schema: z.object({
    ids: z
      .array(z.int({ error }).check(z.positive({ error })), { error })
      .check(z.minLength(1, { error }), z.maxLength(CONTACT_DELETED_AT_ONCE, { error: selected("too-many-selected") })),
  }),
});
