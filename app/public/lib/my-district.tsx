import { type ReactNode, useId, useState } from "react";
import { EVENT_DISTRICTS } from "../../../shared/districts.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { SHOWS_DISTRICT } from "../../inline/public-page.ts";
import styles from "../components/section.module.css";
import { usePlaceNames } from "./place-names.ts";
import { selectDistrict, useSelectedDistrict } from "./selected-district.ts";

interface MyDistrictProps {
  /** What the page has of this district, in the spelling of the event list. */
  children: (district: string) => ReactNode;
}

/** The district chosen earlier in this visit, which comes first; blank until one is chosen. */
export function MyDistrict({ children }: MyDistrictProps) {
  const { chosen } = useMessages("places");
  const { allDistricts } = useMessages("eventList");
  const { name } = usePlaceNames();
  const id = useId();
  const district = useSelectedDistrict();
  // The choice stays when it is cleared, so that the focus does not get lost.
  const [shown, setShown] = useState(false);
  if (district && !shown) setShown(true);
  return (
    <div className={styles.mine} {...{ [SHOWS_DISTRICT]: "" }}>
      {shown && (
        <>
          <p>
            <label htmlFor={id}>{chosen}</label>
            <select id={id} className="input" value={district} onChange={({ target }) => selectDistrict(target.value)}>
              <option value="">{allDistricts}</option>
              {EVENT_DISTRICTS.map(({ shown: value }) => (
                <option key={value} value={value}>
                  {name(value)}
                </option>
              ))}
            </select>
          </p>
          {district && children(district)}
        </>
      )}
    </div>
  );
}
