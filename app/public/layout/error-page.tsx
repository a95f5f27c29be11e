import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { CallNow } from "../../components/helpline-callout.tsx";
import { RequestIdLine } from "../../components/request-id.tsx";
import type { Messages } from "../../i18n/messages.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { State } from "../components/empty-state.tsx";
import styles from "./error-page.module.css";

/** Error page: not found, or an unexpected error. */
export function Problem({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Fault unreached={neverCame(error)} />;
  if (error.status === 404) return <NotFound />;
  if (error.status === 405) return <NotTaken why="noForms" then="nothingSent" />;
  if (error.status === 400) return <NotTaken why="unreadable" then="sendAgain" />;
  return <Fault unreached={false} />;
}

/** A form posted to an unsuitable URL. */
function NotTaken({ why, then }: Record<"why" | "then", keyof Messages["sending"]>) {
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
const neverCame = (error: unknown) =>
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

interface FaultProps {
  /** Network error, not ours. */
  unreached: boolean;
}

function Fault({ unreached }: FaultProps) {
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
        <State lanes="broken">
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
          <CallNow />
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
        </State>
      </div>
    </section>
  );
}
