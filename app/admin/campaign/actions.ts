import { href } from "react-router";
import type { Helpline } from "../../../shared/campaign/campaign.ts";
import type {
  AdminFacts,
  CheckedNumber,
  FactName,
  HelplineDetails,
} from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { istTimestamp } from "../../../shared/time/ist-days.ts";
import { toDialledNumber, toWhatsappNumber } from "../../../shared/validation/phone.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { type ApiResponse, apiFetch, type EndpointTypesOf } from "../lib/api-client.ts";
import { FACT_LABELS } from "../lib/campaign-fact-labels.ts";
import { getFailure, showFormErrors, showResult } from "../lib/form-result.ts";
import { formatStored } from "../lib/format-list.ts";
import { readSeenVersion, type SeenVersion, saveWithVersion } from "../lib/save-with-version.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import { readExpectations } from "./expectation-fields.tsx";
import { seenFacts } from "./load.ts";
import {
  type FactsSaved,
  isSame,
  listIn,
  mergedList,
  moved,
  savePartner,
  withEntry,
  withoutEntry,
} from "./partner-actions.ts";
import { CHECKED, CHECKED_ON, DETAILS, HELPLINES, rowNamed, URGENT } from "./rows.ts";

const copy = CAMPAIGN_COPY;
const KIND = "campaign facts";
type Values = Partial<Record<FactName, unknown>>;
type FactsChange = EndpointTypesOf<"PUT /api/campaign">["body"];
type Errors = Record<string, string>;

export type ActionName =
  | "save"
  | "use default"
  | "checked today"
  | "number checked"
  | "save helpline"
  | "remove helpline"
  | PartnerAct;
type PartnerAct = "save partner" | "move partner" | "remove partner";

export async function runAction(request: Request): Promise<SaveFormState> {
  const form = await request.formData();
  const action = String(form.get("act")) as ActionName;
  const seen = seenWithList(form, action.endsWith("partner") ? "partners" : HELPLINES);
  if (action === "save partner") return savePartner(form, (partners) => toSaved(request, seen, { partners }));
  const { values, errors = {} } = READ[action](form, seen.seen);
  const [first] = Object.values(errors);
  if (first !== undefined) return showFormErrors(errors, first, { kind: "warn" });
  if (Object.keys(values).length === 0) return { saved: true };
  return saveFacts(request, seen, values, UNDOABLE[action]);
}

const UNDOABLE: Partial<Record<ActionName, string>> = {
  "use default": copy.defaultUsed,
  "remove helpline": copy.helplineRemoved,
  "remove partner": copy.partnerRemoved,
};

const toSaved = (request: Request, seen: SeenVersion, values: Values) =>
  saveWithVersion(values, seen, FACT_LABELS, (next, version) => putFacts(request, next, seen, version));

async function saveFacts(
  request: Request,
  seen: SeenVersion,
  values: Values,
  undoable?: string,
): Promise<SaveFormState> {
  const response = await toSaved(request, seen, values);
  if (typeof response === "object" && !response.ok)
    return getFailure(
      { ...response, errors: toFieldErrors(response.errors) },
      { sentences: {}, failed: copy.notSaved },
    );
  const undo = undoable !== undefined && { done: () => showUndoable(undoable, KIND, [1]) };
  return showResult(response, { sentences: {}, failed: copy.notSaved, ...undo, site: siteUrl(Object.keys(values)) });
}

const SITE_PAGES = [
  [/helpline|^(tollFree|policeWhatsapp)$/i, href("/help")],
  [/^(phone|email|address)$/, href("/contact-us")],
  [/registration/, href("/registration")],
  [/about/, href("/about-us")],
  [/press/, href("/press-kit")],
] as const;

/** The public page that shows what was changed; null when none does. */
function siteUrl(names: readonly string[]): string | null {
  if (names.every((name) => name === URGENT)) return null;
  const page = SITE_PAGES.find(([pattern]) => names.some((name) => pattern.test(name)));
  return page?.[1] ?? href("/");
}

