import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./announcement.module.css";
import type { AnnouncementLine } from "./announcement-text.ts";

/** A plain link: the target may be a file or `/help`, which the router cannot render. */
export function AnnouncementBar({ line: { kind, text, lang, link } }: { line: AnnouncementLine }) {
  const messages = useMessages("layout");
  return (
    <aside className={styles.notice} data-kind={kind} aria-label={messages[kind]}>
      <div className="page-width">
        <span className={styles.mark}>
          <Icon name={kind === "news" ? "horn" : "warning"} />
        </span>
        <p lang={lang}>{text}</p>
        {link && (
          <a href={link} aria-label={messages.readMore}>
            <span>{messages.readMore}</span>
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </aside>
  );
}
