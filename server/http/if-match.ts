import type { IfMatch } from "../audit-log/versions.ts";
import { LARGEST_NUMBER } from "../database/largest-number.ts";
import { AppError } from "../lib/app-error.ts";

/** An entity tag with its comma (RFC 9110, 8.8.3 and 5.6.1). */
const ETAG_PATTERN = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;
const MAX_VERSIONS = 100;

/**
 * Versions in `If-Match` (RFC 9110, 13.1.1); null for none or `*`. Weak and unknown tags match nothing; 0
 * matches what does not exist yet.
 * @throws AppError "malformed"
 */
export function parseIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === "*") return null;
  const versions: number[] = [];
  let tags = 0;
  for (let at = 0; at < header.length; at = ETAG_PATTERN.lastIndex) {
    ETAG_PATTERN.lastIndex = at;
    const found = ETAG_PATTERN.exec(header);
    if (!found || tags > MAX_VERSIONS) throw toMalformedError();
    const [, weak, tag] = found;
    if (tag === undefined) continue;
    tags += 1;
    if (!weak && /^(0|[1-9]\d{0,9})$/.test(tag) && Number(tag) <= LARGEST_NUMBER) versions.push(Number(tag));
  }
  if (tags === 0) throw toMalformedError();
  return versions;
}

const toMalformedError = () => new AppError("malformed", "if-match-invalid");
