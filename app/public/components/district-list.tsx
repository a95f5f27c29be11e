import { DISTRICTS_ON_THE_ROUTE } from "../../../shared/districts.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./district-list.module.css";

export function DistrictList() {
  const messages = useMessages("campaign");
  const shown = useLanguage() === "ml" ? "malayalam" : "name";
  return (
    <ol className={styles.relay} aria-label={messages.northToSouth}>
      {DISTRICTS_ON_THE_ROUTE.map((district) => (
        <li key={district.name}>
          {district.name === "Ernakulam" ? (
            <span className={styles.mega}>
              {district[shown]}
              <small>{messages.megaMarathon}</small>
            </span>
          ) : (
            district[shown]
          )}
        </li>
      ))}
    </ol>
  );
}
