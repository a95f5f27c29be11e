import { DISTRICTS_ON_THE_ROUTE } from "../../domain/districts.ts";
import { useLanguage, useWords } from "../words/use-words.ts";
import styles from "./relay.module.css";

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
