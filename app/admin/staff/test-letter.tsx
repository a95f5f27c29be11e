import { useFetcher } from "react-router";
import { TEST_LETTER_WORDS } from "../../../domain/test-letter.ts";
import { Icon } from "../parts/icon.tsx";
import type { ActName, Tried } from "./acts.ts";
import styles from "./page.module.css";

const words = TEST_LETTER_WORDS;

/** Sends whoever asks a letter to their own address, and says what became of it. */
export function TestLetter() {
  const { Form, state, data } = useFetcher<Tried>();
  const busy = state !== "idle";
  return (
    <section className={`panel ${styles.letter}`} aria-labelledby="letter-title">
      <h2 id="letter-title">{words.title}</h2>
      <p>{words.text}</p>
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()}>
        <input type="hidden" name="act" value={"send test letter" satisfies ActName} />
        <button className="button outlined small" type="submit" aria-disabled={busy || undefined}>
          <Icon name="mail" />
          {busy ? words.sending : words.send}
        </button>
      </Form>
      <p className={styles.became} role="status" data-good={data?.good}>
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
