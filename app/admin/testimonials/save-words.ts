import type { FormRules } from "../../../domain/form.ts";
import type { Sentences } from "../../../domain/refusals.ts";
import { reasonForm, wordingForm } from "../../../domain/testimonials.rules.ts";
import {
  MODERATION_SENTENCES,
  TESTIMONIAL_LABELS,
  TESTIMONIAL_SENTENCES,
  TESTIMONIAL_WORDS,
} from "../../../domain/testimonials.ts";
import { ask } from "../api.ts";
import { seenIn } from "../parts/decide-version.ts";
import { judged, outcomeOf } from "../parts/outcomes.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { showUndoable } from "../parts/undo.ts";

interface Saved<Form> {
  rules: FormRules<Form>;
  sentences: Sentences;
  /** The call, before the id. */
  path: string;
  /** What the fields are called where two versions meet. */
  labels: Readonly<Record<string, string>>;
}

/** What staff write about a testimonial: its words on the site, and why it was rejected. */
const KINDS = {
  words: {
    rules: wordingForm,
    sentences: TESTIMONIAL_SENTENCES,
    path: "update",
    labels: { ...TESTIMONIAL_LABELS, description: "Text on the site" },
  } satisfies Saved<unknown>,
  reason: {
    rules: reasonForm,
    sentences: MODERATION_SENTENCES,
    path: "reason",
    labels: { reason: "Reason" },
  } satisfies Saved<unknown>,
};

/** Saves what a form of a dialog says of one testimonial; `save` names which form it is. */
export async function saveWords(request: Request): Promise<Saving> {
  const form = await request.formData();
  const { save, id, approve, ...fields } = Object.fromEntries(form);
  const { rules, sentences, path, labels }: Saved<unknown> = save === "reason" ? KINDS.reason : KINDS.words;
  const parsed = judged(rules, fields, { sentences });
  if (!parsed.saved) return parsed;
  const answer = await saveVersion(parsed.value as Record<string, unknown>, seenIn(form), labels, (values, at) =>
    ask(request, "PUT", `/api/testimonials/${path}/${id}`, approve ? { ...values, approve: true } : values, at),
  );
  const undoable = { done: ({ message }: { message: string }) => showUndoable(message, "testimonial", [Number(id)]) };
  return outcomeOf(answer, { sentences, failed: TESTIMONIAL_WORDS.notDone, ...(approve && undoable) });
}
