import styles from "./section-head.module.css";

interface SectionHeadProps {
  id: string;
  title: string;
  /** The same in Malayalam: English leads, Malayalam answers. Blank on a page that is Malayalam. */
  malayalam: string;
}

/** The word that starts a lane which runs off the page. */
export const SectionHead = ({ id, title, malayalam }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{keepWhole(title)}</h2>
    {malayalam && <p lang="ml">{malayalam}</p>}
  </div>
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
