import { useRouteLoaderData } from "react-router";
import { STATE_HELPLINE } from "../domain/campaign.ts";
import type { loader } from "./root.tsx";

/** On a page that could not be made: help does not wait until it can. */
export function CallNow() {
  const tollFree = useRouteLoaderData<typeof loader>("root")?.tollFree ?? STATE_HELPLINE;
  return (
    <p>
      If you need help now, call the toll-free de-addiction helpline <a href={`tel:${tollFree}`}>{tollFree}</a>.
    </p>
  );
}
