import { type AdminFacts, CAMPAIGN_ERRORS, partnerForm } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { PARTNER_PICTURE_LIMITS, type Partner } from "../../../shared/campaign/partners.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { PICTURE_TYPES } from "../../../shared/media-types.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { errorCodes, type Violation } from "../../../shared/validation/errors.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import type { ApiResponse, Failure } from "../lib/api-client.ts";
import { getFailure, NOT_SAVED, showFormErrors, validateForm } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import type { SeenVersion } from "../lib/save-with-version.ts";
import { createFileValidator, getSelectedFile } from "../lib/selected-file.ts";
import { upload } from "../lib/upload.ts";

const copy = CAMPAIGN_COPY;

/** The list as it was when the user acted. */
export const listIn = <Entry = Partner>(form: FormData): Entry[] => JSON.parse(String(form.get("list"))) as Entry[];

export const moved = (list: readonly Partner[], from: number, to: number): Partner[] => {
  const partner = list[from];
  const others = withoutEntry(list, from);
  return partner ? [...others.slice(0, to), partner, ...others.slice(to)] : others;
};

export const withEntry = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  index < list.length ? list.map((item, place) => (place === index ? entry : item)) : [...list, entry];

export const withoutEntry = <Entry>(list: readonly Entry[], index: number): Entry[] =>
  list.filter((_, place) => place !== index);

/** Without facts another person's version was kept. */
export type FactsSaved = { message: string } & Partial<AdminFacts>;
type Saved = ApiResponse<FactsSaved> | "back" | "cancelled";

/**
 * Saves a partner, then its picture.
 * @param save saves the list
 */
export async function savePartner(
  request: Request,
  form: FormData,
  { version }: SeenVersion,
  save: (partners: Partner[]) => Promise<Saved>,
): Promise<SaveFormState> {
  const before = listIn(form);
  const index = Number(form.get("index"));
  const file = getSelectedFile(form, "picture");
  const sent = {
    name: typed(form, "name"),
    name_ml: typed(form, "name_ml"),
    link: typed(form, "link"),
    picture: form.get("without") === "on" ? "" : (before[index]?.picture ?? ""),
  } satisfies Partner;
  const parsed = validateForm(partnerForm, sent, { sentences: ERRORS, extraErrors: file && validateFile(file) });
  if (!parsed.saved) return parsed;
  const partner: Partner = parsed.value;
  const list = withEntry(before, index, partner);
  if (!file || JSON.stringify(list) !== JSON.stringify(before)) {
    const response = await save(list);
    if (response === "back" || response === "cancelled") return NOT_SAVED;
    if (!response.ok) return getFailure({ ...response, errors: besideField(response) }, NOT_SAVED_TEXT);
    if (!file || response.body.version === undefined) {
      showResultToast({ kind: "ok", text: response.body.message });
      return { saved: true };
    }
    const place = placeIn(response.body, partner) ?? { index, version: String(response.body.version), partner };
    return savePicture(request, place, file, true);
  }
  return savePicture(request, { index, version, partner }, file, false);
}

interface Place {
  index: number;
  version: string;
  partner: Partner;
}

function placeIn(facts: Partial<AdminFacts>, partner: Partner): Place | null {
  const partners = (facts.data?.partners.value ?? []) as unknown as Partner[];
  const index = partners.findIndex((item) => isSame(item, partner));
  return index < 0 ? null : { index, version: String(facts.version), partner };
}

/** @param rest true if the text was saved before */
async function savePicture(
  request: Request,
  { index, version, partner }: Place,
  file: File,
  rest: boolean,
): Promise<SaveFormState> {
  const body = new FormData();
  body.set("picture", file);
  const response = await upload(request, "POST /api/campaign/partners/{n}/picture", { n: index + 1, body, version });
  // It may have moved unchanged.
  const now =
    response !== "cancelled" && !response.ok && response.status === 412 && placeIn({ ...response.current }, partner);
  if (now) return savePicture(request, now, file, rest);
  if (response !== "cancelled" && response.ok) {
    showResultToast({ kind: "ok", text: response.body.message });
    return { saved: true } as const;
  }
  if (response !== "cancelled" && !rest)
    return getFailure({ ...response, errors: response.message ? { picture: response.message } : {} }, NOT_SAVED_TEXT);
  const why = response === "cancelled" ? copy.pictureCancelled : (response.message ?? copy.tryAgain);
  // The form closes: sending it again would add the partner twice.
  if (rest) {
    const message = response === "cancelled" ? why : interpolate(copy.pictureNotSaved, { why });
    showResultToast({ kind: response === "cancelled" ? "warn" : "bad", text: message });
    return { saved: true } as const;
  }
  return showFormErrors({ picture: why }, why, { kind: "bad" });
}

const typed = (form: FormData, name: string) =>
  String(form.get(name) ?? "")
    .replace(/\s+/g, " ")
    .trim();

const ERRORS = {
  ...CAMPAIGN_ERRORS,
  "no-picture": copy.pictureNoPicture,
  "picture-too-large": copy.pictureTooLarge,
};
const code = errorCodes<typeof ERRORS>();

const judge = createFileValidator({
  types: PICTURE_TYPES,
  bytes: PARTNER_PICTURE_LIMITS.bytes,
  invalid: code("no-picture"),
  tooLarge: code("picture-too-large"),
  lenient: true,
});

/** Client-side checks of a file. */
function validateFile(file: File): Record<string, Violation> {
  const picture = judge(file);
  return picture ? { picture } : {};
}

/** Moves the list's error to its field. */
function besideField({ errors: { partners: said }, codes }: Failure): Record<string, string> {
  if (said === undefined) return {};
  return codes?.["partners"] === code("partner-link") ? { link: said } : { name: said };
}

const NOT_SAVED_TEXT = { sentences: {}, failed: copy.notSaved };

/** Three-way merge of lists. @returns null on a conflict */
export function mergedList(before: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const removed = before.filter((item) => !has(mine, item));
  const came = mine.filter((item) => !has(before, item));
  if (removed.length === 0 && came.length === 0)
    return [...mine.filter((item) => has(theirs, item)), ...theirs.filter((item) => !has(mine, item))];
  if (came.length > 0 && !removed.every((item) => has(theirs, item))) return null;
  return [...theirs.flatMap((item) => (has(removed, item) ? came.splice(0, 1) : [item])), ...came];
}

const has = (list: readonly unknown[], item: unknown): boolean => list.some((other) => isSame(other, item));

/** Ignores Unicode composition. */
export const isSame = (a: unknown, b: unknown): boolean => getText(a) === getText(b);

function getText(entry: unknown): string {
  const text = JSON.stringify(entry ?? null);
  return normalize(text, text.length) ?? text;
}
