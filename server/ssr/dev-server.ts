import type { RequestListener, Server } from "node:http";
import type { ServerBuild } from "react-router";
import { type Pages, toPages } from "./render.ts";

/** Pages from the sources with hot reload: Vite in middleware mode. */
export async function createDevPages(
  server: Server,
): Promise<{ pages: Pages; before(next: RequestListener): RequestListener }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const load = async () =>
    toPages((await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild, "development");
  const render: Pages = async (request, context) => (await load())(request, context);
  return {
    pages: Object.assign(render, { texts: (await load()).texts }),
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
  };
}
