import { BROCHURE_SENTENCES, BROCHURE_WORDS } from "../../../domain/brochures.ts";
import { ask } from "../api.ts";
import { dropDraft } from "../draft.ts";
import { decideVersion, seenIn } from "../parts/decide-version.ts";
import { outcomeOf } from "../parts/outcomes.ts";
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
  return outcomeOf(answer, {
    sentences: BROCHURE_SENTENCES,
    failed: BROCHURE_WORDS.notWithdrawn,
    reasoned: [404],
    done({ message }) {
      dropDraft(BROCHURE_DRAFT);
      showDeleted(message, "brochure", id);
    },
  });
}
