import { showToast, type Toast } from "../ui/toasts.ts";
import { sharedValue } from "./shared-value.ts";

const { change, useValue } = sharedValue<Toast | null>(null);

/**
 * Says in a toast how an act went. That it failed also stands on the screen until the next act.
 * @param errors the sentences that stand beside their fields instead, when there are any
 */
export function say(toast: Toast, errors: Record<string, string> = {}): void {
  showToast(toast);
  change(toast.kind === "ok" || Object.keys(errors).length > 0 ? null : toast);
}

/** The next act begins, or somebody has read it: what was said of the one before stands no longer. */
export const unsay = (): void => change(null);

/** What stands: why the last act failed, if it did. */
export const useSaid = useValue;
