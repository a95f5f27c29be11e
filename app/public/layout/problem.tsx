import { useEffect } from "react";
import { href, isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { CONNECTION_WORDS } from "../../../domain/connection.ts";
import { SENDING_WORDS } from "../../../domain/sending.ts";
import { CallNow } from "../../call-now.tsx";
import { RequestIdLine } from "../../request-id.tsx";

/** What stands in a page's place when it could not be shown: an address that leads nowhere, or a fault of ours. */
export function Problem({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Fault unreached={neverCame(error)} />;
  if (error.status === 404) return <NotFound />;
  if (error.status === 405) return <NotTaken why={SENDING_WORDS.noForms} then={SENDING_WORDS.nothingSent} />;
  if (error.status === 400) return <NotTaken why={SENDING_WORDS.unreadable} then={SENDING_WORDS.sendAgain} />;
  return <Fault unreached={false} />;
}

/** For what was sent and has no place here: no fault of ours, and nothing that trying again would mend. */
const NotTaken = ({ why, then }: { why: string; then: string }) => (
  <section className="sec">
    <Title text={why.replace(/\.$/, "")} />
    <div className="wrap">
      <div className="state" role="alert">
        <h1>{why}</h1>
        <p>{then}</p>
        <Link className="btn" to={href("/")}>
          Home
        </Link>
      </div>
    </div>
  </section>
);

/** Whether no answer came at all: what a browser's fetch throws is a `TypeError` in one of three wordings. */
const neverCame = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

/** 'Page Not Found', said lightly: a bib that did not start. */
export function NotFound() {
  return (
    <section className="sec nf">
      <Title text="Page Not Found" />
      <div className="bib">
        <span className="band">Did not start</span>
        <b>404</b>
        <h1>Page Not Found</h1>
      </div>
      <p>This lane does not lead anywhere.</p>
      <Link className="btn" to={href("/")}>
        Home
      </Link>
    </section>
  );
}

interface FaultProps {
  /** No answer came from the server: the line is at fault, not the site. */
  unreached: boolean;
}

function Fault({ unreached }: FaultProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!unreached) return;
    addEventListener("online", revalidate);
    return () => removeEventListener("online", revalidate);
  }, [unreached, revalidate]);
  return (
    <section className="sec">
      <Title text={unreached ? "No connection" : "This page could not be loaded"} />
      <div className="wrap">
        <div className="state" role="alert">
          <svg viewBox="0 0 150 60" aria-hidden="true">
            <path className="broken" d="M0 14H60M92 14H150M0 30H48M82 30H150M0 46H66M98 46H150" />
          </svg>
          {unreached ? (
            <>
              <h1>{CONNECTION_WORDS.none}</h1>
              <p>{CONNECTION_WORDS.notHere}</p>
            </>
          ) : (
            <>
              <h1>This page could not be loaded.</h1>
              <p>The fault is on our side. Please try again in a moment.</p>
            </>
          )}
          <CallNow />
          {!unreached && <RequestIdLine />}
          {/* Without scripts an empty address is this page once more. */}
          <a
            className="btn red sm"
            href=""
            aria-disabled={state !== "idle" || undefined}
            onClick={(event) => {
              event.preventDefault();
              revalidate();
            }}
          >
            Retry
          </a>
        </div>
      </div>
    </section>
  );
}

/** A page that failed cannot say its own title. */
const Title = ({ text }: { text: string }) => <title>{`${text} | Drug-Free Kerala`}</title>;
