import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { ChangedField } from "../lib/field-diff.ts";
import styles from "./field-diff.module.css";

export const FieldDiff = ({ changes }: { changes: readonly ChangedField[] }) => (
  <dl className={styles.changes}>
    {changes.map(({ label, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {before !== null && (
            <del lang={detectLanguage(before)}>
              <span className="visually-hidden">{t("before:")} </span>
              {before}
            </del>
          )}{" "}
          {after !== null && (
            <ins lang={detectLanguage(after)}>
              <span className="visually-hidden">{t("now:")} </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
