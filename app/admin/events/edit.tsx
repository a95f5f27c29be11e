import { type RefObject, useRef, useState } from "react";
import { isComing } from "../../../shared/events/event.ts";
import { LOCAL_EVENT_ERRORS, type Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { toPlainText } from "../../../shared/text/formatted-text.ts";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { getDraft } from "../lib/drafts.ts";
import { formatValue } from "../lib/field-diff.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/edit.ts";
import { FIELDS, getEventDraft, runAction } from "./actions.ts";
import { LocalEventForm } from "./event-form.tsx";
import { type LoadedEvent, loadEvent } from "./load.ts";
import { FeedForm, UseFeedForAll } from "./override-form.tsx";
import { Pictures } from "./pictures.tsx";
import { QuickActions } from "./quick-actions.tsx";

export const meta = () => pageMeta("Edit event");

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => ({
  loaded: await loadEvent(request, params.key),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export const shouldRevalidate = revalidateUnlessOpening;

export default function EditEvent({ loaderData: { loaded }, params: { key } }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ofFeed = loaded !== null && loaded !== "failed" && loaded.event?.source !== "own";
  return (
    <>
      <PageHeader
        title={ofFeed ? t("Edit feed event") : t("Edit event")}
        heading={heading}
        back={{ to: EVENTS_SCREEN, label: t("Events") }}
      />
      {loaded === "failed" ? (
        <FailedState sentence={EVENT_ADMIN_COPY.notLoaded} />
      ) : loaded === null ? (
        <EmptyState>{LOCAL_EVENT_ERRORS["event-gone"]}</EmptyState>
      ) : (
        <Editor key={key} loaded={loaded} draft={getEventDraft(key)} heading={heading} />
      )}
    </>
  );
}

interface EditorProps {
  loaded: LoadedEvent;
  draft: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The form is reset after each save or discard. */
function Editor({ loaded, draft, heading }: EditorProps) {
  const [now] = useState(() => new Date().toISOString());
  const [resets, reset] = useFormReset(draft);
  const [first, setFirst] = useState({ resets, began: loaded });
  if (first.resets !== resets) setFirst({ resets, began: loaded });
  const { began } = first;
  // Others' text edits must not replace what is being typed; new pictures may.
  const { event, override } = isUnchanged(began, loaded) ? loaded : began;
  if (event === null) return override && <GoneFromFeed override={override} />;
  const shared = { draft, onSaved: reset, onDiscard: reset };
  const actions = isComing(event, now) && (
    <QuickActions event={loaded.event ?? event} heading={heading} onSaved={() => getDraft(draft) ?? reset()} />
  );
  return event.source === "own" ? (
    <>
      {actions}
      <LocalEventForm key={resets} event={event} {...shared} />
      {loaded.event && <Pictures event={loaded.event} />}
    </>
  ) : (
    <>
      {actions}
      <FeedForm key={resets} event={event} override={override} {...shared} />
    </>
  );
}

const isUnchanged = (a: LoadedEvent, b: LoadedEvent): boolean => toInput(a) === toInput(b);

const toInput = ({ event, override }: LoadedEvent): string =>
  JSON.stringify([override?.fields, event && FIELDS.map((name) => event[name])]);

/** An override whose event left the feed. */
function GoneFromFeed({ override }: { override: Override }) {
  const { fields, told } = override;
  const values = Object.entries(EVENT_ADMIN_COPY.labels).flatMap(([name, label]) => {
    const value = (fields as Record<string, unknown>)[name];
    return value === undefined ? [] : [{ name, label, value: toPlainText(formatValue(name, value) ?? "") }];
  });
  return (
    <section className="panel" aria-labelledby="gone">
      <h2 id="gone">{fields.title ?? told?.title}</h2>
      <p>{EVENT_ADMIN_COPY.leftFeed}</p>
      <dl className="facts">
        {values.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd lang={detectLanguage(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      <UseFeedForAll override={override} gone />
    </section>
  );
}
