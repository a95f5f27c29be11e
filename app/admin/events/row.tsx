import { useId } from "react";
import { Link, useLocation } from "react-router";
import { EVENT_STATUS_NAMES } from "../../../domain/event-office.ts";
import type { EventStatus } from "../../../domain/event-update.ts";
import type { EventOfStaff, Override } from "../../../domain/own-events.ts";
import { languageOf } from "../../ui/language.ts";
import { indianSpan } from "../indian-time.ts";
import { ActButton } from "../parts/act-button.tsx";
import { Bib } from "../parts/bib.tsx";
import { useFocusAfter } from "../parts/focus-after.ts";
import { LastChanged } from "../parts/last-changed.tsx";
import { searchWith, useOver } from "../parts/over.ts";
import { editAddress } from "./addresses.ts";
import { QUICK_ACTS, type QuickAct, QuickActDialog } from "./quick-act.tsx";
import styles from "./row.module.css";

interface RowProps {
  event: EventOfStaff;
  acts: boolean;
}

export function EventRow({ event, acts }: RowProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const over = useOver();
  const { key, title, starts_at, ends_at, venue, district, changed } = event;
  const openedBy = ({ act }: Pick<QuickAct, "act">) => `${id}-${act}`;
  const asked = new URLSearchParams(search).get("open");
  const opened = acts ? QUICK_ACTS.find(({ act }) => asked === `${act}-${key}`) : undefined;
  const heading = useFocusAfter(opened?.act ?? null);
  const offered = QUICK_ACTS.filter(({ act }) => act !== "cancelled" || event.status !== act);
  const at = (act: QuickAct["act"] | null) => ({ pathname, search: searchWith(search, act && `${act}-${key}`) });
  return (
    <li className={styles.row}>
      <Bib moment={starts_at} />
      <div className={styles.summary}>
        <h2 id={id} ref={heading} tabIndex={-1} lang={languageOf(title)}>
          <Link to={editAddress(key)}>{title}</Link>
        </h2>
        <p className={styles.sub}>
          {starts_at !== null && <span>{indianSpan(starts_at, ends_at)}</span>}
          {venue && <span lang={languageOf(venue)}>{venue}</span>}
          {district && <b>{district}</b>}
        </p>
        <Why event={event} />
        <LastChanged changed={changed} />
      </div>
      <Tags status={event.status} source={sourceOf(event)} />
      {acts && (
        <div className={`${styles.acts} not-printed`} role="group" aria-labelledby={id}>
          {offered.map(({ act, label }) => (
            <ActButton key={act} id={openedBy({ act })} label={label} onPress={() => over.open(at(act))} />
          ))}
        </div>
      )}
      {opened && (
        <QuickActDialog
          key={opened.act}
          quick={opened}
          event={event}
          openedBy={openedBy(opened)}
          onClose={() => over.close(at(null))}
        />
      )}
    </li>
  );
}

export function GoneRow({ override: { key, fields, told, changed } }: { override: Override }) {
  const title = fields.title ?? told?.title ?? key;
  return (
    <li className={styles.row}>
      <Bib moment={fields.starts_at ?? null} />
      <div className={styles.summary}>
        <h2 lang={languageOf(title)}>
          <Link to={editAddress(key)}>{title}</Link>
        </h2>
        <p className={styles.sub}>
          <b>{fields.district ?? told?.district}</b>
        </p>
        <LastChanged changed={changed} />
      </div>
      <Tags status={fields.status ?? "planned"} source="Not on the site" />
    </li>
  );
}

const sourceOf = ({ source, version }: EventOfStaff): string =>
  source === "own" ? "Ours" : version > 0 ? "From the feed, changed here" : "From the feed";

const Tags = ({ status, source }: { status: EventStatus; source: string }) => (
  <p className={styles.tags}>
    <span className="tag" data-status={status}>
      {EVENT_STATUS_NAMES[status]}
    </span>{" "}
    <span className="tag">{source}</span>
  </p>
);

function Why({ event: { was, reason, status } }: { event: EventOfStaff }) {
  const before = was && [was.starts_at && indianSpan(was.starts_at, was.ends_at), was.venue].filter(Boolean).join(", ");
  if (!before && !reason && status !== "postponed") return null;
  return (
    <p className={styles.reason}>
      {before && (
        <>
          Was <s>{before}</s>.{" "}
        </>
      )}
      {status === "postponed" && "No new day yet. "}
      {reason && (
        <>
          Reason: <span lang={languageOf(reason)}>{reason}</span>
        </>
      )}
    </p>
  );
}
