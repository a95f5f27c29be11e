import { useState } from "react";
import { EVENT_OFFICE_WORDS } from "../../../domain/event-office.ts";
import { OWN_EVENT_SENTENCES } from "../../../domain/own-events.ts";
import { head } from "../head.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { useAnew } from "../parts/anew.ts";
import { useLastLoaded } from "../parts/last-loaded.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { Empty, Failed } from "../parts/state.tsx";
import type { Route } from "./+types/edit.ts";
import { act, draftOfEvent, FIELDS } from "./acts.ts";
import { FeedForm } from "./feed-form.tsx";
import { OwnEventForm } from "./form.tsx";
import { GoneFromFeed } from "./gone-from-feed.tsx";
import { type LoadedEvent, loadEvent } from "./load.ts";
import { Pictures } from "./pictures.tsx";

export const meta = () => head("Edit event");

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => ({
  loaded: await loadEvent(request, params.key),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

export default function EditEvent({ loaderData, params: { key } }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData.loaded === "failed" ? null : (loaderData.loaded ?? "gone"), key);
  const ofFeed = loaded !== null && loaded !== "gone" && loaded.event?.source !== "own";
  return (
    <>
      <ScreenHead
        title={ofFeed ? "Edit event of the feed" : "Edit event"}
        back={{ to: EVENTS_SCREEN, label: "Events" }}
      />
      {loaded === null ? (
        <Failed sentence={EVENT_OFFICE_WORDS.notLoaded} />
      ) : loaded === "gone" ? (
        <Empty>{OWN_EVENT_SENTENCES["event-gone"]}</Empty>
      ) : (
        <Editor key={key} loaded={loaded} draft={draftOfEvent(key)} />
      )}
    </>
  );
}

/** The form is reset after each save or discard. */
function Editor({ loaded, draft }: { loaded: LoadedEvent; draft: string }) {
  const [times, anew] = useAnew(draft);
  const [first, setFirst] = useState({ times, began: loaded });
  if (first.times !== times) setFirst({ times, began: loaded });
  const { began } = first;
  // Others' text edits must not replace what is being typed; new pictures may.
  const { event, override } = saysTheSame(began, loaded) ? loaded : began;
  if (event === null) return override && <GoneFromFeed override={override} />;
  const shared = { draft, onSaved: anew, onDiscard: anew };
  return event.source === "own" ? (
    <>
      <OwnEventForm key={times} event={event} {...shared} />
      {loaded.event && <Pictures event={loaded.event} />}
    </>
  ) : (
    <FeedForm key={times} event={event} override={override} {...shared} />
  );
}

const saysTheSame = (one: LoadedEvent, other: LoadedEvent): boolean => typedOf(one) === typedOf(other);

const typedOf = ({ event, override }: LoadedEvent): string =>
  JSON.stringify([override?.fields, event && FIELDS.map((name) => event[name])]);
