import { text as removeHelp } from "virtual:inline/remove-service-worker";
import { text as cacheHelp } from "virtual:inline/service-worker";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/service-worker.route.ts";
import { rejectForms } from "./reject-form-post.ts";

/** The worker fetches only from this site. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Served at the root for its scope. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { campaign, offlineHelp } = context.get(pageContext).services;
  const { facts } = await campaign();
  return new Response(`${offlineHelp ? cacheHelp : removeHelp}\n${toFingerprint(facts)}`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}

/** The current numbers as a comment: a change makes browsers update the worker and its cached page. */
function toFingerprint({ tollFree, nationalHelpline, policeWhatsapp, helplines, checkedOn }: Campaign): string {
  const numbers = [tollFree, nationalHelpline, policeWhatsapp, helplines, checkedOn];
  return `// ${encodeURIComponent(JSON.stringify(numbers))}\n`;
}

export const action = rejectForms;
