import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Endpoint } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { toOpenApi } from "./openapi.ts";

interface Operation {
  summary: string;
  security: object[];
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14231d;background:#fffaee}
h2{font-size:1.125rem;margin:2rem 0 .25rem;border-top:6px solid #e0a100;padding-top:1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;background:#f3ead6;padding:.75rem}
dt{font-weight:600}dd{margin:0 0 .25rem}@media(prefers-color-scheme:dark){body{color:#f7efdd;background:#0e1b17}pre{background:#14261f}a{color:#ff9a76}}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Serves `/api/openapi.json` and `/api/docs`, without third-party assets. */
export function serveApiDocs(app: Hono<Env>, calls: Endpoint[], origin: string): void {
  // Lazy: takes a tenth of a start.
  let openApi: ReturnType<typeof toOpenApi> | undefined;
  let written: string | undefined;
  let rendered: ReturnType<typeof render> | undefined;
  const document = () => (openApi ??= toOpenApi(calls, origin));
  const page = () => (rendered ??= render(document()["paths"] as Record<string, Record<string, Operation>>));
  app.get("/api/openapi.json", (c) => {
    written ??= JSON.stringify(document());
    return c.body(written, 200, { "Cache-Control": "no-cache", "Content-Type": "application/json" });
  });
  app.get("/api/docs", (c) => {
    c.header("Cache-Control", "no-cache");
    c.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return c.html(page());
  });
}

const render = (paths: Record<string, Record<string, Operation>>) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The calls of Drug-Free Kerala</title><style>${raw(STYLE)}</style></head>
<body>
<h1>The calls of Drug-Free Kerala</h1>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. A refusal is <code>{"message", "code", "errors"?, "codes"?}</code>.</p>
${Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => renderOperation(path, method, operation)),
)}
</body>
</html>`;

const renderOperation = (path: string, method: string, operation: Operation) => html`
<section>
<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${operation.summary}. ${getAccess(operation)}</p>
${operation.parameters.map(({ name, in: where, schema }) => html`<p><code>${name}</code> in the ${where}: <code>${JSON.stringify(schema)}</code></p>`)}
${Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => html`<details><summary>Body, ${type}</summary><pre>${pretty(schema)}</pre></details>`)}
<dl>
${Object.entries(operation.responses).map(([status, { description, content }]) => {
  const schema = Object.values(content ?? {})[0]?.schema;
  const shown = schema && Number(status) < 300;
  return html`<dt>${status}</dt><dd>${description}${shown ? html`<details><summary>Schema</summary><pre>${pretty(schema)}</pre></details>` : ""}</dd>`;
})}
</dl>
</section>`;

function getAccess({ security }: Operation): string {
  if (security.length === 0) return "Public.";
  return security.length === 1 ? "Requires a staff token." : "Public; staff get more.";
}

const pretty = (schema: object) => JSON.stringify(schema, null, 2);
