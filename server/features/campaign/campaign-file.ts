import { readFileSync } from "node:fs";
import { FACT_NAMES, FACTS, type Facts, isFactName } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_ERRORS } from "../../../shared/campaign/campaign-facts.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { toViolation } from "../../../shared/validation/form.ts";

const BEGINNINGS = [...new Set(FACT_NAMES.map((name) => name.split(".")[0]))].join(", ");

type Refuse = (why: string) => Error;

/**
 * Reads `CAMPAIGN_FILE`; no facts without a path.
 * @throws Error in one line naming file, field and expectation
 */
export function readCampaignFile(path: string | undefined): Facts {
  if (path === undefined) return {};
  const refuse = (why: string) => new Error(`CAMPAIGN_FILE ${path}: ${why}`);
  const flat = flattened(parseJson(path, refuse), "", refuse);
  if ("designer.url" in flat && !("designer.name" in flat)) throw refuse("designer.name must be there as well.");
  const facts = Object.fromEntries(
    Object.entries(flat).map(([name, value]) => [name, checked(name, value, refuse)]),
  ) as Facts;
  // Pictures can only be uploaded in the admin.
  const pictured = facts.partners?.findIndex(({ picture }) => picture !== "") ?? -1;
  if (pictured >= 0)
    throw refuse(`partners.${pictured}.picture must be left out: pictures are uploaded in the office.`);
  return facts;
}

/** `{"social": {"x": …}}` becomes `social.x`; unknown names are refused, since a typo would pass unnoticed. */
function flattened(content: unknown, place: string, refuse: Refuse): Record<string, unknown> {
  if (typeof content !== "object" || content === null || Array.isArray(content))
    throw refuse(
      place === "" ? `the file must be an object that may hold ${BEGINNINGS}.` : `${place} must be an object.`,
    );
  const parts = Object.entries(content).map(([key, value]) => {
    const name = place === "" ? key : `${place}.${key}`;
    if (isFactName(name)) return { [name]: value };
    if (FACT_NAMES.some((fact) => fact.startsWith(`${name}.`))) return flattened(value, name, refuse);
    throw refuse(`"${name}" is not a fact of the campaign; the file may hold ${BEGINNINGS}.`);
  });
  return Object.assign({}, ...parts);
}

/** @throws Error */
function checked(name: string, value: unknown, refuse: Refuse): unknown {
  const result = isFactName(name) ? FACTS[name].safeParse(value) : { success: true as const, data: value };
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw refuse(`${name} cannot be used.`);
  const broken = toViolation(issue);
  const message = formatMessage(CAMPAIGN_ERRORS, broken);
  const place = [name, ...issue.path].join(".");
  throw refuse(broken.code.startsWith("fact-") ? message.replace("This", place) : `${place}: ${message}`);
}

function parseJson(path: string, refuse: Refuse): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw refuse(`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    throw refuse("the file must hold JSON.");
  }
}
