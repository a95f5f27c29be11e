import { BROCHURE_WORDS, type Brochure, brochureForm } from "../../../domain/brochures.ts";
import { parseForm } from "../../../domain/form.ts";
import { showToast, type Toast } from "../../ui/toasts.ts";
import type { Saving } from "../parts/saving.ts";
import { upload } from "../upload.ts";
import { wrongWith } from "./pdf.ts";

const words = BROCHURE_WORDS;
const CANCELLED = "The upload was cancelled. Nothing was changed.";

/** Refusals that the server gives a reason for, which is then said as it is. */
const REASONED = new Set([404, 413, 415, 422, 429]);

/** Adds a brochure, or changes the one that `id` names; its PDF is sent only when a new one was chosen. */
export async function save(request: Request): Promise<Saving> {
  const form = await request.formData();
  const id = form.get("id");
  const file = form.get("file");
  const chosen = file instanceof File && file.size > 0 ? file : undefined;

  const wrong = chosen ? wrongWith(chosen) : id === null ? words.fileRequired : undefined;
  const parsed = parseForm(brochureForm, { name: form.get("name") }, wrong === undefined ? {} : { file: wrong });
  if (!parsed.ok) {
    say("warn", parsed.message);
    return { saved: false, errors: parsed.errors };
  }

  const body = new FormData();
  body.set("name", parsed.value.name);
  if (chosen) body.set("file", chosen);
  const answer = await (id === null
    ? upload<Saved>(request, "POST", "/api/brochures/add", body)
    : upload<Saved>(request, "PUT", `/api/brochures/update/${id}`, body));
  if (answer === "cancelled") {
    say("warn", CANCELLED);
    return { saved: false, errors: {} };
  }
  if (answer.ok) {
    say("ok", answer.body.message);
    return { saved: true };
  }
  say("bad", (REASONED.has(answer.status) && answer.message) || words.notSaved);
  return { saved: false, errors: answer.errors };
}

interface Saved {
  message: string;
  data: Brochure;
}

const say = (kind: Toast["kind"], sentence: string) => showToast({ kind, words: sentence });
