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
import { RequestId } from "./components/request-id.tsx";
import { collectScriptHashes } from "./inline/csp-hashes.ts";
import { deferHydration, INLINE_SCRIPTS, SPECULATION_RULES } from "./inline/lazy-hydration.ts";
import { RECORD_OUTSIDE_CHANGES } from "./inline/outside-changes.ts";
import { THEME_INIT_SCRIPT } from "./inline/theme.ts";
import { keptNotFound } from "./not-found-cache.ts";
import { pageContext } from "./page-context.ts";

export { createRequestHandler, pageContext, RouterContextProvider };

/** Logs unexpected errors with the request id; the page does not reveal them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors are not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).onError(error);
};

/** Inline scripts not rendered by the router. */
const KNOWN_SCRIPTS = [THEME_INIT_SCRIPT, RECORD_OUTSIDE_CHANGES, INLINE_SCRIPTS, SPECULATION_RULES];

/** Renders the whole page and adds its script hashes to the CSP: no nonce, so that pages are cacheable. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { renderContext, requestId } = context.get(pageContext);
  if (renderContext && status === 200) {
    renderContext.now = fingerprint(headers, entry);
    if (renderContext.now !== undefined && renderContext.now === renderContext.before)
      return new Response(null, { status: 304, headers });
  }
  const arrivesLater = import.meta.env.PROD && !isBackOffice(request);
  const make = async () => {
    // Secret marker of trusted scripts, removed before sending: content cannot forge it.
    const mark = randomUUID();
    const page = await render(
      <RequestId value={requestId}>
        <ServerRouter context={arrivesLater ? withoutOffice(entry) : entry} url={request.url} nonce={mark} />
      </RequestId>,
      mark,
    );
    const named = collectScriptHashes(page, { mark, known: KNOWN_SCRIPTS });
    return { html: arrivesLater ? deferHydration(named.html) : named.html, scripts: named.hashes.join(" ") };
  };
  const { html, scripts } = await (arrivesLater && status === 404 ? keptNotFound(request, entry, make) : make());
  headers.set("Content-Security-Policy-Scripts", scripts);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Hash of loader data, which spares rendering unchanged pages. Undefined for pages that stream. */
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

/** Public pages get a route manifest without the admin (`script/post-build.ts`). */
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
