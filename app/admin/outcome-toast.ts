import { showToast, type Toast } from "../ui/toasts.ts";
import { sharedValue } from "./shared-value.ts";

const { change, useValue } = sharedValue<Toast | null>(null);

/**
 * Shows in a toast how an act went. That it failed also stands on the screen until the next act.
 * @param errors the sentences that stand beside their fields instead, when there are any
 */
export function showOutcome(toast: Toast, errors: Record<string, string> = {}): void {
  showToast(toast);
  change(toast.kind === "ok" || Object.keys(errors).length > 0 ? null : toast);
}

/** The next act begins, or somebody has read it: what was shown of the one before stands no longer. */
export const clearOutcome = (): void => change(null);

/** What stands: the toast of the last act, if it failed. */
export const useFailedOutcome = useValue;
