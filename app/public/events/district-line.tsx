import { Link } from "react-router";
import { useMessages } from "../../i18n/use-messages.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { selectDistrict, useSelectedDistrict } from "../lib/selected-district.ts";
import styles from "./district-line.module.css";
import { LIST, listUrl } from "./urls.ts";

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
