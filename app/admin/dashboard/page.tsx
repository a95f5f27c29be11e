import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { Retry } from "../components/empty-state.tsx";
import { useNow } from "../hooks/use-now.ts";
import { head } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { BackupLine } from "./backup-line.tsx";
import { Chart } from "./chart.tsx";
import { Counts } from "./counts.tsx";
import { ToCheck } from "./helpline-check.tsx";
import { loadFigures } from "./load-dashboard.ts";
import { NextEvents } from "./next-events.tsx";
import { DoFirst } from "./next-task.tsx";
import styles from "./page.module.css";
import { Latest, Pending } from "./previews.tsx";
import { StartLine } from "./today.tsx";

export const meta = () => head("Dashboard");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFigures(request);

export default function Dashboard({ loaderData: figures }: Route.ComponentProps) {
  const now = useNow();
  const seesEnquiries = figures.latest !== undefined;
  return (
    <>
      <h1>Dashboard</h1>
      {!figures.complete && (
        <div className={styles.problems} role="status">
          <p>{DASHBOARD_COPY.notLoaded}</p>
          <Retry />
        </div>
      )}
      {figures.today && <StartLine today={figures.today} now={now} />}
      <div className={styles.halves}>
        {seesEnquiries && (
          <div>
            <DoFirst enquiries={figures.today?.enquiries ?? null} now={now} />
            {figures.today?.helplines?.to_check && <ToCheck helplines={figures.today.helplines} />}
          </div>
        )}
        <div>
          {figures.pending !== undefined && <Pending testimonials={figures.pending} />}
          {figures.today && <NextEvents events={figures.today.events.next} />}
        </div>
      </div>
      <Counts stats={figures.stats} />
      {figures.chart.length > 0 && <Chart points={figures.chart} />}
      {figures.latest !== undefined && <Latest contacts={figures.latest} />}
      {figures.backups && <BackupLine state={figures.backups} />}
    </>
  );
}
