import styles from "./error-box.module.css";
import { Icon } from "./icon.tsx";

interface ErrorBoxProps {
  /** By which the fields point to it. */
  id: string;
  sentences: (string | undefined)[];
}

/** What is wrong, listed together. Listens before there is anything to say. */
export function ErrorBox({ id, sentences }: ErrorBoxProps) {
  const said = [...new Set(sentences.filter((sentence) => sentence !== undefined))];
  return (
    <div role="alert" id={id}>
      {said.length > 0 && (
        <ul className={styles.errorBox}>
          {said.map((sentence) => (
            <li key={sentence}>
              <Icon name="warning" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
