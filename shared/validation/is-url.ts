/** The part before `@` in the authority, which looks like the host of another site. Browsers read `\` as `/`. */
const USERINFO = /^[a-z]+:[/\\]*[^/\\?#]*@/i;

/** Whether it is a whole URL without userinfo. Browsers of 2022, which we build for, have no `URL.canParse`. */
export function isPlainUrl(address: string): boolean {
  if (USERINFO.test(address)) return false;
  try {
    const { href, username, password } = new URL(address);
    return href !== "" && username === "" && password === "";
  } catch {
    return false;
  }
}
