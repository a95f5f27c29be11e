import { TEST_EMAIL_COPY } from "../../../shared/email/test-email.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Icon } from "../components/icon.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { ActionName, ActionResult } from "./actions.ts";
import styles from "./page.module.css";

const copy = TEST_EMAIL_COPY;

export function TestEmail() {
  const { busy, data, post } = usePostAction<ActionResult>();
  return (
    <section className={`panel ${styles.letter}`} aria-labelledby="letter-title">
      <h2 id="letter-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <ActionButton
        icon="mail"
        label={busy ? copy.sending : copy.send}
        busy={busy}
        onPress={() => post({ act: "send test letter" satisfies ActionName })}
      />
      <p className={styles.letterOutcome} role="status" data-good={data?.good}>
        {!busy && data && (
          <>
            <Icon name={data.good ? "check" : "warning"} />
            <span>{data.said}</span>
          </>
        )}
      </p>
    </section>
  );
}
