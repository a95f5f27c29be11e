import { useEffect, useId, useRef } from "react";
import { href, Link, useNavigate } from "react-router";
import { EVENT_DISTRICTS } from "../../../domain/districts.ts";
import { SENT_BY_CHOOSING } from "../../arrive-later.ts";
import { Icon } from "../../ui/icon.tsx";
import { chooseDistrict } from "../chosen-district.ts";
import { type EventsBase, LIST, listAddress } from "./addresses.ts";

const CHOICES = [
  { shown: "All Districts", value: "" },
  ...EVENT_DISTRICTS.map(({ shown }) => ({ shown, value: shown })),
] as const;

const NOT_YET = ["Participation Badge", "Certificates", "Campaign materials", "Press kit"] as const;

interface PanelProps {
  base: EventsBase;
  /** The chosen one; blank: all. */
  district: string;
}

/** 'Sort by District' and 'Also View': lanes beside the list; on narrow screens a list to choose from above it. */
export const Panel = ({ base, district }: PanelProps) => (
  <aside className="side" aria-label="Districts and more">
    <h2 id="sort">
      <label htmlFor={SELECT}>Sort by District</label>
    </h2>
    <Choice base={base} district={district} />
    <ul className="lanelist" aria-labelledby="sort">
      {CHOICES.map(({ shown, value }, number) => (
        <li key={shown}>
          <Link
            to={`${listAddress(base, { district: value })}#${LIST}`}
            aria-current={value === district ? "true" : undefined}
            onClick={() => chooseDistrict(value)}
          >
            <span className="ln" aria-hidden="true">
              {number === 0 ? "•" : number}
            </span>
            {shown}
          </Link>
        </li>
      ))}
    </ul>
    <AlsoView className="beside-list" />
  </aside>
);

const SELECT = "district";

/** All fifteen in the room of one line. It is sent by choosing; without scripts, by its button. */
function Choice({ base, district }: PanelProps) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);

  // It shows what the page shows, also after a step back.
  useEffect(() => {
    if (select.current) select.current.value = district;
  }, [district]);

  const choose = (value: string) => {
    chooseDistrict(value);
    navigate(`${listAddress(base, { district: value })}#${LIST}`);
  };
  return (
    <form
      className="choice"
      action={`${base}#${LIST}`}
      {...{ [SENT_BY_CHOOSING]: "" }}
      onSubmit={(event) => {
        event.preventDefault();
        choose(String(new FormData(event.currentTarget).get("district") ?? ""));
      }}
    >
      <select
        className="in"
        id={SELECT}
        name="district"
        ref={select}
        defaultValue={district}
        autoComplete="off"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {/* A place that is no district of ours stands here as it came. */}
        {CHOICES.every(({ value }) => value !== district) && <option>{district}</option>}
        {CHOICES.map(({ shown, value }) => (
          <option key={shown} value={value}>
            {shown}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        Show
      </button>
    </form>
  );
}

/** Where else to go. It stands beside the list and, on narrow screens, below it: the news come first. */
export function AlsoView({ className }: { className: string }) {
  const heading = useId();
  return (
    <nav className={className} aria-labelledby={heading}>
      <h2 id={heading}>Also View</h2>
      <ul className="lanelist plain" aria-labelledby={heading}>
        <li>
          <Link to={href("/registration")}>
            Registration <Icon name="arrow" />
          </Link>
        </li>
        <li>
          <Link to={href("/event-map")}>
            Event Map <Icon name="arrow" />
          </Link>
        </li>
        {NOT_YET.map((item) => (
          <li key={item}>
            <span className="off">
              {item} <em>Not yet available</em>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
