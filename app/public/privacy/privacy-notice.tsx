import { type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";
import type { PrivacyNotice as PrivacyNoticeVersion } from "../../../shared/privacy/privacy-notice.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";

/** Privacy notice of a form. */
export interface FormPrivacyNotice {
  says: string;
  rights: `${string}{link}${string}`;
  young: string;
  version: PrivacyNoticeVersion;
}

/** Privacy notice with its version. A plain link, so that typed text survives Back. */
export function PrivacyNotice({ notice: { says, rights, young, version } }: { notice: FormPrivacyNotice }) {
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <p className="field full-width">
      <small>
        {says} <Trans message={rights} values={{ link: <a href={address("/privacy")}>{places.privacy}</a> }} /> {young}
      </small>
      <input type="hidden" name="notice_version" value={version} />
    </p>
  );
}

export interface RetentionPeriods {
  untilDeleted: string;
  days: Plural;
}

export const getRetentionPeriods = (kept: RetentionPeriods, days: number | null): string =>
  days === null ? kept.untilDeleted : selectPlural(kept.days, days).replace("{count}", String(days));
