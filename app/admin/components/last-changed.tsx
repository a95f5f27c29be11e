import { VERSION_COPY, type Versioned } from "../../../shared/audit-log/audit-log.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatDateTime, formatRelative } from "../lib/format-date.ts";
import styles from "./last-changed.module.css";

/** Nothing if unknown. */
export const LastChanged = ({ changed }: Pick<Versioned, "changed">) =>
  changed && (
    <p className={styles.changed}>
      <b lang={detectLanguage(changed.by.name)}>{changed.by.name}</b> {VERSION_COPY.changedLast} ·{" "}
      <time dateTime={changed.at} title={formatDateTime(changed.at)}>
        {formatRelative(changed.at)}
      </time>
    </p>
  );
