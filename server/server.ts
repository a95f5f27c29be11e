import { getRequestListener, RequestError } from "@hono/node-server";
import { isPlainUrl } from "../shared/public-routes.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import type { Container } from "./container/container.ts";
import { corsHeaders, errorHeaders } from "./http/headers.ts";
import { addressFrom } from "./http/visitor.ts";
import { createAdmission, MAX_RUNNING_WRITES_ON_SQLITE } from "./http-server/admission-queue.ts";
import { createAssetCache, getAssetUrls } from "./http-server/asset-cache.ts";
import { createBodyLimits } from "./http-server/body-limits.ts";
import { countVisits } from "./http-server/count-visits.ts";
import { shutDownGracefully } from "./http-server/graceful-shutdown.ts";
import { createHttpServer, listen } from "./http-server/listen.ts";
import { createLoadShedding, getVisitor } from "./http-server/load-shedding.ts";
import { requireOneHost } from "./http-server/one-host.ts";
import { answerInOrder } from "./http-server/paced-reading.ts";
import { createPageCache } from "./http-server/page-cache.ts";
import type { Log } from "./lib/logger.ts";
import { BUILT_FILES, builtPages } from "./ssr/render.ts";

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

interface Deps {
  config: Config;
  log: Log;
  product: Container;
  dev: boolean;
}

/** Starts the server; shuts down gracefully on SIGTERM. Returns the port. */
export async function serve({ config, log, product, dev }: Deps): Promise<number> {
  const server = createHttpServer({ upgrades: dev });
  const development = dev ? await (await import("./ssr/dev-server.ts")).createDevPages(server) : null;
  const pages = development?.pages ?? (await builtPages());

  // Loaded on demand.
  const counting = config.METRICS ? await import("./metrics/metrics.ts") : undefined;
  const port = await listen(server, { host: config.HOST, port: config.PORT });
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  product.site.origin = origin;
  const admission = createAdmission(
    product.database.kind === "sqlite" ? { writesOfAddress: MAX_RUNNING_WRITES_ON_SQLITE } : {},
  );
  const arrivals = createBodyLimits();
  const shedCounts = { shed: 0 };
  const crowd = () => ({ ...admission.held(), arriving: arrivals.held(), ...shedCounts });
  const metrics = counting?.createMetrics({
    ...product,
    admission: crowd,
    pageCache: () => ({ ...pageCache.held(), ...pageCache.tally() }),
  });
  const app = createApp({ product, pages, config, log, metrics, origin, dev });
  const headers = errorHeaders(origin);
  // Requests with an invalid Host or target.
  const errorHandler = (error: unknown) =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers });
  const getAddress = addressFrom(config.TRUST_PROXY);
  const crowds = { headers, admission, arrivals, counts: shedCounts, addressOf: getAddress };
  const past = createLoadShedding(getRequestListener(app.fetch, { errorHandler }), crowds);
  const pageCache = createPageCache({
    render: (address, renderContext, request) =>
      admission.run(async () => app.fetch(new Request(origin + address), { renderContext }), {
        ...getVisitor(request, getAddress(request)),
        first: isPlainUrl(address),
      }),
    version: product.publicContent.version,
    isFull: (request) => admission.isFull(getVisitor(request, getAddress(request))),
    permissions: corsHeaders(config.CORS_ORIGINS),
  });
  const files = createAssetCache({
    urls: development ? new Set() : getAssetUrls(BUILT_FILES),
    render: async (address, headers) => app.fetch(new Request(origin + address, { headers }), {}),
  });
  const answer = development?.before(past) ?? files(pageCache.listener(past));
  server.on("request", answerInOrder(requireOneHost(countVisits(answer, product.visits), headers)));

  product.emails.start();
  product.staffLetters.start();
  product.urgentNotices.start();
  product.visits.start();
  product.reportEmails.start();
  product.events.startPolling();
  product.mailbox.start();
  product.dueContent.start();
  product.textWork.start();
  product.invalidations.start();
  product.backupSchedule.start();
  const tidying = setInterval(
    () => product.cleanup().catch((error) => log.warn({ err: error }, "cleanup failed")),
    CLEANUP_INTERVAL_MS,
  );
  const leave = async () => {
    clearInterval(tidying);
    try {
      await shutDownGracefully(server);
      await product.close();
    } catch (error) {
      log.warn({ err: error }, "shutdown failed");
    }
    process.exit(0);
  };
  // Supervisors may signal twice.
  let shutdown: Promise<void> | undefined;
  const stop = () => {
    shutdown ??= leave();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return port;
}
