import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { EVENT_DISTRICTS } from "../../../domain/districts.ts";
import { Icon } from "../../ui/icon.tsx";
import { type EventsBase, LIST, listAddress } from "./addresses.ts";

const NOT_YET = ["Participation Badge", "Certificates", "Campaign materials", "Press kit"] as const;

/** 'Sort by District' and 'Also View': lanes beside the list, rows to swipe above it on narrow screens. */
export function Panel({ base, district }: { base: EventsBase; district: string }) {
  const lanes = useRef<HTMLUListElement>(null);

  // In the row of a narrow screen the chosen lane may lie beyond its edge.
  useEffect(() => {
    const chosen = lanes.current?.querySelector<HTMLElement>("[aria-current]");
    if (chosen && lanes.current) lanes.current.scrollLeft = chosen.offsetLeft - lanes.current.offsetLeft - 16;
  }, [district]);

  return (
    <aside className="side" aria-label="Districts and more">
      <h2 id="sort">Sort by District</h2>
      <ul className="lanelist" aria-labelledby="sort" ref={lanes}>
        {[{ shown: "All Districts", value: "" }, ...EVENT_DISTRICTS.map(({ shown }) => ({ shown, value: shown }))].map(
          ({ shown, value }, number) => (
            <li key={shown}>
              <Link
                to={`${listAddress(base, { district: value })}#${LIST}`}
                aria-current={value === district ? "true" : undefined}
              >
                <span className="ln" aria-hidden="true">
                  {number === 0 ? "•" : number}
                </span>
                {shown}
              </Link>
            </li>
          ),
        )}
      </ul>
      <h2 id="also">Also View</h2>
      <ul className="lanelist plain" aria-labelledby="also">
        <li>
          <Link to="/registration">
            Registration <Icon name="arrow" />
          </Link>
        </li>
        <li>
          <Link to="/event-map">
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
    </aside>
  );
}
