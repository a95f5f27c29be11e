import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { PrivacyNotice as PrivacyNoticeVersion } from "../../../shared/privacy/privacy-notice.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import styles from "./privacy-notice.module.css";

/** Privacy notice of a form. */
export interface FormPrivacyNotice {
  text: string;
  rights: MessageWith<["link"]>;
  young: string;
  version: PrivacyNoticeVersion;
  /** One visible sentence; the whole text is one press away. */
  short?: { text: string; whole: string };
}

/** Privacy notice with its version. A plain link, so that typed text survives Back. */
export function PrivacyNotice({ notice: { text, rights, young, version, short } }: { notice: FormPrivacyNotice }) {
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  const notice = (
    <small>
      {text} <Trans message={rights} values={{ link: <a href={address("/privacy")}>{places.privacy}</a> }} /> {young}
    </small>
  );
  return (
    <div className="field full-width">
      {short ? (
        <div className={styles.notice}>
          <p>{short.text}</p>
          <details>
            <summary>{short.whole}</summary>
            {notice}
          </details>
        </div>
      ) : (
        <p>{notice}</p>
      )}
      <input type="hidden" name="notice_version" value={version} />
    </div>
  );
}

export interface RetentionPeriods {
  untilDeleted: string;
  days: MessageWith<["count"]>;
}

export const getRetentionPeriods = (periods: RetentionPeriods, days: number | null, language: Language): string =>
  days === null ? periods.untilDeleted : interpolate(periods.days, { count: days }, language);
