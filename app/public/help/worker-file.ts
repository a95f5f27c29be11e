import { pageContext } from "../../services.ts";
import type { Route } from "./+types/worker-file.ts";
import { refuseForms } from "./refuse-forms.ts";
import { workerText } from "./worker.ts";

/** Governs what the worker itself may fetch: pages of this site, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** `/worker.js`: at the root, so that it may keep the help page ready for every page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return new Response(workerText(context.get(pageContext).services.offlineHelp), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}

export const action = refuseForms;
