import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { searchWith, useOver } from "../../parts/over.ts";
import { wayBack } from "../../way-back.ts";

/** Which dialog about the second factor the address has open, by its name, and the ways to open and to close one. */
export function useOpenedDialog() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const over = useOver();
  const asked = new URLSearchParams(search);
  const back = asked.get("back");
  const to = (name: string | null) => ({ pathname, search: searchWith(search, name) });
  const close = () => void over.close(to(null));
  return {
    opened: asked.get("open"),
    open: (name: string) => void over.open(to(name)),
    close,
    /** Whoever had to set one up first goes on to where they were going. */
    done: back === null ? close : () => void navigate(wayBack(back), { replace: true }),
  };
}

/** The same function for as long as a component stands, whatever it does by then. */
export function useLatest(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current(), []);
}
