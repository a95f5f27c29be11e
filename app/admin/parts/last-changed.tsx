import type { Versioned } from "../../../domain/history.rules.ts";
import { VERSION_WORDS } from "../../../domain/history.ts";
import { languageOf } from "../../ui/language.ts";
import { indianDateTime, indianMoment } from "../indian-time.ts";
import styles from "./last-changed.module.css";

/** Nothing if unknown. */
export const LastChanged = ({ changed }: Pick<Versioned, "changed">) =>
  changed && (
    <p className={styles.changed}>
      <b lang={languageOf(changed.by.name)}>{changed.by.name}</b> {VERSION_WORDS.changedLast} ·{" "}
      <time dateTime={changed.at} title={indianDateTime(changed.at)}>
        {indianMoment(changed.at)}
      </time>
    </p>
  );
