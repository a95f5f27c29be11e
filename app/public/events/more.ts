import { useEffect, useMemo, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW, type ShownEvent } from "../../../domain/events.ts";
import { listAddress } from "./addresses.ts";
import type { loadList } from "./load.ts";

type Loaded = Awaited<ReturnType<typeof loadList>>;

/** The list as far as it is shown, and the way to more of it. */
interface More {
  events: ShownEvent[];
  /** Where in the list those that are shown begin. */
  start: number;
  /** Where in the list the next batch begins. */
  offset: number;
  total: number;
  loading: boolean;
  /** The last batch could not be had. */
  failed: boolean;
  more(): void;
}

/** What was appended to a first part; another first part begins anew. */
interface Further {
  of: Loaded;
  /** Places of the list that the batches covered. */
  taken: number;
  total: number;
  events: ShownEvent[];
}

/** The last list that grew beyond what the server shows at once, and its address. Browser only. */
let far: { address: string; list: Loaded } | null = null;

/** What stood at an address of this page before it was left, when the server would not show all of it at once. */
export const shownBefore = (address: string): Loaded | null => (far?.address === address ? far.list : null);

const NOTHING: ShownEvent[] = [];

/**
 * Appends batches to the first part of the list. The address tells which are shown, as far back as the server shows at
 * once, so that coming back shows them again.
 */
export function useMore(base: string, first: Loaded, district: string): More {
  const { load, data, state } = useFetcher<Loaded>();
  const navigate = useNavigate();
  const [further, setFurther] = useState<Further | null>(null);
  const [seen, setSeen] = useState(data);
  const { offset: start = 0, events: begin = NOTHING, total: atFirst = 0 } = first.list ?? {};
  const grown = further?.of === first ? further : null;
  const { taken, total, events: appended } = grown ?? { taken: 0, total: atFirst, events: NOTHING };
  const events = useMemo(() => [...begin, ...appended], [begin, appended]);
  const offset = start + begin.length + taken;

  if (data !== seen) {
    setSeen(data);
    const batch = data?.list;
    if (batch && batch.district === district && batch.offset === offset) {
      // A list that changed meanwhile may bring again what is shown already.
      const known = new Set(events.map(({ key }) => key));
      const fresh = batch.events.filter(({ key }) => !known.has(key));
      const { total } = batch;
      setFurther({ of: first, taken: taken + batch.events.length, total, events: [...appended, ...fresh] });
    }
  }

  const from = Math.max(start, offset - EVENTS_PER_WINDOW);
  const address = taken > 0 ? listAddress(base, { district, from, upto: offset }) : null;
  useEffect(() => {
    if (address === null) return;
    if (from > start && first.list) far = { address, list: { ...first, list: { ...first.list, events, total } } };
    // That more is shown than before is no reason to load the list anew.
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
      if (state === "idle") load(listAddress(base, { district, from: offset, upto: offset + EVENTS_PER_BATCH }));
    },
  };
}
