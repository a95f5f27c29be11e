import { BROCHURE_WORDS } from "../../../domain/brochures.ts";
import { ask } from "../api.ts";
import { dropDraft } from "../draft.ts";
import type { Saving } from "../parts/saving.ts";
import { say } from "../said.ts";
import { BROCHURE_DRAFT } from "./form.tsx";

/** Takes the brochure from the site that `id` names; what was typed about it goes with it. */
export async function withdraw(request: Request, id: string): Promise<Saving> {
  const answer = await ask<{ message: string }>(request, "DELETE", `/api/brochures/delete/${id}`);
  if (answer.ok) {
    dropDraft(BROCHURE_DRAFT);
    say({ kind: "ok", words: answer.body.message });
  } else {
    const gone = answer.status === 404 ? answer.message : undefined;
    say({ kind: "bad", words: gone ?? BROCHURE_WORDS.notWithdrawn });
  }
  return { saved: answer.ok, errors: {} };
}
