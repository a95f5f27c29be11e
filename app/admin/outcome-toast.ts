import { showToast, type Toast } from "../ui/toasts.ts";
import { sharedValue } from "./shared-value.ts";

const { change, useValue } = sharedValue<Toast | null>(null);
let failed: Toast | null = null;

const stand = (toast: Toast | null) => {
  failed = toast;
  change(toast);
};

/**
 * Shows in a toast how an act went. That it failed also stands on the screen until the next act.
 * @param errors the sentences that stand beside their fields instead, when there are any
 */
export function showOutcome(toast: Toast, errors: Record<string, string> = {}): void {
  showToast(toast);
  stand(toast.kind === "ok" || Object.keys(errors).length > 0 ? null : toast);
}

const closed = new WeakSet<Request>();

/** The screen that asks is for other roles, which stands in its place. */
export const noteClosed = (from: Request): void => void closed.add(from);

/**
 * Says that a screen could not be loaded, unless it is for other roles, or an act just failed: that is what somebody waits
 * to hear.
 */
export function showNotLoaded(from: Request, toast: Toast): void {
  if (failed === null && !closed.has(from)) showToast(toast);
}

/** The next act begins, or somebody has read it: what was shown of the one before stands no longer. */
export const clearOutcome = (): void => stand(null);

/** What stands: the toast of the last act, if it failed. */
export const useFailedOutcome = useValue;
