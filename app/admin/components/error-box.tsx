import type { ReactNode } from "react";
import styles from "./error-box.module.css";
import { Icon } from "./icon.tsx";

interface ErrorBoxProps {
  /** Referenced by the fields. */
  id: string;
  sentences: (string | undefined)[];
}

/** Error summary; a live region from the start. */
export function ErrorBox({ id, sentences }: ErrorBoxProps) {
  const messages = [...new Set(sentences.filter((message) => message !== undefined))];
  return (
    <div role="alert" id={id}>
      {messages.length > 0 && (
        <ul className={styles.errorBox}>
          {messages.map((message) => (
            <li key={message}>
              <Icon name="warning" />
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="error" id={id}>
    <Icon name="warning" />
    {children}
  </p>
);
