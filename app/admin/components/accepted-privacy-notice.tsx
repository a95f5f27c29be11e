import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { PRIVACY_NOTICE_COPY } from "../../../shared/privacy/privacy-notice.ts";
import { formatPlainDay } from "../lib/format-date.ts";

export const AcceptedPrivacyNotice = ({ version }: { version: string | null }) =>
  version && <p>{interpolate(PRIVACY_NOTICE_COPY.shown, { day: formatPlainDay(version) })}</p>;
