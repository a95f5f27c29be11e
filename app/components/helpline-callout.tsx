import { useRouteLoaderData } from "react-router";
import { STATE_HELPLINE } from "../../shared/campaign/campaign.ts";
import { formatPhone } from "../../shared/text/format-phone.ts";
import type { FRAME } from "../i18n/load-messages.ts";
import type { Words } from "../i18n/messages.ts";
import { Filled } from "../i18n/trans.tsx";
import { useWords } from "../i18n/use-messages.ts";

/** Available on every page, even after errors (`app/root.tsx`). */
export interface RootData {
  tollFree: string;
  words: Pick<Words, (typeof FRAME)[number]>;
}

/** Error pages still offer the helpline. */
export function CallNow() {
  const { callNow } = useWords("faults");
  const tollFree = (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;
  return (
    <p>
      <Filled sentence={callNow} with={{ number: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> }} />
    </p>
  );
}