/** List changes apply to the list that was displayed. */
function seenWithList(form: FormData, name: FactName): SeenVersion {
  const { seen, version } = readSeenVersion(form);
  return { seen: form.has("list") && form.has("seen") ? { ...seen, [name]: listIn(form) } : seen, version };
}

/** All facts share one version; conflicts are merged unless the same fact changed. */
async function putFacts(
  request: Request,
  values: Values,
  { seen }: SeenVersion,
  version: string,
): Promise<ApiResponse<FactsSaved>> {
  // An empty list of helplines means unset.
  const none = isSame(values[HELPLINES], []) && { [HELPLINES]: null };
  const response = await apiFetch(request, "PUT /api/campaign", {
    body: { ...values, ...none } as FactsChange,
    version,
  });
  if (response.ok || response.status !== 412 || !response.current) return response;
  const current = seenFacts(response.current as AdminFacts);
  const next = overwriteCurrent(values, seen, current);
  return next ? putFacts(request, next, { seen: current, version }, String(current.version)) : { ...response, current };
}

/** Merges changes into the current version; null on a real conflict. */
function overwriteCurrent(values: Values, seen: SeenVersion["seen"], current: SeenVersion["seen"]): Values | null {
  const next: Values = {};
  for (const [name, mine] of Object.entries(values)) {
    const [before, theirs] = [seen[name], current[name] ?? []];
    const list = Array.isArray(mine) && Array.isArray(theirs) && mergedList((before ?? []) as unknown[], mine, theirs);
    const isFree = name in seen && [before, mine].some((item) => formatStored(item) === formatStored(current[name]));
    if (!list && !isFree) return null;
    next[name as FactName] = list || mine;
  }
  return next;
}

/** Errors of a list are shown at its first field. */
const toFieldErrors = ({ hashtags, helplines, ...errors }: Errors): Errors => ({
  ...errors,
  ...(hashtags && { "hashtags.0": hashtags }),
  ...(helplines && { number: helplines }),
});

interface ActionRequest {
  values: Values;
  errors?: Errors;
}

/** Parsers by form: new values, and client-side errors. */
const READ: Record<
  Exclude<ActionName, "save partner">,
  (form: FormData, seen: Record<string, unknown>) => ActionRequest
