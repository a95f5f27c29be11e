import { useEffect, useMemo, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW, type ShownEvent } from "../../../shared/events/events.ts";
import type { loadList } from "./load.ts";
import { listUrl } from "./urls.ts";

type Loaded = Awaited<ReturnType<typeof loadList>>;

interface InfiniteList {
  events: ShownEvent[];
  /** Offset of the first shown event. */
  start: number;
  /** Offset of the next batch. */
  offset: number;
  total: number;
  loading: boolean;
  failed: boolean;
  more(): void;
}

/** Discarded when the first part changes. */
interface FurtherEvents {
  of: Loaded;
  /** Offsets covered, including duplicates. */
  taken: number;
  total: number;
  events: ShownEvent[];
}

/** The last list longer than the server renders. Browser only. */
let isFarFromEnd: { address: string; list: Loaded } | null = null;

/** Restores it on Back. */
export const getLoadedCount = (address: string): Loaded | null =>
  isFarFromEnd?.address === address ? isFarFromEnd.list : null;

const EMPTY_PAGE: ShownEvent[] = [];

/** Appends batches. The URL holds the range, so that Back restores it up to the server's limit. */
export function useInfiniteList(base: string, first: Loaded, district: string): InfiniteList {
  const { load, data, state } = useFetcher<Loaded>();
  const navigate = useNavigate();
  const [further, setFurther] = useState<FurtherEvents | null>(null);
  const [seen, setSeen] = useState(data);
  const { offset: start = 0, events: firstEvents = EMPTY_PAGE, total: atFirst = 0 } = first.list ?? {};
  const grown = further?.of === first ? further : null;
  const { taken, total, events: appended } = grown ?? { taken: 0, total: atFirst, events: EMPTY_PAGE };
  const events = useMemo(() => [...firstEvents, ...appended], [firstEvents, appended]);
  const offset = start + firstEvents.length + taken;

  if (data !== seen) {
    setSeen(data);
    const batch = data?.list;
    if (batch && batch.district === district && batch.offset === offset) {
      // The list may have shifted.
      const known = new Set(events.map(({ key }) => key));
      const fresh = batch.events.filter(({ key }) => !known.has(key));
      const { total } = batch;
      setFurther({ of: first, taken: taken + batch.events.length, total, events: [...appended, ...fresh] });
    }
  }

  const from = Math.max(start, offset - EVENTS_PER_WINDOW);
  const address = taken > 0 ? listUrl(base, { district, from, upto: offset }) : null;
  useEffect(() => {
    if (address === null) return;
    if (from > start && first.list)
      isFarFromEnd = { address, list: { ...first, list: { ...first.list, events, total } } };
    // Must not reload the list.
    navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [address, navigate, from, start, first, events, total]);

  return {
    events,
    start,
    offset,
    total,
    loading: state !== "idle",
    failed: state === "idle" && data !== undefined && data.list === null,
    more() {
      if (state === "idle") load(listUrl(base, { district, from: offset, upto: offset + EVENTS_PER_BATCH }));
    },
  };
}

/** Pixels, as specified. */
const NEAR_BOTTOM_PX = 200;

/**
 * Calls back near the bottom of the page, again after loading. Not while focus is after the list, which would
 * shift.
 */
export function useNearBottom(onNear: () => void, { shown, loading }: { shown: number; loading: boolean }): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  // Scroll anchoring would stay with the footer, so that all batches load one after the other.
  useEffect(() => {
    const { style } = document.body;
    style.overflowAnchor = "none";
    return () => {
      style.overflowAnchor = "";
    };
  }, []);
  useEffect(() => {
    if (loading) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - window.innerHeight - window.scrollY > NEAR_BOTTOM_PX) return;
      if (document.activeElement?.closest("main ~ *")) return;
      latest.current();
    };
    // After layout and scroll restoration.
    const first = requestAnimationFrame(() => requestAnimationFrame(look));
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [shown, loading]);
}
