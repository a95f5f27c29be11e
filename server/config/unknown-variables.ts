/** Prefixes that other programs hardly use. */
const FAMILIES = [
  "ADMIN",
  "BACKUP",
  "CAMPAIGN",
  "CORS",
  "DATABASE",
  "EVENT_FEED",
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
  const kin = known.filter((item) => getWord(item) === getWord(name));
  const among = kin.length > 0 ? kin : known;
  return among.toSorted((a, b) => getDifferenceLength(name, a) - getDifferenceLength(name, b))[0] ?? "";
}

const getWord = (name: string): string => name.toUpperCase().split("_", 1)[0] ?? "";

const getDifferenceLength = (a: string, b: string): number =>
  Math.max(...whereTheyDiffer(a.toUpperCase(), b).map(({ length }) => length));

/** Damerau-Levenshtein distance of one. */
function isSlip(a: string, b: string): boolean {
  const [here, there] = whereTheyDiffer(a, b);
  if (here.length <= 1 && there.length <= 1) return true;
  return here.length === 2 && there === `${here[1]}${here[0]}`;
}

function whereTheyDiffer(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let begins = 0;
  while (begins < shorter && a[begins] === b[begins]) begins += 1;
  let ends = 0;
  while (ends < shorter - begins && a.at(-1 - ends) === b.at(-1 - ends)) ends += 1;
  return [a.slice(begins, a.length - ends), b.slice(begins, b.length - ends)];
}
