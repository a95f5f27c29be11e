import { BROCHURE_SENTENCES, BROCHURE_WORDS, type BrochureOfStaff, brochureForm } from "../../../domain/brochures.ts";
import { parseForm } from "../../../domain/form.ts";
import { spoken } from "../../../domain/refusals.ts";
import { inWordsOf } from "../api.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { say } from "../said.ts";
import { upload } from "../upload.ts";
import { wrongWith } from "./pdf.ts";

const words = BROCHURE_WORDS;
/** What the fields are called where two versions meet. */
const LABELS = { name: "Name", file_name: "PDF" };
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

  const send = (method: "POST" | "PUT", path: string, values: Record<string, unknown>, version?: string) => {
    const body = new FormData();
    body.set("name", String(values["name"]));
    if (chosen && values["file_name"] === chosen.name) body.set("file", chosen);
    return upload<Saved>(request, method, path, body, version);
  };
  const values = { ...parsed.value, ...(chosen && { file_name: chosen.name }) };
  const answer = await (id === null
    ? send("POST", "/api/brochures/add", values)
    : saveVersion(values, String(form.get("version")), LABELS, (picked, version) =>
        send("PUT", `/api/brochures/update/${id}`, picked, version),
      ));
  if (answer === "back") return { saved: false, errors: {} };
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
  data: BrochureOfStaff;
}
