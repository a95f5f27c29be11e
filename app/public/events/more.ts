import { useEffect, useMemo, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { ShownEvent } from "../../../domain/events.ts";
import { type EventsBase, listAddress } from "./addresses.ts";
import type { loadList } from "./load.ts";

type Loaded = Awaited<ReturnType<typeof loadList>>;

/** The list as far as it is shown, and the way to more of it. */
interface More {
  events: ShownEvent[];
  /** Where in the list the next batch begins. */
  offset: number;
  /** A batch is under way. */
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
  events: ShownEvent[];
}

const NONE: Pick<Further, "taken" | "events"> = { taken: 0, events: [] };

/** Appends batches to the first part of the list; the address tells how many, so that coming back shows as many. */
export function useMore(base: EventsBase, first: Loaded, district: string): More {
  const { load, data, state } = useFetcher<Loaded>();
  const navigate = useNavigate();
  const [further, setFurther] = useState<Further>({ of: first, taken: 0, events: [] });
  const [seen, setSeen] = useState(data);
  const { taken, events: appended } = further.of === first ? further : NONE;
  const begin = first.list?.events;
  const events = useMemo(() => [...(begin ?? []), ...appended], [begin, appended]);
  const offset = (begin?.length ?? 0) + taken;

  if (data !== seen) {
    setSeen(data);
    const batch = data?.list;
    if (batch && batch.district === district && batch.offset === offset) {
      // A list that changed meanwhile may bring again what is shown already.
      const known = new Set(events.map(({ key }) => key));
      const fresh = batch.events.filter(({ key }) => !known.has(key));
      setFurther({ of: first, taken: taken + batch.events.length, events: [...appended, ...fresh] });
    }
  }

  const address = taken > 0 ? listAddress(base, { district, upto: offset }) : null;
  useEffect(() => {
    if (address !== null) navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);

  return {
    events,
    offset,
    loading: state !== "idle",
    failed: state === "idle" && data !== undefined && data.list === null,
    more() {
      if (state === "idle") load(`${listAddress(base, { district })}${district ? "&" : "?"}offset=${offset}`);
    },
  };
}
