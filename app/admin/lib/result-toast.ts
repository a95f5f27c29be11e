import { showToast, type Toast } from "../../components/toasts.ts";
import { sharedValue } from "./create-store.ts";

const { change, useValue } = sharedValue<Toast | null>(null);
let failed: Toast | null = null;

const stand = (toast: Toast | null) => {
  failed = toast;
  change(toast);
};

/**
 * Shows a result; failures also stay in the error banner until the next action.
 * @param errors shown at their fields instead
 */
export function showOutcome(toast: Toast, errors: Record<string, string> = {}): void {
  showToast(toast);
  stand(toast.kind === "ok" || Object.keys(errors).length > 0 ? null : toast);
}

const closed = new WeakSet<Request>();

/** The screen is replaced by a "not permitted" page. */
export const noteClosed = (from: Request): void => void closed.add(from);

/** Suppressed on forbidden screens and after a failed action, whose message matters more. */
export function showNotLoaded(from: Request, toast: Toast): void {
  if (failed === null && !closed.has(from)) showToast(toast);
}

export const clearOutcome = (): void => stand(null);

/** The last failure. */
export const useFailedOutcome = useValue;
