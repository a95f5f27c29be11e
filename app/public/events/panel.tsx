import { useEffect, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { EVENT_DISTRICTS } from "../../../shared/districts.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { SUBMIT_ON_CHANGE } from "../../inline/public-page.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { selectDistrict, useSelectedDistrict } from "../lib/selected-district.ts";
import styles from "./panel.module.css";
import { LIST, listUrl } from "./urls.ts";

/** Blank: all. */
const CHOICES = ["", ...EVENT_DISTRICTS.map(({ shown }) => shown)];

interface PanelProps {
  /** URL without query. */
  base: string;
  /** Blank: all. */
  district: string;
}

export function Panel({ base, district }: PanelProps) {
  const messages = useMessages("eventList");
  const getName = useNames();
  return (
    <aside className={styles.side} aria-label={messages.side}>
      <h2 id="sort">
        <label htmlFor={SELECT}>{messages.sort}</label>
      </h2>
      <Choice base={base} district={district} />
      <ul className={styles.lanes} aria-labelledby="sort">
        {CHOICES.map((value, number) => (
          <li key={value}>
            <Link
              to={`${listUrl(base, { district: value })}#${LIST}`}
              aria-current={value === district ? "true" : undefined}
              onClick={() => selectDistrict(value)}
            >
              <span className={styles.lane} aria-hidden="true">
                {number === 0 ? "•" : number}
              </span>
              {getName(value)}
            </Link>
          </li>
        ))}
      </ul>
      <AlsoView className={styles.besideList} />
    </aside>
  );
}

function useNames() {
  const { allDistricts } = useMessages("eventList");
  const { name } = usePlaceNames();
  return (value: string) => (value ? name(value) : allDistricts);
}

const SELECT = "district";

/** Narrow screens. Submits on change; without scripts, by button. */
function Choice({ base, district }: PanelProps) {
  const { show } = useMessages("eventList");
  const getName = useNames();
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);

  // Also after Back.
  useEffect(() => {
    if (select.current) select.current.value = district;
  }, [district]);

  const choose = (value: string) => {
    selectDistrict(value);
    navigate(`${listUrl(base, { district: value })}#${LIST}`);
  };
  return (
    <form
      className={styles.choice}
      action={`${base}#${LIST}`}
      {...{ [SUBMIT_ON_CHANGE]: "" }}
      onSubmit={(event) => {
        event.preventDefault();
        choose(String(new FormData(event.currentTarget).get("district") ?? ""));
      }}
    >
      <select
        className="input"
        id={SELECT}
        name="district"
        ref={select}
        defaultValue={district}
        autoComplete="off"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {/* Unknown districts are shown as given. */}
        {!CHOICES.includes(district) && <option lang={detectLanguage(district)}>{district}</option>}
        {CHOICES.map((value) => (
          <option key={value} value={value}>
            {getName(value)}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {show}
      </button>
    </form>
  );
}

export function AlsoView({ className }: { className: string | undefined }) {
  const heading = useId();
  const messages = useMessages("eventList");
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  const also = [
    [address("/registration"), places.registration],
    [address("/event-map"), places.eventMap],
    [address("/badge"), messages.badge],
    [address("/certificates"), messages.certificates],
    [address("/materials"), places.materials],
    [address("/press-kit"), messages.pressKit],
  ] as const;
  return (
    <nav className={className} aria-labelledby={heading}>
      <h2 id={heading}>{messages.alsoView}</h2>
      <ul className={`${styles.lanes} ${styles.plain}`} aria-labelledby={heading}>
        {also.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>
              {label} <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DistrictLineProps {
  /** The list's address, without its query. */
  base: string;
  /** The district whose events are listed; blank: all. */
  district: string;
}

/** 'Kannur · show all districts': the district of this list, or the one that was chosen before during this visit. */
export function DistrictLine({ base, district }: DistrictLineProps) {
  const { showAll } = useMessages("eventList");
  const { name } = usePlaceNames();
  const remembered = useSelectedDistrict();
  const offered = district || remembered;
  return (
    <p className={styles.line}>
      {offered && (
        <>
          <Link
            to={`${listUrl(base, { district: offered })}#${LIST}`}
            aria-current={district ? "true" : undefined}
            onClick={() => selectDistrict(offered)}
          >
            {name(offered)}
          </Link>
          {" · "}
          <Link to={`${base}#${LIST}`} onClick={() => selectDistrict("")}>
            {showAll}
          </Link>
        </>
      )}
    </p>
  );
}
