import type { Expected } from "../audit-log/versions.ts";
import { LARGEST_NUMBER } from "../database/largest-number.ts";
import { AppError } from "../lib/app-error.ts";

/** An entity tag with its comma (RFC 9110, 8.8.3 and 5.6.1). */
const TAG = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;
const AT_MOST = 100;

/**
 * Versions in `If-Match` (RFC 9110, 13.1.1); null for none or `*`. Weak and unknown tags match nothing; 0
 * matches what does not exist yet.
 * @throws AppError "malformed"
 */
export function expectedBy(header: string | undefined): Expected {
  if (header === undefined || header.trim() === "*") return null;
  const versions: number[] = [];
  let tags = 0;
  for (let at = 0; at < header.length; at = TAG.lastIndex) {
    TAG.lastIndex = at;
    const found = TAG.exec(header);
    if (!found || tags > AT_MOST) throw malformed();
    const [, weak, tag] = found;
    if (tag === undefined) continue;
    tags += 1;
    if (!weak && /^(0|[1-9]\d{0,9})$/.test(tag) && Number(tag) <= LARGEST_NUMBER) versions.push(Number(tag));
  }
  if (tags === 0) throw malformed();
  return versions;
}

const malformed = () => new AppError("malformed", "if-match-invalid");
