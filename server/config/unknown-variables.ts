import { closest, distance } from "fastest-levenshtein";

/** Prefixes that other programs hardly use. */
const FAMILIES = [
  "ADMIN",
  "BACKUP",
  "CAMPAIGN",
  "CORS",
  "DATABASE",
  "EVENT_FEED",
  "IMAP",
  "MAIL",
  "OFFICE",
  "RETENTION",
  "S3",
  "SMTP",
  "STORAGE",
  "TRUST",
];
/** Shorter names such as HOST and POST are too similar to others. */
const MIN_NAME_LENGTH = 6;
/** Variables that Kubernetes and Docker set for other services. */
const CLUSTER_VARIABLES = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/;

/**
 * Rejects misspelt settings: unknown names with our prefixes, or one edit away from ours.
 * @throws Error with one line for each
 */
export function rejectUnknownVariables(environment: Record<string, string | undefined>, known: string[]): void {
  const unknown = Object.keys(environment).filter(
    (name) => environment[name] && !known.includes(name) && looksLikeOurs(name, environment[name] ?? "", known),
  );
  if (unknown.length === 0) return;
  const lines = unknown.map((name) => `${name} is not a setting. Did you mean ${nearest(name, known)}?`);
  throw new Error(`${lines.join("\n")}\nAll settings are listed in docs/reference/settings.md.`);
}

function looksLikeOurs(name: string, value: string, known: string[]): boolean {
  if (CLUSTER_VARIABLES.test(name) || /^(tcp|udp):\/\//.test(value)) return false;
  if (name !== name.toUpperCase()) return name.includes("_") && known.includes(name.toUpperCase());
  if (FAMILIES.some((family) => name.startsWith(`${family}_`))) return true;
  return known.some((item) => item.length >= MIN_NAME_LENGTH && (name.startsWith(`${item}_`) || isSlip(name, item)));
}

function nearest(name: string, known: string[]): string {
  const sameFamily = known.filter((item) => getWord(item) === getWord(name));
  return closest(name.toUpperCase(), sameFamily.length > 0 ? sameFamily : known);
}

const getWord = (name: string): string => name.toUpperCase().split("_", 1)[0] ?? "";

/** One character added, removed, replaced or swapped with the next. */
const isSlip = (a: string, b: string): boolean =>
  distance(a, b) <= 1 || (distance(a, b) === 2 && [...a].sort().join() === [...b].sort().join());
