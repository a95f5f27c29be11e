import type { ReactNode } from "react";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage } from "../../i18n/use-messages.ts";
import sectionStyles from "../components/section.module.css";
import { LeaveButton } from "../layout/help-bar.tsx";
import { Listen } from "../lib/listen.tsx";
import styles from "./dusk-header.module.css";

interface DuskHeaderProps {
  messages: {
    title: string;
    /** Malayalam subtitle of English pages; blank on Malayalam ones. */
    malayalam: string;
    lead?: string;
  };
  /** Where the button goes that leaves the page at once. */
  quickExitUrl: string;
  /** URL of a `dusk-` drawing in `art/heads`; its colours follow the theme. */
  scene: string;
  children?: ReactNode;
}

/** Head of pages about getting help: evening, a lamp, no runner. */
export function DuskHeader({ messages: { title, malayalam, lead }, quickExitUrl, scene, children }: DuskHeaderProps) {
  const language = useLanguage();
  return (
    <div className={styles.dusk}>
      <div className="page-width">
        <div className={sectionStyles.leaving}>
          <LeaveButton to={quickExitUrl} /> <Listen />
        </div>
        <h1 className="display">{title}</h1>
        {malayalam && (
          <p lang="ml" className={styles.malayalam}>
            {malayalam}
          </p>
        )}
        {lead && (
          <p className={styles.lead} lang={languageAttribute(language, lead)}>
            {lead}
          </p>
        )}
        {children}
      </div>
      <svg viewBox="40 22 560 278" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <use href={`${scene}#scene`} />
      </svg>
    </div>
  );
}
