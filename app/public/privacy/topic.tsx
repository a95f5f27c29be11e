import type { ReactNode } from "react";
import styles from "./topic.module.css";

/** A page of questions and answers, one below the other. */
export const Topics = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={`section ${styles.topics}`} aria-label={label}>
    <div className="page-width">{children}</div>
  </section>
);

interface TopicProps {
  title: string;
  /** The first paragraph of the answer, or all of it. */
  says?: string;
  children?: ReactNode;
}

/** A question at the left, its answer at the right. */
export const Topic = ({ title, says, children }: TopicProps) => (
  <article>
    <h2>{title}</h2>
    <div className="prose">
      {says && <p>{says}</p>}
      {children}
    </div>
  </article>
);

/** A moment of a day like 2026-11-22 that is on that day wherever a clock stands. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
