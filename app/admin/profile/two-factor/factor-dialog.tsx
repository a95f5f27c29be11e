import { type ReactNode, useEffect, useReducer } from "react";
import { Dialog } from "../../components/dialog.tsx";
import type { TwoFactorResult } from "./actions.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export interface FactorDialogProps {
  openedBy: string;
  onClose: () => void;
  /** Called once recovery codes are saved too. */
  onDone: () => void;
}

interface Props extends FactorDialogProps {
  title: string;
  outcome: TwoFactorResult | undefined;
  children: ReactNode;
}

/** Stays open until new recovery codes, shown once, are saved. */
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
