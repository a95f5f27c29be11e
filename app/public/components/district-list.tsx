import { DISTRICTS_ON_THE_ROUTE } from "../../../shared/districts.ts";
import { useLanguage, useWords } from "../../i18n/use-messages.ts";
import styles from "./district-list.module.css";

export function Relay() {
  const words = useWords("campaign");
  const shown = useLanguage() === "ml" ? "malayalam" : "name";
  return (
    <ol className={styles.relay} aria-label={words.northToSouth}>
      {DISTRICTS_ON_THE_ROUTE.map((district) => (
        <li key={district.name}>
          {district.name === "Ernakulam" ? (
            <span className={styles.mega}>
              {district[shown]}
              <small>{words.megaMarathon}</small>
            </span>
          ) : (
            district[shown]
          )}
        </li>
      ))}
    </ol>
  );
}
