import { useState } from "react";
import { getExcerpt } from "../../../shared/events/events.ts";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  getTranslation,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from "../../../shared/i18n/languages.ts";
import { toPlainText } from "../../../shared/text/formatted-text.ts";
import { fromIstLocal } from "../../../shared/time/ist-days.ts";
import { Trans } from "../../i18n/trans.tsx";
import { getVisitorTexts } from "../i18n/visitor-texts.ts";
import { formatRange } from "../lib/format-date.ts";
import { FIELDS } from "./actions.ts";
import styles from "./event-form.module.css";
import { toInput } from "./fields.tsx";
import { useOwnPicture } from "./save-picture.ts";

export type Previewed = Partial<Record<string, string>>;

export const getPreviewed = (event: AdminEvent | null): Previewed =>
  event ? Object.fromEntries(FIELDS.map((name) => [name, toInput(event, name)])) : {};

export const typedIn = (form: HTMLFormElement): Previewed =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Previewed;

interface PreviewProps {
  typed: Previewed;
  event: AdminEvent | null;
  /** Without picture and description. */
  brief?: true;
}

/** Live preview of the public card. */
export function Preview({ typed, event, brief }: PreviewProps) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const getAddress = useOwnPicture();
  const of = (name: string) => getTranslation(typed, name, language);
  const { status = "planned", district } = typed;
  const starts = fromIstLocal(typed["starts_at"] ?? "");
  const ends = fromIstLocal(typed["ends_at"] ?? "");
  const was = event?.was ?? (event && status === "moved" ? event : null);
  const before =
    was && [was.starts_at && formatRange(was.starts_at, was.ends_at), was.venue].filter(Boolean).join(", ");
  const [first] = event?.images ?? [];
  const picture = first === undefined ? null : getAddress(first);
  return (
    <aside className={`${styles.preview} not-printed`} aria-label={t("On the site")}>
      {brief && <h3 className={styles.willRead}>{t("What visitors will read")}</h3>}
      <div className={styles.languages} role="group" aria-label={t("Language of the preview")}>
        {LANGUAGES.map((value) => (
          <button
            key={value}
            type="button"
            lang={value}
            aria-pressed={language === value}
            onClick={() => setLanguage(value)}
          >
            {LANGUAGE_NAMES[value]}
          </button>
        ))}
      </div>
      <div className={styles.card}>
        {!brief && picture && <img src={picture} alt="" />}
        {district && <p className={styles.badge}>{district}</p>}
        {(status === "moved" || status === "postponed" || status === "cancelled") && (
          <p className={styles.state} data-status={status}>
            <b lang={language}>{getVisitorTexts(language).eventStatus[status]}.</b>{" "}
            {status === "moved" && before && (
              <>
                <Trans message={t("Was {before}.")} values={{ before: <s>{before}</s> }} />{" "}
              </>
            )}
            <span lang={detectLanguage(of("reason"))}>{of("reason")}</span>
          </p>
        )}
        <div className={styles.words}>
          <h2 lang={detectLanguage(of("title"))}>{of("title") || t("Title")}</h2>
          <p className={styles.where}>
            {[starts && formatRange(starts, ends), of("venue")].filter(Boolean).join(", ")}
          </p>
          {!brief && <p lang={detectLanguage(of("description"))}>{getExcerpt(toPlainText(of("description")))}</p>}
        </div>
      </div>
    </aside>
  );
}
