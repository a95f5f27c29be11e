import { Link } from "react-router";
import type { DashboardStats } from "../../../domain/dashboard.rules.ts";
import { DASHBOARD_WORDS } from "../../../domain/dashboard.ts";
import {
  BROCHURES_SCREEN,
  DISTRICTS_SCREEN,
  LINKS_SCREEN,
  SUBMISSIONS_SCREEN,
  TESTIMONIALS_SCREEN,
} from "../layout/screens.ts";
import styles from "./counts.module.css";

const COUNTED = [
  ["brochures", BROCHURES_SCREEN],
  ["essentialLinks", LINKS_SCREEN],
  ["districtContacts", DISTRICTS_SCREEN],
  ["contactSubmissions", SUBMISSIONS_SCREEN],
  ["testimonials", TESTIMONIALS_SCREEN],
] as const;

/** Five small bibs, each a link to what it counts. */
export const Counts = ({ stats }: { stats: DashboardStats }) => (
  <ul className={styles.counts}>
    {COUNTED.map(([what, screen]) => (
      <li key={what}>
        <Link to={screen}>
          <b>{stats[what].toLocaleString("en-IN")}</b> <span>{DASHBOARD_WORDS[what]}</span>
        </Link>
      </li>
    ))}
  </ul>
);
