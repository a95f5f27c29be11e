import { fill } from "../../../shared/i18n/interpolate.ts";
import { STAFF_SCREEN_WORDS, type StaffMember } from "../../../shared/staff/staff.ts";
import type { TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { indianMoment } from "../lib/format-date.ts";

export const FACTOR_WORDS: Readonly<Record<TwoFactorMethod, string>> = {
  none: "No second factor",
  totp: "Second factor: authenticator app",
  passkey: "Second factor: passkey",
  both: "Second factor: passkey and authenticator app",
};

export const lastSeen = ({ last_seen_at }: Pick<StaffMember, "last_seen_at">): string =>
  last_seen_at === null
    ? STAFF_SCREEN_WORDS.neverSeen
    : fill(STAFF_SCREEN_WORDS.seen, { when: indianMoment(last_seen_at) });
