import { fill } from "../../../shared/i18n/interpolate.ts";
import { PRIVACY_NOTICE_WORDS } from "../../../shared/privacy/privacy-notice.ts";
import { plainDay } from "../lib/format-date.ts";

export const AcceptedPrivacyNotice = ({ version }: { version: string | null }) =>
  version && <p>{fill(PRIVACY_NOTICE_WORDS.shown, { day: plainDay(version) })}</p>;
