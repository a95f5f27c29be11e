import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { CallNow } from "../../components/helpline-callout.tsx";
import { RequestIdLine } from "../../components/request-id.tsx";
import type { Words } from "../../i18n/messages.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
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
function NotTaken({ why, then }: Record<"why" | "then", keyof Words["sending"]>) {
  const words = useWords("faults");
  const sending = useWords("sending");
  const address = useAddress();
  return (
    <section className="section">
      <title>{`${sending[why].replace(/\.$/, "")} | ${words.site}`}</title>
      <div className="page-width">
        <div className="state" role="alert">
          <h1>{sending[why]}</h1>
          <p>{sending[then]}</p>
          <Link className="button" to={address("/")}>
            {words.home}
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
  const words = useWords("faults");
  const address = useAddress();
  return (
    <section className={`section ${styles.notFound}`}>
      <title>{`${words.notFound} | ${words.site}`}</title>
      <div className="bib">
        <span className="bib-band">{words.didNotStart}</span>
        <b>404</b>
        <h1>{words.notFound}</h1>
      </div>
      <p>{words.leadsNowhere}</p>
      <Link className="button" to={address("/")}>
        {words.home}
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
  const words = useWords("faults");
  const connection = useWords("connection");
  useEffect(() => {
    if (!unreached) return;
    addEventListener("online", revalidate);
    return () => removeEventListener("online", revalidate);
  }, [unreached, revalidate]);
  return (
    <section className="section">
      <title>{`${unreached ? words.noConnectionTitle : words.notLoadedTitle} | ${words.site}`}</title>
      <div className="page-width">
        <State lanes="broken">
          {unreached ? (
            <>
              <h1>{connection.none}</h1>
              <p>{connection.notHere}</p>
            </>
          ) : (
            <>
              <h1>{words.notLoaded}</h1>
              <p>{words.ourFault}</p>
            </>
          )}
          <CallNow />
          {!unreached && <RequestIdLine words={words} />}
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
            {words.retry}
          </a>
        </State>
      </div>
    </section>
  );
}
