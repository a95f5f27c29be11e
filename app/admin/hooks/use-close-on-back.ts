import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Closes a dialog without a URL on Back. */
export function useCloseOnBack(close: () => void, closes = true): void {
  const blocker = useBlocker(({ historyAction }) => closes && historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
