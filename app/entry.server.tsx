import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { arriveLater } from "./arrive-later.ts";
import { RequestId } from "./request-id.tsx";
import { pageContext } from "./services.ts";

export { createRequestHandler, pageContext, RouterContextProvider };

/** Faults go to the server's log with the request's id; the page says nothing of them. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).onFault(fault);
};

/** Renders a whole page, then names every inline script of it in the policy: no nonce, so the page may be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = await render(
    <RequestId value={context.get(pageContext).requestId}>
      <ServerRouter context={entry} url={request.url} />
    </RequestId>,
  );
  const html = import.meta.env.PROD && !isBackOffice(request) ? arriveLater(page) : page;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) =>
    hashOf(body ?? ""),
  );
  headers.set("Content-Security-Policy-Scripts", [...new Set(scripts)].join(" "));
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

const isBackOffice = (request: Request) => /^\/admin(\/|$)/.test(new URL(request.url).pathname);

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

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
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
