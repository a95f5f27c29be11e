const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

/**
 * True if the content type matches and the body is unencoded UTF-8. Other encodings are rejected, since a
 * proxy might interpret them differently.
 */
export function hasContentType(type: string, headers: Pick<Headers, "get">): boolean {
  const said = headers.get("Content-Type") ?? "";
  const [named = ""] = said.split(";", 1);
  if (named.trim().toLowerCase() !== type) return false;
  if ((headers.get("Content-Encoding") ?? "identity").toLowerCase() !== "identity") return false;
  return [...said.matchAll(CHARSET)].every(([, charset]) => charset?.toLowerCase() === "utf-8");
}
