import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { searchWith, useUrlDialog } from "../../hooks/use-url-dialog.ts";
import { getReturnUrl } from "../../lib/return-url.ts";

/** Two-factor dialog of the URL. */
export function useOpenedDialog() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const over = useUrlDialog();
  const asked = new URLSearchParams(search);
  const back = asked.get("back");
  const to = (name: string | null) => ({ pathname, search: searchWith(search, name) });
  const close = () => void over.close(to(null));
  return {
    opened: asked.get("open"),
    open: (name: string) => void over.open(to(name)),
    close,
    /** After required setup, continues to the original target. */
    done: back === null ? close : () => void navigate(getReturnUrl(back), { replace: true }),
  };
}

/** A stable function that calls the latest callback. */
export function useLatest(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current(), []);
}
