import { useEffect, useRef } from "react";
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

/** Query parameter. */
const OPEN = "open";

/** History state of entries created by opening. */
const OPENED = { opened: true } as const;

/** Milliseconds. */
const DEDUPE_MS = 1000;

const wasOpenedHere = ({ state }: Location) => (state as Partial<typeof OPENED> | null)?.opened === true;

/** Dialogs are URL-addressable, so Back closes them. Closing goes back where opening went forward. */
export function useUrlDialog() {
  const here = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    closedAt.current = Number.NEGATIVE_INFINITY;
  }, [here]);
  return {
    open: (to: To) => navigate(to, { state: OPENED, preventScrollReset: true }),
    /** Replaces the open item. */
    turn: (to: To) => navigate(to, { state: here.state, replace: true, preventScrollReset: true }),
    /**
     * Deduplicated: browsers report some double clicks and Escapes twice.
     * @param without the URL with nothing open
     */
    close(without: To) {
      const now = performance.now();
      if (now - closedAt.current < DEDUPE_MS) return;
      closedAt.current = now;
      if (wasOpenedHere(here)) navigate(-1);
      else navigate(without, { replace: true, preventScrollReset: true });
    },
  };
}

export function searchWith(search: string, id: number | string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(OPEN);
  if (id !== null) parameters.set(OPEN, String(id));
  return parameters.size > 0 ? `?${parameters}` : "";
}

export const openButton = (id: number | "") => `open-${id}`;

/** The open item of a list. */
export function useOpenItem<Item extends { id: number }>(items: readonly Item[]) {
  const here = useLocation();
  const coming = useNavigation().location;
  const over = useUrlDialog();
  const asked = new URLSearchParams(here.search).get(OPEN);
  // Uses the pending location, so that opening does not cancel navigation.
  const { pathname, search } = coming?.pathname === here.pathname ? coming : here;
  const to = (id: number | null) => ({ pathname, search: searchWith(search, id) });
  return {
    /** Null: none open; the list may not contain it. */
    id: asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null,
    opened: asked === null ? undefined : items.find(({ id }) => String(id) === asked),
    open: ({ id }: Item) => over.open(to(id)),
    turn: (id: number) => over.turn(to(id)),
    close: () => over.close(to(null)),
  };
}

const LIST_LOADING_MS = 10_000;
let lastAct = Number.NEGATIVE_INFINITY;

/** Opening and closing do not reload the list, except right after an action, whose reload they would cancel. */
export function revalidateUnlessOpening(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const opening = same && searchWith(currentUrl.search, null) === searchWith(nextUrl.search, null);
  if (formMethod !== undefined) lastAct = performance.now();
  else if (opening && performance.now() - lastAct > LIST_LOADING_MS) return false;
  return defaultShouldRevalidate;
}
