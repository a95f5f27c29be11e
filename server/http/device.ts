import Bowser from "bowser";
import { STAFF_COPY } from "../../shared/staff/staff.ts";

/** Bounds parsing. */
const MAX_USER_AGENT_LENGTH = 400;
/** The header is untrusted. */
const NAME = /^[\p{L}\p{N} .+-]{1,30}$/u;

/** Device and browser in plain words from a `User-Agent`. */
export function describeDevice(userAgent: string | undefined): string {
  const said = userAgent?.slice(0, MAX_USER_AGENT_LENGTH).trim();
  if (!said) return STAFF_COPY.unknownDevice;
  const { browser, os, platform } = Bowser.parse(said);
  const machine = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const names = [browser.name, machine].filter((name) => name !== undefined && NAME.test(name));
  return names.length > 0 ? names.join(" on ") : STAFF_COPY.unknownDevice;
}
