import { useEffect, useRef } from "react";
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

/** The parameter under which an address names what is open over its screen. */
const OPEN = "open";

/** Marks an entry of the browser's history that was made by opening something. */
const OPENED = { opened: true } as const;

/** Askings to close that are closer together are one, in milliseconds. */
const ONE_CLOSING = 1000;

const wasOpened = ({ state }: Location) => (state as Partial<typeof OPENED> | null)?.opened === true;

/**
 * What lies over a screen has an address of its own, so that the browser's Back closes it. Every other way of closing
 * goes back too where opening went forward, and leaves no entry behind.
 */
export function useOver() {
  const here = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    closedAt.current = Number.NEGATIVE_INFINITY;
  }, [here]);
  return {
    open: (to: To) => navigate(to, { state: OPENED, preventScrollReset: true }),
    /** From what is open to another of its kind, in its place. */
    turn: (to: To) => navigate(to, { state: here.state, replace: true, preventScrollReset: true }),
    /**
     * Once, however often it is asked for: of a double press, and of Escape in a field for a day, browsers tell twice.
     * @param without the same address with nothing open
     */
    close(without: To) {
      const now = performance.now();
      if (now - closedAt.current < ONE_CLOSING) return;
      closedAt.current = now;
      if (wasOpened(here)) navigate(-1);
      else navigate(without, { replace: true, preventScrollReset: true });
    },
  };
}

/** The address parts of a search, with one item open, by its number or name, or with none. */
export function searchWith(search: string, id: number | string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(OPEN);
  if (id !== null) parameters.set(OPEN, String(id));
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** The id of the button that opens an item, which gets the focus back. */
export const openButton = (id: number | "") => `open-${id}`;

/** Which item of a list the address has open, and the ways to open and to close one. */
export function useOpened<Item extends { id: number }>(items: readonly Item[]) {
  const here = useLocation();
  const coming = useNavigation().location;
  const over = useOver();
  const asked = new URLSearchParams(here.search).get(OPEN);
  // Whoever opens one while a tab or a page is still under way opens it there, and does not go back to the one before.
  const { pathname, search } = coming?.pathname === here.pathname ? coming : here;
  const to = (id: number | null) => ({ pathname, search: searchWith(search, id) });
  return {
    /** Its number, also where the list does not hold it; null when none is open. */
    id: asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null,
    opened: asked === null ? undefined : items.find(({ id }) => String(id) === asked),
    open: ({ id }: Item) => over.open(to(id)),
    turn: (id: number) => over.turn(to(id)),
    close: () => over.close(to(null)),
  };
}

/** So long after an act its new list may still be under way, in milliseconds: a call that takes longer has failed. */
const LIST_UNDER_WAY = 10_000;
let lastAct = Number.NEGATIVE_INFINITY;

/**
 * For a screen whose list stays as it is while an item is opened or closed. Right after an act it is asked for all the
 * same: whoever walks on takes back what was asked before.
 */
export function revalidateUnlessOpening(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const opening = same && searchWith(currentUrl.search, null) === searchWith(nextUrl.search, null);
  if (formMethod !== undefined) lastAct = performance.now();
  else if (opening && performance.now() - lastAct > LIST_UNDER_WAY) return false;
  return defaultShouldRevalidate;
}
