import type { CSSProperties } from "react";
import styles from "./bars.module.css";

/** Length of a bar, as a custom property. */
export const share = (value: number, top: number) => ({ "--share": top === 0 ? 0 : value / top }) as CSSProperties;

/** Horizontal bars, each with its name and figure. */
export function Bars({ rows }: { rows: readonly (readonly [name: string, figure: number])[] }) {
  const top = Math.max(...rows.map(([, figure]) => figure), 1);
  return (
    <ol className={styles.bars}>
      {rows.map(([name, figure]) => (
        <li key={name}>
          <span>{name}</span>
          <i style={share(figure, top)} aria-hidden="true" />
          <b>{figure.toLocaleString("en-IN")}</b>
        </li>
      ))}
    </ol>
  );
}
