import type { RequestListener, Server } from "node:http";
import type { ServerBuild } from "react-router";
import { type Pages, toPages } from "./render.ts";

/** Pages from the sources with hot reload: Vite in middleware mode. */
export async function createDevPages(
  server: Server,
): Promise<{ pages: Pages; before(next: RequestListener): RequestListener }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  return {
    pages: async (request, context) => {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      return toPages(build, "development")(request, context);
    },
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
  };
}
