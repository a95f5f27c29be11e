import { Link } from "react-router";
import type { HelplinesToday } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { Icon } from "../components/icon.tsx";
import { CAMPAIGN_SCREEN } from "../layout/screens.ts";

export const HelplineCheck = ({ helplines: { days } }: { helplines: HelplinesToday }) => (
  <section className="panel" aria-label={DASHBOARD_COPY.toCheck}>
    <header>
      <h2>{DASHBOARD_COPY.toCheck}</h2>
      <Link className="text-link" to={`${CAMPAIGN_SCREEN}#helplines`}>
        {DASHBOARD_COPY.check}
        <Icon name="arrow" />
      </Link>
    </header>
    <p>
      {days === null
        ? DASHBOARD_COPY.neverChecked
        : interpolate(DASHBOARD_COPY.checkedBefore, { days: days.toLocaleString("en-IN") })}
    </p>
  </section>
);
