import type { ReactNode } from "react";
import styles from "./topic.module.css";

export const Topics = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={`section ${styles.topics}`} aria-label={label}>
    <div className="page-width">{children}</div>
  </section>
);

interface TopicProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export const Topic = ({ title, text, children }: TopicProps) => (
  <article>
    <h2>{title}</h2>
    <div className="prose">
      {text && <p>{text}</p>}
      {children}
    </div>
  </article>
);

/** Noon UTC is the same day in every relevant time zone. */
export const getNoon = (day: string): string => `${day}T12:00:00Z`;
