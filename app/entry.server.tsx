import { createHash, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { serialize } from "node:v8";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { AT_ONCE, arriveLater, BRING_PRESSED } from "./arrive-later.ts";
import { keptNotFound } from "./kept-not-found.ts";
import { nameOwnScripts } from "./own-scripts.ts";
import { RequestId } from "./request-id.tsx";
import { pageContext } from "./services.ts";
import { WEAR_CHOSEN_THEME } from "./theme.ts";

export { createRequestHandler, pageContext, RouterContextProvider };

/** Faults go to the server's log with the request's id; the page says nothing of them. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  // What the visitor did wrong, such as a form posted to a page that has none, is told to the visitor alone.
  if (isRouteErrorResponse(fault) && fault.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).onFault(fault);
};

/** Inline scripts of every page that the router does not place. */
const KNOWN_SCRIPTS = [WEAR_CHOSEN_THEME, AT_ONCE, BRING_PRESSED];

/** Renders a whole page, then names its own inline scripts in the policy: no nonce, so the page may be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { making, requestId } = context.get(pageContext);
  if (making && status === 200) {
    making.now = fingerprint(headers, entry);
    if (making.now !== undefined && making.now === making.before) return new Response(null, { status: 304, headers });
  }
  const arrivesLater = import.meta.env.PROD && !isBackOffice(request);
  const make = async () => {
    // Nobody who wrote something that the page shows can know it, and it leaves the server with no page.
    const mark = randomUUID();
    const page = await render(
      <RequestId value={requestId}>
        <ServerRouter context={arrivesLater ? withoutOffice(entry) : entry} url={request.url} nonce={mark} />
      </RequestId>,
      mark,
    );
    const named = nameOwnScripts(page, { mark, known: KNOWN_SCRIPTS });
    return { html: arrivesLater ? arriveLater(named.html) : named.html, scripts: named.hashes.join(" ") };
  };
  const { html, scripts } = await (arrivesLater && status === 404 ? keptNotFound(request, entry, make) : make());
  headers.set("Content-Security-Policy-Scripts", scripts);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/**
 * Of all that a page at one address is made of: what its loaders brought. Nothing for a page that waits for more of it
 * while it is rendered. Data are a fraction of the work: after a change most pages turn out to be what they were.
 */
function fingerprint(headers: Headers, { staticHandlerContext: { loaderData, errors } }: EntryContext) {
  if (errors) return undefined;
  try {
    return createHash("sha256")
      .update(serialize([[...headers], loaderData]))
      .digest("base64url");
  } catch {
    return undefined;
  }
}

const isBackOffice = (request: Request) => /^\/admin(\/|$)/.test(new URL(request.url).pathname);

/** The table of routes that a public page's browser loads is one without the office's (`script/public-manifest.ts`). */
const withoutOffice = ({ manifest, ...entry }: EntryContext): EntryContext => ({
  ...entry,
  manifest: { ...manifest, url: manifest.url.replace(/manifest-\w+\.js$/, "public-$&") },
});

function render(element: React.ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce: mark,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
