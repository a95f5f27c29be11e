import { useRouteLoaderData } from "react-router";
import { STATE_HELPLINE } from "../domain/campaign.ts";
import { groupedNumber } from "../domain/grouped-number.ts";

/** What every page is told, whatever else could not be had (`app/root.tsx`). */
export interface RootData {
  /** The toll-free helpline of the campaign's facts. */
  tollFree: string;
}

/** On a page that could not be made: help does not wait until it can. */
export function CallNow() {
  const tollFree = (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;
  return (
    <p>
      If you need help now, call the toll-free de-addiction helpline{" "}
      <a href={`tel:${tollFree}`}>{groupedNumber(tollFree)}</a>.
    </p>
  );
}
