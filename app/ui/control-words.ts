import { createContext, useContext } from "react";
import type { ControlWords } from "../../domain/controls.ts";

/** What stands on and beside the parts of a page, in its language: each side of the house hands it to its pages. */
export const ControlWordsContext = createContext<ControlWords | null>(null);

export function useControlWords(): ControlWords {
  const words = useContext(ControlWordsContext);
  if (!words) throw new Error("These parts of a page stand in no page that hands them their words.");
  return words;
}
