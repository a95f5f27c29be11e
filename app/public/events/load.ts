import { EVENTS_PER_WINDOW } from "../../../domain/events.ts";
import type { PageContext } from "../../services.ts";
import { districtIn, shownFrom, wholeNumber } from "./addresses.ts";

/** The part of the list that an address asks for, a window at most; no list when there was never a good one. */
export async function loadList(request: Request, { services }: PageContext) {
  const { searchParams } = new URL(request.url);
  const district = districtIn(searchParams);
  const offset = wholeNumber(searchParams.get("from")) ?? 0;
  const upto = wholeNumber(searchParams.get("upto")) ?? 0;
  const limit = upto > offset ? Math.min(upto - offset, EVENTS_PER_WINDOW) : shownFrom(offset);
  const found = await services.events.listShown({ district, offset, limit });
  return { district, list: found && { ...found, district, offset } };
}
