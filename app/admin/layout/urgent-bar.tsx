import { Link } from "react-router";
import { ENQUIRY_FILTER_COPY } from "../../../shared/enquiries/workflow.ts";
import { interpolate, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { can, type Role } from "../../../shared/permissions/permissions.ts";
import { Icon } from "../components/icon.tsx";
import { backgroundRequest, usePolling } from "../enquiries/background-fetch.ts";
import { useNow } from "../hooks/use-now.ts";
import { formatWaitingTime } from "../lib/format-date.ts";
import { ENQUIRIES_SCREEN } from "./screens.ts";
import styles from "./urgent-bar.module.css";

const copy = ENQUIRY_FILTER_COPY;

const askUrgent = () =>
  backgroundRequest("GET /api/contact", { query: { state: "new", urgent: "yes", sort: "waiting", limit: 1 } });

/** On every screen, while an urgent enquiry is not assigned. */
export function UrgentBar({ role, closed }: { role: Role | undefined; closed: boolean }) {
  const isAllowed = !closed && role !== undefined && can(role, "see enquiries");
  const polled = usePolling(isAllowed ? askUrgent : null);
  const now = useNow();
  const [first] = polled?.ok ? polled.body.data : [];
  if (!isAllowed || !polled?.ok || !first) return null;
  const { total } = polled.body.meta;
  return (
    <aside className={`${styles.bar} not-printed`} aria-label={copy.urgent}>
      <p role="status">
        <b>{interpolate(selectPlural(copy.urgentWaiting, total), { count: total })}</b>{" "}
        {first.waiting_since && formatWaitingTime(first.waiting_since, now)}
      </p>
      <Link to={`${ENQUIRIES_SCREEN}?tab=urgent&open=${first.id}`}>
        {copy.openAndCall}
        <Icon name="arrow" />
      </Link>
    </aside>
  );
}
