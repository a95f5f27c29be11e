import { useWords } from "../../words/use-words.ts";
import { SectionHead } from "../section-head.tsx";
import styles from "./what-happens.module.css";

const LEGS = [
  { figure: "20+", leg: "roadshow" },
  { figure: "14", leg: "marathons" },
  { figure: "1", leg: "finish" },
] as const;

/** The three legs of the campaign, one below the other like the legs of a relay. */
export function WhatHappens() {
  const { what } = useWords("aboutUs");
  return (
    <section className="section" aria-labelledby="what">
      <div className="page-width">
        <SectionHead id="what" {...what.head} />
        <ol className={styles.legs}>
          {LEGS.map(({ figure, leg }) => (
            <li key={leg}>
              <p className={styles.figure}>
                <b>{figure}</b>
                <span>{what[leg].unit}</span>
              </p>
              <h3>{what[leg].title}</h3>
              <p className={styles.words}>{what[leg].says}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{what.change}</p>
      </div>
    </section>
  );
}
