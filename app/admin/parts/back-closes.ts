import { useEffect } from "react";
import { useBlocker } from "react-router";

/** What lies over a screen without an address: asked again by itself it would make no sense. Back closes it all the same. */
export function useBackCloses(close: () => void, closes = true): void {
  const blocker = useBlocker(({ historyAction }) => closes && historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
