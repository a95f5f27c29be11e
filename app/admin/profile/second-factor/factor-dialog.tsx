import { type ReactNode, useEffect, useReducer } from "react";
import { Dialog } from "../../parts/dialog.tsx";
import type { FactorOutcome } from "./acts.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export interface FactorDialogProps {
  /** The id of what opens it. */
  openedBy: string;
  onClose: () => void;
  /** It is done, and recovery codes that came with it are kept. */
  onDone: () => void;
}

interface Props extends FactorDialogProps {
  title: string;
  /** What its last form came to. */
  outcome: FactorOutcome | undefined;
  children: ReactNode;
}

/** A dialog about the second factor. Codes that come at its end are shown once: it stays until they are kept. */
export function FactorDialog({ title, outcome, openedBy, onClose, onDone, children }: Props) {
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const codes = outcome?.codes;
  const done = outcome?.done === true && codes === undefined;
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  return (
    <Dialog title={codes ? "Keep these ten codes" : title} openedBy={openedBy} onClose={codes ? ask : onClose}>
      {codes ? <RecoveryCodes codes={codes} asked={asked} onLeave={ask} onDone={onDone} /> : children}
    </Dialog>
  );
}
