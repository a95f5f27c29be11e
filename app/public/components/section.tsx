import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** Malayalam subtitle of English pages; blank on Malayalam ones. */
  malayalam: string;
  className?: string | undefined;
  children: ReactNode;
}

export const Section = ({ id, title, malayalam, className, children }: SectionProps) => (
  <section className={className ? `section ${className}` : "section"} aria-labelledby={id}>
    <div className="page-width">
      <div className={styles.head}>
        <h2 id={id}>{keepWhole(title)}</h2>
        {malayalam && <p lang="ml">{malayalam}</p>}
      </div>
      {children}
    </div>
  </section>
);

/** Non-breaking hyphen. */
const keepWhole = (title: string) =>
  title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span className={styles.whole} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
