import { LARGEST_NUMBER } from "../database/largest-number.ts";
import type { Expected } from "../history/versions.ts";
import { Refused } from "../refused.ts";

/** One entity tag of a list and the comma after it, or the end (RFC 9110, 8.8.3 and 5.6.1). */
const TAG = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;
/** Versions that are named at most; nobody needs more than one. */
const AT_MOST = 100;

/**
 * The versions that an `If-Match` names (RFC 9110, 13.1.1). `*` fits whatever is there; a weak tag, and one that no version
 * has, fits nothing. 0 is told of what nobody made yet: it fits as long as nobody did.
 * @throws Refused "malformed" when it is neither `*` nor a list of tags
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

const malformed = () => new Refused("malformed", "if-match-invalid");
