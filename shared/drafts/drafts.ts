import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";

/** Bounds of a draft, and of the drafts of one staff member. */
export const DRAFT_LIMITS = { fields: 100, characters: 20_000, count: 30, days: 30 } as const;

export const DRAFT_ERRORS = { "draft-invalid": "The draft cannot be stored." } as const;

export const DRAFT_COPY = t({
  otherDraft: "You have unsaved text in {browser} from {when}.",
  useDraft: "Show that text",
  backToMine: "Back to this text",
  deleteDraft: "Delete that text",
} as const);

const code = errorCodes<typeof DRAFT_ERRORS>()("draft-invalid");
const invalid = { error: code };

/** The form with the item: `pages:7`. */
export const draftName = z.string(invalid).check(z.regex(/^[a-z-]{1,20}:[a-z0-9][a-z0-9 -]{0,79}$/, invalid));

const fields = z
  .record(
    z.string().check(z.maxLength(40, invalid)),
    z.string(invalid).check(z.maxLength(DRAFT_LIMITS.characters, invalid)),
    invalid,
  )
  .check(z.refine((values) => Object.keys(values).length <= DRAFT_LIMITS.fields, invalid));

export const staffDraftForm = defineForm(DRAFT_ERRORS, {
  schema: z.object({
    name: draftName,
    /** Random, of the browser. */
    device: z.string(invalid).check(z.regex(/^[\w-]{8,64}$/, invalid)),
    /** Values by field; none: deletes the draft. */
    fields,
    /** Version that is edited; 0: a new item. */
    version: z.int(invalid).check(z.minimum(0, invalid), z.maximum(1_000_000_000, invalid)),
  }),
});

export const staffDraft = z.object({
  name: z.string(),
  device: z.string(),
  /** In plain words: "Chrome on Android". */
  browser: z.string(),
  fields: z.record(z.string(), z.string()),
  version: z.int(),
  at: z.string(),
});
export type StaffDraft = z.output<typeof staffDraft>;