> = {
  save(form, seen) {
    const row = rowNamed(form.get("row"));
    if (row?.facts[0] === "hashtags")
      return { values: { hashtags: [oneLine(form.get("hashtags.0")), oneLine(form.get("hashtags.1"))] } };
    const staffFacts = String(form.get("office")).split(",");
    const values: Values = {};
    const errors: Errors = {};
    for (const name of row?.facts ?? []) {
      const isNumber = row?.number || name === "campaignWhatsapp";
      const typed = isNumber ? toNumber(form.get(name), isWhatsapp(name)) : oneLine(form.get(name));
      if (typed === String(seen[name] ?? "")) continue;
      if (typed !== "") values[name] = typed;
      else if (staffFacts.includes(name) || isWritten(form, getTranslation(name))) values[name] = null;
      else errors[name] = copy.blank;
      // Both languages are saved: a missing one would show the default.
      const translation = getTranslation(name);
      if (translation && isWritten(form, translation)) values[translation] = oneLine(form.get(translation));
      if (row?.number && typed !== toNumber(form.get("again"), isWhatsapp(name))) errors["again"] = copy.differ;
    }
    const [fact] = row?.facts ?? [];
    if (row?.number && fact) {
      const number = toNumber(form.get(fact), isWhatsapp(fact));
      Object.assign(values, checkedBy(form, seen, number, Object.keys(values).length > 0));
      Object.assign(values, detailsBy(form, seen, number));
    }
    return { values, errors };
  },

  "use default"(form, seen) {
    const { facts = [] } = rowNamed(form.get("row")) ?? {};
    const values: Values = Object.fromEntries(facts.map((name) => [name, null]));
    const untried = form.get("untried");
    const isNoted = checkedIn(seen).some(({ number }) => number === untried);
    return { values: { ...values, ...(untried && !isNoted && withDay(seen, String(untried), "")) } };
  },

  "checked today": () => ({ values: { [CHECKED_ON]: today(), [CHECKED]: null } }),

  "number checked": (form, seen) => ({ values: withDay(seen, String(form.get("number")), today()) }),

  "save helpline"(form, seen) {
    const isMessaged = form.get("how") === "whatsapp";
    const helpline = {
      number: toNumber(form.get("number"), isMessaged),
      name: oneLine(form.get("name")),
      name_ml: oneLine(form.get("name_ml")),
      how: isMessaged ? "whatsapp" : "call",
      ...readExpectations(form),
    } satisfies Helpline;
    const errors: Errors = helpline.number === toNumber(form.get("again"), isMessaged) ? {} : { again: copy.differ };
    const before = listIn<Helpline>(form);
    const index = Number(form.get("index"));
    const list = withEntry(before, index, helpline);
    const isNew = before[index]?.number !== helpline.number;
    return { values: { [HELPLINES]: list, ...checkedBy(form, seen, helpline.number, isNew) }, errors };
  },

  "remove helpline": (form) => ({ values: { [HELPLINES]: withoutEntry(listIn(form), Number(form.get("index"))) } }),

  "move partner": (form) => ({
    values: { partners: moved(listIn(form), Number(form.get("index")), Number(form.get("to"))) },
  }),

  // An empty list hides partners; unset would bring back the next layer.
  "remove partner": (form) => ({ values: { partners: withoutEntry(listIn(form), Number(form.get("index"))) } }),
};

/** The same text in the other language. */
const getTranslation = (name: FactName): FactName | null =>
  name.startsWith("text.") ? ((name.endsWith("_ml") ? name.slice(0, -3) : `${name}_ml`) as FactName) : null;

const isWritten = (form: FormData, name: FactName | null): boolean => name !== null && oneLine(form.get(name)) !== "";

/** Checking date of a number: today if ticked, none for a new number that was not called. */
function checkedBy(form: FormData, seen: Record<string, unknown>, number: string, isNew: boolean): Values {
  const isTried = form.get("called") === "on";
  return isTried || isNew ? withDay(seen, number, isTried ? today() : "") : {};
}

/** Details of a fixed number, if they changed. */
function detailsBy(form: FormData, seen: Record<string, unknown>, number: string): Values {
  const before = (seen[DETAILS] ?? []) as HelplineDetails[];
  const details = readExpectations(form);
  const known = before.find((item) => item.number === number);
  const isBlank = !details.hours && !details.hours_ml && !details.languages && details.anonymous === "unknown";
  if (known ? isSame({ ...known, ...details }, known) : isBlank) return {};
  return { [DETAILS]: [...before.filter((item) => item.number !== number), { number, ...details }] };
}

const checkedIn = (seen: Record<string, unknown>) => (seen[CHECKED] ?? []) as CheckedNumber[];

/** Checking dates of all numbers, with a new one for this number. */
const withDay = (seen: Record<string, unknown>, number: string, checked_on: string): Values => ({
  [CHECKED]: [...checkedIn(seen).filter((item) => item.number !== number), { number, checked_on }],
});

/** In IST. */
const today = (): string => istTimestamp(new Date().toISOString()).slice(0, 10);

const oneLine = (typed: unknown): string =>
  String(typed ?? "")
    .replace(/\s*[\r\n]+\s*/g, " ")
    .trim();

const isWhatsapp = (name: FactName): boolean => /whatsapp$/i.test(name);

const toNumber = (typed: unknown, isMessaged: boolean): string =>
  (isMessaged ? toWhatsappNumber : toDialledNumber)(oneLine(typed));
