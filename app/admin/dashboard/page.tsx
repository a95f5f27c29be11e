import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { Retry } from "../components/empty-state.tsx";
import { useNow } from "../hooks/use-now.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { BackupLine } from "./backup-line.tsx";
import { Chart } from "./chart.tsx";
import { Counts } from "./counts.tsx";
import { HelplineCheck } from "./helpline-check.tsx";
import { loadDashboard } from "./load-dashboard.ts";
import { NextEvents } from "./next-events.tsx";
import { NextTask } from "./next-task.tsx";
import styles from "./page.module.css";
import { Latest, Pending } from "./previews.tsx";
import { StartLine } from "./today.tsx";

export const meta = () => pageMeta("Dashboard");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadDashboard(request);

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
            <NextTask enquiries={figures.today?.enquiries ?? null} now={now} />
            {figures.today?.helplines?.to_check && <HelplineCheck helplines={figures.today.helplines} />}
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
