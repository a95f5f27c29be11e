/** The part before `@` in the authority, which looks like the host of another site. Browsers read `\` as `/`. */
const USERINFO = /^[a-z]+:[/\\]*[^/\\?#]*@/i;

/** Control characters, which the URL parser removes, halves of characters, and marks that change the order of what is shown. */
const UNUSABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/u;

/** Whether it is a whole URL without userinfo and `\`, which parsers read differently. Browsers of 2022, which we build for, have no `URL.canParse`. */
export function isPlainUrl(address: string): boolean {
  if (USERINFO.test(address) || UNUSABLE.test(address) || address.includes("\\")) return false;
  try {
    const { href, username, password } = new URL(address);
    return href !== "" && username === "" && password === "";
  } catch {
    return false;
  }
}

/** Whether it leads to a page of this site. `/..//evil.test` does not: resolved, its path is the URL of another site. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(address) || UNUSABLE.test(address)) return false;
  return !new URL(address, "https://site.invalid").pathname.startsWith("//");
}
