import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
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
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { RequestId } from "./components/request-id.tsx";
import { encodeLoaderData } from "./inline/loader-data.ts";
import { ServerScriptsContext } from "./inline/page-scripts.tsx";
import { createServerScripts } from "./inline/server-scripts.tsx";
import { cachedNotFound } from "./not-found-cache.ts";
import { pageContext } from "./page-context.ts";
import { toManifestUrl, withSharedStyles } from "./route-manifests.ts";
import { SITE_TEXTS } from "./site-texts.ts";

export { CATALOGUES, createRequestHandler, pageContext, RouterContextProvider, SITE_TEXTS };

/** Logs unexpected errors with the request id; the page does not reveal them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors are not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).onError(error);
};

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
  const part = isAdmin(request) ? "admin" : "public";
  const lazy = import.meta.env.PROD && part === "public";
  const make = async () => {
    const { serverHandoffStream, ...routerContext } = entry;
    if (import.meta.env.PROD)
      routerContext.manifest = {
        ...entry.manifest,
        url: toManifestUrl(entry.manifest.url, part),
        routes: withSharedStyles(entry.manifest.routes),
      };
    const loaderData =
      encodeLoaderData(entry.staticHandlerContext) ?? (await new Response(serverHandoffStream ?? null).text());
    const scripts = createServerScripts({ lazy, loaderData });
    // Loaders and React each take a turn of the event loop: together, the first page of a kind takes 90 ms.
    await nextTurn();
    const html = await render(
      <RequestId value={requestId}>
        <ServerScriptsContext value={scripts}>
          <ServerRouter context={routerContext} url={request.url} />
        </ServerScriptsContext>
      </RequestId>,
    );
    return { html, scripts: [...scripts.hashes].join(" ") };
  };
  const { html, scripts } = await (lazy && status === 404 ? cachedNotFound(request, entry, make) : make());
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

const isAdmin = (request: Request) => /^\/admin(\/|$)/.test(new URL(request.url).pathname);

function render(element: React.ReactNode): Promise<string> {
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
      // Larger boundaries would be sent with inline scripts of React.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
