import { Trans } from "../../i18n/trans.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./slogan.module.css";

export function Slogan() {
  const { say, yes, drugs } = useMessages("campaign");
  return (
    <p className={`${styles.slogan} display`}>
      <Trans
        message={say}
        values={{
          yes: <span className={styles.yes}>{yes}</span>,
          drugs: <span className={styles.drugs}>{drugs}</span>,
        }}
      />
    </p>
  );
}
