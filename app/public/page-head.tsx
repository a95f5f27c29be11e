import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface PageHeadProps {
  title: string;
  /** Present where the title is in another language than the page. */
  lang?: "en" | undefined;
  /** The same in Malayalam: English leads, Malayalam answers. Blank on a page that is Malayalam. */
  malayalam: string;
  /** What follows the title: a sentence or two, an action. */
  children?: ReactNode;
  /** Figures before the sun; the picture is 340 wide, its ground at 170. */
  art: ReactNode;
}

/** The head of an inner page: words on the hero's ground, the track below them. */
export const PageHead = ({ title, lang, malayalam, children, art }: PageHeadProps) => (
  <>
    <div className={styles.head}>
      <div className="page-width">
        <div className={styles.words}>
          <h1 className="display" lang={lang}>
            {title}
          </h1>
          {malayalam && <p lang="ml">{malayalam}</p>}
          {children}
        </div>
        <svg className={styles.art} viewBox="0 0 340 170" aria-hidden="true">
          <circle cx="210" cy="170" r="118" fill="var(--art-sun)" />
          {art}
        </svg>
      </div>
    </div>
    <div className={styles.lanes} />
  </>
);
