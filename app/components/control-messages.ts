import { createContext, useContext } from "react";
import type { ControlCopy } from "../../shared/i18n/control-messages.ts";

/** Labels of shared components; provided by public site and admin. */
export const ControlMessagesContext = createContext<ControlCopy | null>(null);

export function useControlMessages(): ControlCopy {
  const messages = useContext(ControlMessagesContext);
  if (!messages) throw new Error("No control messages in context");
  return messages;
}
