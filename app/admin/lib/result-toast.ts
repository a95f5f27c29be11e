import { showToast, type Toast } from "../../components/toasts.ts";
import { createStore } from "./create-store.ts";

const { set, useValue } = createStore<Toast | null>(null);
const saved = createStore<{ site: string | null | undefined } | null>(null);
let failed: Toast | null = null;

const persistentFailure = (toast: Toast | null) => {
  failed = toast;
  set(toast);
};

/**
 * Shows a result; failures also stay in the error banner until the next action.
 * @param errors shown at their fields instead
 * @param site the public URL that shows what was saved; absent: that of the screen; null: none
 */
export function showResultToast(toast: Toast, errors: Record<string, string> = {}, site?: string | null): void {
  showToast(toast);
  saved.set(toast.kind === "ok" ? { site } : null);
  persistentFailure(toast.kind === "ok" || Object.keys(errors).length > 0 ? null : toast);
}

const closed = new WeakSet<Request>();

/** The screen is replaced by a "not permitted" page. */
export const markForbidden = (from: Request): void => void closed.add(from);

/** Suppressed on forbidden screens and after a failed action, whose message matters more. */
export function showNotLoaded(from: Request, toast: Toast): void {
  if (failed === null && !closed.has(from)) showToast(toast);
}

export const clearResultToast = (): void => persistentFailure(null);

/** The last failure. */
export const useFailedResult = useValue;

export const clearSaved = (): void => saved.set(null);

/** The last result, if it was a success on this screen. */
export const useSaved = saved.useValue;
