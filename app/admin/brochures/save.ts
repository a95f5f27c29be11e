import { BROCHURE_SENTENCES, BROCHURE_WORDS, type Brochure, brochureForm } from "../../../domain/brochures.ts";
import { parseForm } from "../../../domain/form.ts";
import { spoken } from "../../../domain/refusals.ts";
import { inWordsOf } from "../api.ts";
import type { Saving } from "../parts/saving.ts";
import { say } from "../said.ts";
import { upload } from "../upload.ts";
import { wrongWith } from "./pdf.ts";

const words = BROCHURE_WORDS;
const CANCELLED = "The upload was cancelled. Nothing was changed.";

/** Refusals that the server gives a reason for, which is then said as it is. */
const REASONED = new Set([404, 413, 415, 422, 429]);

/** Adds a brochure, or changes the one that `id` names; its PDF is sent only when a new one was chosen. */
export async function save(request: Request, form: FormData): Promise<Saving> {
  const id = form.get("id");
  const file = form.get("file");
  const chosen = file instanceof File && file.name !== "" ? file : undefined;

  const wrong = chosen ? wrongWith(chosen) : id === null ? { code: "pdf-missing" } : undefined;
  const parsed = parseForm(brochureForm, { name: form.get("name") }, wrong === undefined ? {} : { file: wrong });
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, BROCHURE_SENTENCES);
    say({ kind: "warn", words: message }, errors);
    return { saved: false, errors };
  }
  if (id !== null && !chosen && parsed.value.name === form.get("was")) {
    say({ kind: "warn", words: words.unchanged });
    return { saved: false, errors: {} };
  }

  const body = new FormData();
  body.set("name", parsed.value.name);
  if (chosen) body.set("file", chosen);
  const answer = await (id === null
    ? upload<Saved>(request, "POST", "/api/brochures/add", body)
    : upload<Saved>(request, "PUT", `/api/brochures/update/${id}`, body));
  if (answer === "cancelled") {
    say({ kind: "warn", words: CANCELLED });
    return { saved: false, errors: {} };
  }
  if (answer.ok) {
    say({ kind: "ok", words: answer.body.message });
    return { saved: true };
  }
  const { message, errors } = inWordsOf(BROCHURE_SENTENCES, answer);
  say({ kind: "bad", words: (REASONED.has(answer.status) && message) || words.notSaved }, errors);
  return { saved: false, errors };
}

interface Saved {
  message: string;
  data: Brochure;
}
