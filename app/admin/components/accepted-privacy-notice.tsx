import { t } from "../../../shared/i18n/admin-text.ts";
import { formatPlainDay } from "../lib/format-date.ts";

export const AcceptedPrivacyNotice = ({ version }: { version: string | null }) =>
  version && <p>{t("The privacy notice of {day} was shown.", { day: formatPlainDay(version) })}</p>;
