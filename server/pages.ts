import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { PageContext } from "./services.ts";

/** The folder of the files that pages consist of, as they were built. */
export const BUILT_FILES = "build/client";

/** Answers a request for a page, as a document or as React Router's `….data` of it. */
export type Pages = (request: Request, context: PageContext) => Promise<Response>;

/** What `app/entry.server.tsx` hands over beside its own work. */
interface Entry {
  pageContext: Parameters<RouterContextProvider["set"]>[0];
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
}

/**
 * Pages from the build. The key under which they find the services is taken from the build itself: the bundle holds
 * its own copy of `app/services.ts`, and another copy's key would be another key.
 */
export function pagesOf(build: ServerBuild, mode: "production" | "development"): Pages {
  const { createRequestHandler, pageContext, RouterContextProvider } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return handle(request, provider);
  };
}

/** The pages as they were built; the server runs them as they are. */
export async function builtPages(): Promise<Pages> {
  const path = new URL("../build/server/index.js", import.meta.url).href;
  return pagesOf((await import(path)) as ServerBuild, "production");
}
