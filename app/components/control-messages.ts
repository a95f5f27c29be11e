import { createContext, useContext } from "react";
import type { ControlWords } from "../../shared/i18n/control-messages.ts";

/** Labels of shared components; provided by public site and admin. */
export const ControlWordsContext = createContext<ControlWords | null>(null);

export function useControlWords(): ControlWords {
  const words = useContext(ControlWordsContext);
  if (!words) throw new Error("These parts of a page stand in no page that hands them their words.");
  return words;
}
