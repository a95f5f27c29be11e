import { BROCHURE_SENTENCES, BROCHURE_WORDS, type BrochureOfStaff, brochureForm } from "../../../domain/brochures.ts";
import type { Broken } from "../../../domain/refusals.ts";
import { seenIn } from "../parts/decide-version.ts";
import { judged, outcomeOf, refused } from "../parts/outcomes.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { chosenIn } from "../parts/taken-file.ts";
import { upload } from "../upload.ts";
import { wrongWith } from "./pdf.ts";

const words = BROCHURE_WORDS;
/** What the fields are called where two versions meet. */
const LABELS = {
  name: "Name",
  name_ml: "Name in Malayalam",
  file_name: "PDF",
  file_name_ml: "Malayalam PDF",
};
const CANCELLED = "The upload was cancelled. Nothing was changed.";

/** Adds a brochure, or changes the one that `id` names; a PDF is sent only when a new one was chosen. */
export async function save(request: Request, form: FormData): Promise<Saving> {
  const id = form.get("id");
  const file = chosenIn(form, "file");
  const file_ml = chosenIn(form, "file_ml");
  const without = !file_ml && form.has("without_file_ml");

  const wrong: Record<string, Broken> = {};
  if (!file && id === null) wrong["file"] = { code: "pdf-missing" };
  for (const [field, chosen] of Object.entries({ file, file_ml })) {
    const broken = chosen && wrongWith(chosen);
    if (broken) wrong[field] = broken;
  }
  const typed = { name: form.get("name"), name_ml: form.get("name_ml") ?? "" };
  const parsed = judged(brochureForm, typed, { sentences: BROCHURE_SENTENCES, beside: wrong });
  if (!parsed.saved) return parsed;
  const { name, name_ml = "" } = parsed.value;
  const sameNames = name === form.get("was") && name_ml === form.get("was_ml");
  if (id !== null && !file && !file_ml && !without && sameNames) return refused({}, words.unchanged, { kind: "warn" });

  const send = (method: "POST" | "PUT", path: string, values: Record<string, unknown>, version?: string) => {
    const body = new FormData();
    for (const field of ["name", "name_ml"]) body.set(field, String(values[field]));
    if (file && values["file_name"] === file.name) body.set("file", file);
    if (file_ml && values["file_name_ml"] === file_ml.name) body.set("file_ml", file_ml);
    if (without && values["file_name_ml"] === null) body.set("without_file_ml", "1");
    return upload<Saved>(request, method, path, body, version);
  };
  const values = {
    name,
    name_ml,
    ...(file && { file_name: file.name }),
    ...(file_ml && { file_name_ml: file_ml.name }),
    ...(without && { file_name_ml: null }),
  };
  const answer = await (id === null
    ? send("POST", "/api/brochures/add", values)
    : saveVersion(values, seenIn(form), LABELS, (picked, version) =>
        send("PUT", `/api/brochures/update/${id}`, picked, version),
      ));
  return outcomeOf(answer, {
    sentences: BROCHURE_SENTENCES,
    failed: words.notSaved,
    cancelled: CANCELLED,
    reasoned: [404, 413, 415, 422, 429],
  });
}

interface Saved {
  message: string;
  data: BrochureOfStaff;
}
