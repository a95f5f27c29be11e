import { Link } from "react-router";
import { ENQUIRY_FILTER_COPY } from "../../../shared/enquiries/workflow.ts";
import { interpolate, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { can, type Role } from "../../../shared/permissions/permissions.ts";
import { Icon } from "../components/icon.tsx";
import { backgroundRequest, usePolling } from "../enquiries/background-fetch.ts";
import { useNow } from "../hooks/use-now.ts";
import { apiFetch, type ResponseOf } from "../lib/api-client.ts";
import { formatWaitingTime } from "../lib/format-date.ts";
import { ENQUIRIES_SCREEN } from "./screens.ts";
import styles from "./urgent-bar.module.css";

const copy = ENQUIRY_FILTER_COPY;

const query = { state: "new", urgent: "yes", sort: "waiting", page: 1, limit: 1 } as const;

/** The list that the bar shows the first of; its tabs count all enquiries. */
export const fetchUrgent = (request: Request) => apiFetch(request, "GET /api/contact", { query });
export type Urgent = ResponseOf<"GET /api/contact">;

const askUrgent = () => backgroundRequest("GET /api/contact", { query });

interface UrgentBarProps {
  role: Role | undefined;
  closed: boolean;
  /** Loaded with the screen, to avoid a layout shift. */
  loaded: Urgent | null;
}

/** On every screen, while an urgent enquiry is not assigned. */
export function UrgentBar({ role, closed, loaded }: UrgentBarProps) {
  const isAllowed = !closed && role !== undefined && can(role, "see enquiries");
  const polled = usePolling(isAllowed ? askUrgent : null);
  const now = useNow();
  const urgent = polled?.ok ? polled.body : loaded;
  const [first] = urgent?.data ?? [];
  if (!isAllowed || !urgent || !first) return null;
  const { total } = urgent.meta;
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
