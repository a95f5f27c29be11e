/** Connection errors in plain words. */
const EXPLANATIONS: [codes: RegExp, words: string][] = [
  [/^ENOENT: .*, open /, "A file named in the database's address does not exist."],
  [/^(ECONNREFUSED|ENOENT)$/, "No database answers at its address."],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "The host could not be found, or DNS is not working on this machine."],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, "The host is unreachable; a firewall may be blocking the port."],
  [/^28P01$/, "The database rejected the user or password in its address."],
  [/^28000$/, "The database does not allow this user or connection (pg_hba.conf)."],
  [/^3D000$/, "The database named in the address does not exist."],
  [/ALTNAME/, "The database's certificate does not match the host in its address."],
  [/CERT_HAS_EXPIRED/, "The database's certificate has expired."],
  [
    /SELF_SIGNED|UNABLE_TO|CERT_SIGNATURE_FAILURE/,
    "The database's certificate is signed by an unknown authority. For your own certificate authority, set sslrootcert in its address.",
  ],
  [/^The server does not support SSL/, "The database offers no encryption, but its address requires it."],
];

/** Explains a connection error; undefined for any other. */
export function explainDatabaseError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A host with several addresses fails with one error for each.
  const innermost = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  const { code = "" } = innermost as Error & { code?: string };
  const explanation = EXPLANATIONS.find(([known]) => [code, innermost.message].some((item) => known.test(item)))?.[1];
  return explanation && `${explanation} Response: ${innermost.message}`;
}
