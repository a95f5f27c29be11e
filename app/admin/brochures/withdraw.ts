import { BROCHURE_WORDS } from "../../../domain/brochures.ts";
import { VERSION_WORDS } from "../../../domain/history.ts";
import { ask } from "../api.ts";
import { dropDraft } from "../draft.ts";
import type { Saving } from "../parts/saving.ts";
import { sayDeleted } from "../parts/undo.ts";
import { say } from "../said.ts";
import { BROCHURE_DRAFT } from "./form.tsx";

/** Takes the brochure from the site that `id` names; what was typed about it goes with it. */
export async function withdraw(request: Request, id: string, version: string): Promise<Saving> {
  const path = `/api/brochures/delete/${id}`;
  const answer = await ask<{ message: string }>(request, "DELETE", path, undefined, version);
  if (answer.ok) {
    dropDraft(BROCHURE_DRAFT);
    sayDeleted(answer.body.message, "brochure", id);
  } else if (answer.status === 412) {
    say({ kind: "warn", words: VERSION_WORDS.changedMeanwhile });
  } else {
    const gone = answer.status === 404 ? answer.message : undefined;
    say({ kind: "bad", words: gone ?? BROCHURE_WORDS.notWithdrawn });
  }
  return { saved: answer.ok, errors: {} };
}
