import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { HelplineCallout } from "../../components/helpline-callout.tsx";
import { RequestIdLine } from "../../components/request-id.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../components/empty-state.tsx";
import styles from "./error-page.module.css";

/** Error page: not found, or an unexpected error. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <UnexpectedError unreached={isUnreachable(error)} />;
  if (error.status === 404) return <NotFound />;
  if (error.status === 405) return <RejectedPage why="noForms" then="nothingSent" />;
  if (error.status === 400) return <RejectedPage why="unreadable" then="sendAgain" />;
  return <UnexpectedError unreached={false} />;
}

/** A form posted to an unsuitable URL. */
function RejectedPage({ why, then }: Record<"why" | "then", keyof Messages["sending"]>) {
  const messages = useMessages("faults");
  const sending = useMessages("sending");
  const address = useLocalizedHref();
  return (
    <section className="section">
      <title>{`${sending[why].replace(/\.$/, "")} | ${messages.site}`}</title>
      <div className="page-width">
        <div className="state" role="alert">
          <h1>{sending[why]}</h1>
          <p>{sending[then]}</p>
          <Link className="button" to={address("/")}>
            {messages.home}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Network errors are `TypeError`s with browser-specific messages. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

export function NotFound() {
  const messages = useMessages("faults");
  const address = useLocalizedHref();
  return (
    <section className={`section ${styles.notFound}`}>
      <title>{`${messages.notFound} | ${messages.site}`}</title>
      <div className="bib">
        <span className="bib-band">{messages.didNotStart}</span>
        <b>404</b>
        <h1>{messages.notFound}</h1>
      </div>
      <p>{messages.leadsNowhere}</p>
      <Link className="button" to={address("/")}>
        {messages.home}
      </Link>
    </section>
  );
}

interface UnexpectedErrorProps {
  /** Network error, not ours. */
  unreached: boolean;
}

function UnexpectedError({ unreached }: UnexpectedErrorProps) {
  const { revalidate, state } = useRevalidator();
  const messages = useMessages("faults");
  const connection = useMessages("connection");
  useEffect(() => {
    if (!unreached) return;
    addEventListener("online", revalidate);
    return () => removeEventListener("online", revalidate);
  }, [unreached, revalidate]);
  return (
    <section className="section">
      <title>{`${unreached ? messages.noConnectionTitle : messages.notLoadedTitle} | ${messages.site}`}</title>
      <div className="page-width">
        <EmptyState lanes="broken">
          {unreached ? (
            <>
              <h1>{connection.none}</h1>
              <p>{connection.notHere}</p>
            </>
          ) : (
            <>
              <h1>{messages.notLoaded}</h1>
              <p>{messages.ourFault}</p>
            </>
          )}
          <HelplineCallout />
          {!unreached && <RequestIdLine words={messages} />}
          {/* Without scripts an empty address is this page once more. */}
          <a
            className="button red small"
            href=""
            aria-disabled={state !== "idle" || undefined}
            onClick={(event) => {
              event.preventDefault();
              revalidate();
            }}
          >
            {messages.retry}
          </a>
        </EmptyState>
      </div>
    </section>
  );
}
