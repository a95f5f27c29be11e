import { useRouteLoaderData } from "react-router";
import { STATE_HELPLINE } from "../../shared/campaign/campaign.ts";
import type { Messages } from "../../shared/i18n/catalogues.ts";
import { formatPhone } from "../../shared/text/format-phone.ts";
import type { LAYOUT_PARTS } from "../i18n/load-messages.ts";
import { Trans } from "../i18n/trans.tsx";
import { useMessages } from "../i18n/use-messages.ts";

/** Available on every page, even after errors (`app/root.tsx`). */
export interface RootData {
  tollFree: string;
  messages: Pick<Messages, (typeof LAYOUT_PARTS)[number]>;
}

/** Error pages still offer the helpline. */
export function HelplineCallout() {
  const { callNow } = useMessages("faults");
  const tollFree = (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;
  return (
    <p>
      <Trans message={callNow} values={{ number: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> }} />
    </p>
  );
}
