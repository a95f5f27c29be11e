import { Filled } from "../../i18n/trans.tsx";
import { useWords } from "../../i18n/use-messages.ts";
import styles from "./slogan.module.css";

export function Say() {
  const { say, yes, drugs } = useWords("campaign");
  return (
    <p className={`${styles.slogan} display`}>
      <Filled
        sentence={say}
        with={{ yes: <span className={styles.yes}>{yes}</span>, drugs: <span className={styles.drugs}>{drugs}</span> }}
      />
    </p>
  );
}
