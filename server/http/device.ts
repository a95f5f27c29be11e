import Bowser from "bowser";
import { STAFF_WORDS } from "../../domain/staff.ts";

/** Browsers say who they are in far less. */
const READ_AT_MOST = 400;
/** What a name may hold: a header can say anything. */
const NAME = /^[\p{L}\p{N} .+-]{1,30}$/u;

/** What somebody asks with, in plain words, as far as its `User-Agent` says. */
export function deviceOf(userAgent: string | undefined): string {
  const said = userAgent?.slice(0, READ_AT_MOST).trim();
  if (!said) return STAFF_WORDS.unknownDevice;
  const { browser, os, platform } = Bowser.parse(said);
  const machine = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const names = [browser.name, machine].filter((name) => name !== undefined && NAME.test(name));
  return names.length > 0 ? names.join(" on ") : STAFF_WORDS.unknownDevice;
}
