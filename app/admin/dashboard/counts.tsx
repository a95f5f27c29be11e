import { Link } from "react-router";
import type { DashboardStats } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import {
  BROCHURES_SCREEN,
  DISTRICT_CONTACTS_SCREEN,
  ENQUIRIES_SCREEN,
  ESSENTIAL_LINKS_SCREEN,
  screensFor,
  TESTIMONIALS_SCREEN,
} from "../layout/screens.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./counts.module.css";

const COUNTED = [
  ["brochures", BROCHURES_SCREEN],
  ["essentialLinks", ESSENTIAL_LINKS_SCREEN],
  ["districtContacts", DISTRICT_CONTACTS_SCREEN],
  ["contactSubmissions", ENQUIRIES_SCREEN],
  ["testimonials", TESTIMONIALS_SCREEN],
] as const;

/** Links only where the role may see the screen. */
export function Counts({ stats }: { stats: DashboardStats }) {
  const open = new Set(screensFor(useAdmin()?.role).map(({ path }) => path));
  return (
    <ul className={styles.counts}>
      {COUNTED.map(([what, screen]) => {
        const count = (
          <>
            <b>{stats[what].toLocaleString("en-IN")}</b> <span>{DASHBOARD_COPY[what]}</span>
          </>
        );
        return <li key={what}>{open.has(screen) ? <Link to={screen}>{count}</Link> : <p>{count}</p>}</li>;
      })}
    </ul>
  );
}
