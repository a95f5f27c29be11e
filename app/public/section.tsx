import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** Of its title, by which the section is named. */
  id: string;
  title: string;
  /** The same in Malayalam: English leads, Malayalam answers. Blank on a page that is Malayalam. */
  malayalam: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its title, the word that starts a lane which runs off the page. */
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

/** A word with a hyphen stays on one line: half a word in letters of this size reads as a word of its own. */
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
