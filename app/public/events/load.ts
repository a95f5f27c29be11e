import { EVENTS_PER_BATCH } from "../../../domain/events.ts";
import type { PageContext } from "../../services.ts";
import { districtIn, wholeNumber } from "./addresses.ts";

/** The most that one page shows from the beginning. */
const MOST = 3000;

/** The part of the list that an address asks for; no list when there was never a good one. */
export async function loadList(request: Request, { services }: PageContext) {
  const { searchParams } = new URL(request.url);
  const district = districtIn(searchParams);
  const offset = wholeNumber(searchParams.get("offset")) ?? 0;
  const upto = wholeNumber(searchParams.get("upto")) || EVENTS_PER_BATCH;
  const limit = offset > 0 ? EVENTS_PER_BATCH : Math.min(upto, MOST);
  const found = await services.events.listShown({ district, offset, limit });
  return { district, list: found && { ...found, district, offset } };
}
