import { useEffect, useRef } from "react";
import type { Fetcher } from "react-router";
import type { SaveFormState } from "../hooks/use-save-form.ts";

/** Calls back once per result. */
export function useOutcome({ state, data }: Fetcher<SaveFormState>, onOutcome: (outcome: SaveFormState) => void): void {
  const told = useRef(data);
  useEffect(() => {
    if (state !== "idle" || data === told.current) return;
    told.current = data;
    if (data) onOutcome(data);
  });
}
