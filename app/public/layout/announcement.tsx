import { Icon } from "../../components/icon.tsx";
import { useWords } from "../../i18n/use-messages.ts";
import styles from "./announcement.module.css";
import type { AnnouncementLine } from "./announcement-text.ts";

/** A plain link: the target may be a file or `/help`, which the router cannot render. */
export function AnnouncementBar({ line: { kind, text, lang, link } }: { line: AnnouncementLine }) {
  const words = useWords("layout");
  return (
    <aside className={styles.notice} data-kind={kind} aria-label={words[kind]}>
      <div className="page-width">
        <span className={styles.mark}>
          <Icon name={kind === "news" ? "horn" : "warning"} />
        </span>
        <p lang={lang}>{text}</p>
        {link && (
          <a href={link} aria-label={words.readMore}>
            <span>{words.readMore}</span>
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </aside>
  );
}
