import { Filled } from "../words/filled.tsx";
import { useWords } from "../words/use-words.ts";
import styles from "./say.module.css";

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
