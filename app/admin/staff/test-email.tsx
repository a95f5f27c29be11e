import { TEST_LETTER_WORDS } from "../../../shared/email/test-email.ts";
import { ActButton } from "../components/action-button.tsx";
import { Icon } from "../components/icon.tsx";
import { usePost } from "../hooks/use-post-action.ts";
import type { ActName, Tried } from "./actions.ts";
import styles from "./page.module.css";

const words = TEST_LETTER_WORDS;

export function TestLetter() {
  const { busy, data, post } = usePost<Tried>();
  return (
    <section className={`panel ${styles.letter}`} aria-labelledby="letter-title">
      <h2 id="letter-title">{words.title}</h2>
      <p>{words.text}</p>
      <ActButton
        icon="mail"
        label={busy ? words.sending : words.send}
        busy={busy}
        onPress={() => post({ act: "send test letter" satisfies ActName })}
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
