import { type AdminFacts, partnerForm } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_ERRORS } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import type { Partner } from "../../../shared/campaign/partners.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { errorCodes } from "../../../shared/validation/errors.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import type { ApiResponse, Failure } from "../lib/api-client.ts";
import { getFailure, NOT_SAVED, validateForm } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";

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

/** No facts: the other person's version was chosen. */
export type FactsSaved = { message: string } & Partial<AdminFacts>;
type Saved = ApiResponse<FactsSaved> | "back" | "cancelled";

/** @param save saves the list */
export async function savePartner(
  form: FormData,
  save: (partners: Partner[]) => Promise<Saved>,
): Promise<SaveFormState> {
  const sent = {
    name: typed(form, "name"),
    name_ml: typed(form, "name_ml"),
    link: typed(form, "link"),
    picture: typed(form, "picture"),
  } satisfies Partner;
  const parsed = validateForm(partnerForm, sent, { sentences: CAMPAIGN_ERRORS });
  if (!parsed.saved) return parsed;
  const response = await save(withEntry(listIn(form), Number(form.get("index")), parsed.value));
  if (response === "back" || response === "cancelled") return NOT_SAVED;
  if (!response.ok) return getFailure({ ...response, errors: besideField(response) }, NOT_SAVED_TEXT);
  showResultToast({ kind: "ok", text: response.body.message });
  return { saved: true };
}

const typed = (form: FormData, name: string) =>
  String(form.get(name) ?? "")
    .replace(/\s+/g, " ")
    .trim();

const code = errorCodes<typeof CAMPAIGN_ERRORS>();

/** Moves the list's error to its field. */
function besideField({ errors: { partners: said }, codes }: Failure): Record<string, string> {
  if (said === undefined) return {};
  return codes?.["partners"] === code("partner-link") ? { link: said } : { name: said };
}

const NOT_SAVED_TEXT = { sentences: {}, failed: CAMPAIGN_COPY.notSaved };

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
