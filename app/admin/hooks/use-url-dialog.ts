import { useEffect, useRef } from "react";
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  type To,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

/** Query parameter. */
const OPEN = "open";

/** Its value for the form of a CRUD screen. */
export const FORM = "form";

/** History state of entries created by opening. */
const OPENED = { opened: true } as const;

/** Milliseconds. */
const DEDUPE_MS = 1000;

const wasOpenedHere = ({ state }: Location) => (state as Partial<typeof OPENED> | null)?.opened === true;

/** Dialogs are URL-addressable, so Back closes them. Closing goes back where opening went forward. */
export function useUrlDialog() {
  const location = useLocation();
  const isNavigating = useNavigation().location !== undefined;
  const navigate = useNavigate();
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    closedAt.current = Number.NEGATIVE_INFINITY;
  }, [location]);
  return {
    // Opening cancels a pending navigation, whose page is then not in the history to go back to.
    open: (to: To) => navigate(to, { state: isNavigating ? null : OPENED, preventScrollReset: true }),
    /** Replaces the open item. */
    turn: (to: To) => navigate(to, { state: location.state, replace: true, preventScrollReset: true }),
    /**
     * Deduplicated: browsers report some double clicks and Escapes twice.
     * @param without the URL with nothing open
     */
    close(without: To) {
      const now = performance.now();
      if (now - closedAt.current < DEDUPE_MS) return;
      closedAt.current = now;
      if (wasOpenedHere(location)) navigate(-1);
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

/** The open dialog of a screen, by its name in the URL. */
export function useOpenDialog() {
  const location = useLocation();
  const next = useNavigation().location;
  const over = useUrlDialog();
  // Uses the pending location, so that opening does not cancel navigation.
  const { pathname, search } = next?.pathname === location.pathname ? next : location;
  const to = (name: string | number | null) => ({ pathname, search: searchWith(search, name) });
  return {
    opened: new URLSearchParams(location.search).get(OPEN),
    open: (name: string | number) => over.open(to(name)),
    /** Replaces the open one. */
    turn: (name: string | number) => over.turn(to(name)),
    close: () => over.close(to(null)),
  };
}

/** The open item of a list. */
export function useOpenItem<Item extends { id: number }>(items: readonly Item[]) {
  const { opened, open, ...over } = useOpenDialog();
  return {
    ...over,
    /** Null: none open; the list may not contain it. */
    id: opened !== null && /^[1-9]\d{0,8}$/.test(opened) ? Number(opened) : null,
    opened: opened === null ? undefined : items.find(({ id }) => String(id) === opened),
    open: ({ id }: Item) => open(id),
  };
}

const LIST_LOADING_MS = 10_000;
let lastActionAt = Number.NEGATIVE_INFINITY;

/** Opening and closing do not reload the list, except right after an action, whose reload they would cancel. */
export function revalidateUnlessOpening(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const opening = same && searchWith(currentUrl.search, null) === searchWith(nextUrl.search, null);
  if (formMethod !== undefined) lastActionAt = performance.now();
  else if (opening && performance.now() - lastActionAt > LIST_LOADING_MS) return false;
  return defaultShouldRevalidate;
}

/** Closes a dialog without a URL on Back. */
export function useCloseOnBack(close: () => void, closes = true): void {
  const blocker = useBlocker(({ historyAction }) => closes && historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
