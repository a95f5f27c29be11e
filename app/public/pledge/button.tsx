import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useNavigation } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { prefetchProof } from "../../components/prefetch-proof.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../inline/public-page.ts";
import { ArrowLink } from "../components/section.tsx";
import type { SubmitResult } from "../forms/submit-form.ts";
import { useSubmitResult } from "../forms/use-public-form.tsx";
import styles from "./page.module.css";
import { PLEDGE } from "./submit-pledge.ts";

interface ButtonProps {
  /** Form action without scripts. */
  action: "/pledge";
  result: SubmitResult | undefined;
  /** Set after a submission without scripts. */
  justTaken: boolean;
}

export function PledgeButton({ action, result, justTaken }: ButtonProps) {
  const messages = useMessages("pledge");
  const address = useLocalizedHref();
  const { state, formAction } = useNavigation();
  const busy = state === "submitting" && formAction !== undefined;
  const failures = { noAnswer: messages.noAnswer, ourFault: messages.notCounted };
  const { refusal, sentAt } = useSubmitResult(result, {
    refusals: failures,
    sent: messages.thanks,
    notSent: messages.notCounted,
    toasts: "corner",
  });
  const remembered = useSavedPledge();
  /** Shows the button again for another person on this device. */
  const [another, setAnother] = useState<number>();
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Posted before hydration.
    if (justTaken) savePledge();
  }, [justTaken]);
  useEffect(() => {
    if (sentAt === undefined) return;
    savePledge();
    thanks.current?.focus();
  }, [sentAt]);

  const taken = sentAt !== undefined || justTaken;
  if ((taken || remembered) && another !== (sentAt ?? 0))
    return (
      <div id={PLEDGE} className={styles.done}>
        <p ref={thanks} tabIndex={-1} className="small-title">
          {taken ? messages.thanks : messages.remembered}
        </p>
        <ArrowLink className="button red" to={address("/badge")} text={messages.badge} />
        <button type="button" className={`text-link ${styles.scripted}`} onClick={() => setAnother(sentAt ?? 0)}>
          {messages.again}
        </button>
      </div>
    );
  return (
    <Form
      id={PLEDGE}
      method="post"
      action={`${address(action)}#${PLEDGE}`}
      replace
      preventScrollReset
      className={styles.done}
      onFocus={() => void prefetchProof()}
      onPointerEnter={() => void prefetchProof()}
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <button className="button red" type="submit" {...{ [REQUIRES_HYDRATION]: "" }} aria-disabled={busy || undefined}>
        {busy ? messages.taking : messages.take}
      </button>
      {refusal && !busy && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {refusal.message}
        </p>
      )}
      <p className={styles.only}>{messages.onlyCounted}</p>
    </Form>
  );
}

const PLEDGE_KEY = "pledge-taken";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** False where storage is blocked. */
function read(): boolean {
  try {
    return localStorage.getItem(PLEDGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** On this device only. */
function savePledge(): void {
  try {
    localStorage.setItem(PLEDGE_KEY, "1");
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** False on the server. */
const useSavedPledge = (): boolean => useSyncExternalStore(listen, read, () => false);
