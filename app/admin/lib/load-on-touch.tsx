import { type ComponentType, useEffect, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { showToast } from "../../components/toasts.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { failureToast, NOT_SAVED } from "./form-result.ts";
import { showResultToast } from "./result-toast.ts";

const TOUCHES = ["pointerover", "pointerdown", "keydown"] as const;

const NOT_LOADED = t("This part could not be loaded. Please check your connection.");
const NOT_DONE = t("This could not be done. Please try again.");

/** Loads code when the page is first touched: after the first view, before it is needed. */
function startOnTouch(load: () => Promise<unknown>): void {
  if (typeof document === "undefined") return;
  for (const touch of TOUCHES) addEventListener(touch, () => void load().catch(() => {}), { once: true });
}

/** A component that shows nothing until its code is there. If loading fails, the next press tries again. */
export function loadOnTouch<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const start = async () => {
    loaded = await load();
    return loaded;
  };
  startOnTouch(start);
  return function LoadedOnTouch(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Component) return undefined;
      const attempt = () =>
        void start().then(
          (ready) => setComponent(() => ready),
          () => {
            showToast({ kind: "bad", text: NOT_LOADED });
            addEventListener("pointerdown", attempt, { once: true });
          },
        );
      attempt();
      return () => removeEventListener("pointerdown", attempt);
    }, [Component]);
    return Component && <Component {...props} />;
  };
}

/** An action of a screen. If its code cannot be loaded, nothing is saved and the form stays. */
export function actionOnTouch<Sent extends unknown[], Result>(load: () => Promise<(...sent: Sent) => Promise<Result>>) {
  startOnTouch(load);
  return async (...sent: Sent): Promise<Result | SaveFormState> => {
    const run = await load().catch(() => null);
    if (run) return run(...sent);
    showResultToast(failureToast({ status: 0, message: undefined }, NOT_DONE));
    return NOT_SAVED;
  };
}
