import { type FormRules, parseForm } from "../../../domain/form.ts";
import { type Sentences, spoken } from "../../../domain/refusals.ts";
import { reasonForm, wordingForm } from "../../../domain/testimonials.rules.ts";
import { MODERATION_SENTENCES, TESTIMONIAL_SENTENCES, TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { ask, inWordsOf } from "../api.ts";
import { showOutcome } from "../outcome-toast.ts";
import { seenIn } from "../parts/decide-version.ts";
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
    labels: { name: "Name", designation: "Designation", title: "Title", description: "Text on the site" },
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
  const parsed = parseForm(rules, fields);
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, sentences);
    showOutcome({ kind: "warn", words: message }, errors);
    return { saved: false, errors };
  }
  const answer = await saveVersion(parsed.value as Record<string, unknown>, seenIn(form), labels, (values, at) =>
    ask(request, "PUT", `/api/testimonials/${path}/${id}`, approve ? { ...values, approve: true } : values, at),
  );
  if (answer === "back" || answer === "cancelled") return { saved: false, errors: {} };
  if (answer.ok) {
    if (approve) showUndoable(answer.body.message, "testimonial", [Number(id)]);
    else showOutcome({ kind: "ok", words: answer.body.message });
    return { saved: true };
  }
  const { message = TESTIMONIAL_WORDS.notDone, errors } = inWordsOf(sentences, answer);
  showOutcome({ kind: "bad", words: message }, errors);
  return { saved: false, errors };
}
