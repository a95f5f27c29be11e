/** Connection errors in plain words. */
const EXPLANATIONS: [codes: RegExp, words: string][] = [
  [/^ENOENT: .*, open /, "A file that is named in the database's address is not there."],
  [/^(ECONNREFUSED|ENOENT)$/, "No database answers at its address."],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "The host could not be found, or DNS is not working on this machine."],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, "The host is unreachable; a firewall may be blocking the port."],
  [/^28P01$/, "The database does not take the user or the password in its address."],
  [/^28000$/, "The database lets nobody in from here who is, or comes, as its address says."],
  [/^3D000$/, "There is no database of the name in its address."],
  [/ALTNAME/, "The database's certificate is for another name than the one in its address."],
  [/CERT_HAS_EXPIRED/, "The database's certificate is over."],
  [
    /SELF_SIGNED|UNABLE_TO|CERT_SIGNATURE_FAILURE/,
    "The database's certificate is signed by nobody who is known here. For an authority of your own: sslrootcert in its address.",
  ],
  [/^The server does not support SSL/, "The database offers no encryption, and its address asks for it."],
];

/** Explains a connection error; undefined for any other. */
export function explainDatabaseError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A host with several addresses fails with one error for each.
  const innermost = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  const { code = "" } = innermost as Error & { code?: string };
  const words = EXPLANATIONS.find(([known]) => [code, innermost.message].some((item) => known.test(item)))?.[1];
  return words && `${words} Response: ${innermost.message}`;
}
