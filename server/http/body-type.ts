/** A parameter that names how letters were written, and what it says. */
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

/**
 * Whether a body is of a type, as it was sent: in UTF-8 and not packed. What it says else is believed, as whatever stands before
 * the product would read it in that way, and so otherwise than the product.
 */
export function isBodyOf(type: string, headers: Pick<Headers, "get">): boolean {
  const said = headers.get("Content-Type") ?? "";
  const [named = ""] = said.split(";", 1);
  if (named.trim().toLowerCase() !== type) return false;
  if ((headers.get("Content-Encoding") ?? "identity").toLowerCase() !== "identity") return false;
  return [...said.matchAll(CHARSET)].every(([, charset]) => charset?.toLowerCase() === "utf-8");
}
