import type { Campaign } from "../../../domain/campaign.ts";
import { pageContext } from "../../services.ts";
import type { Route } from "./+types/worker-file.ts";
import { refuseForms } from "./refuse-forms.ts";
import { workerText } from "./worker.ts";

/** Governs what the worker itself may fetch: pages of this site, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** `/worker.js`: at the root, so that it may keep the help page ready for every page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { campaign, offlineHelp } = context.get(pageContext).services;
  const { facts } = await campaign();
  return new Response(workerText(offlineHelp) + markOf(facts), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}

/**
 * The numbers of the help page, as a comment. Browsers compare the worker with theirs at every visit: with other numbers it
 * is another worker, which keeps the page anew.
 */
function markOf({ tollFree, nationalHelpline, policeWhatsapp, helplines, checkedOn }: Campaign): string {
  const numbers = [tollFree, nationalHelpline, policeWhatsapp, helplines, checkedOn];
  return `// ${encodeURIComponent(JSON.stringify(numbers))}\n`;
}

export const action = refuseForms;
