import { BROCHURE_WORDS } from "../../../domain/brochures.ts";
import { ask } from "../api.ts";
import { dropDraft } from "../draft.ts";
import { showOutcome } from "../outcome-toast.ts";
import { decideVersion, seenIn } from "../parts/decide-version.ts";
import type { Saving } from "../parts/saving.ts";
import { showDeleted } from "../parts/undo.ts";
import { BROCHURE_DRAFT } from "./form.tsx";

/** Takes the brochure from the site that `id` names; what was typed about it goes with it. */
export async function withdraw(request: Request, id: string, form: FormData): Promise<Saving> {
  const answer = await decideVersion<{ message: string }>({
    ...seenIn(form),
    verb: BROCHURE_WORDS.confirmButton,
    send: (version) => ask(request, "DELETE", `/api/brochures/delete/${id}`, undefined, version),
  });
  if (answer === "kept") return { saved: false, errors: {} };
  if (answer.ok) {
    dropDraft(BROCHURE_DRAFT);
    showDeleted(answer.body.message, "brochure", id);
  } else {
    const gone = answer.status === 404 ? answer.message : undefined;
    showOutcome({ kind: "bad", words: gone ?? BROCHURE_WORDS.notWithdrawn });
  }
  return { saved: answer.ok, errors: {} };
}
