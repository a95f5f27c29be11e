import { TEST_LETTER_WORDS } from "../../../domain/test-letter.ts";
import { ActButton } from "../parts/act-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePost } from "../parts/use-post.ts";
import type { ActName, Tried } from "./acts.ts";
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
