import * as z from "zod/mini";
import { AUDITED_KINDS } from "../audit-log/audit-log.ts";
import { defineForm } from "../validation/form.ts";
import { TRANSLATION_ERRORS, TRANSLATION_STATES } from "./translations.ts";

export const translation = z.object({
  kind: z.enum(AUDITED_KINDS),
  id: z.int(),
  label: z.string(),
  /** Name of the English field. */
  field: z.string(),
  en: z.string(),
  ml: z.string(),
  state: z.enum(TRANSLATION_STATES),
  /** Path of its screen. */
  to: z.string(),
});
export type Translation = z.output<typeof translation>;

const text = z.string({ error: "translation-text" });
const change = z.object({
  kind: z.enum(AUDITED_KINDS, { error: "translation-gone" }),
  id: z.int({ error: "translation-gone" }),
  field: z.string({ error: "translation-gone" }),
  /** The translation as it was shown. */
  was: text,
  ml: text,
});
export type TranslationChange = z.output<typeof change>;

export const translationForm = defineForm(TRANSLATION_ERRORS, { schema: change });
