import Bowser from "bowser";
import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import { EVENT_KEY } from "../../shared/events/event.ts";
import { can, isAllowedBeforeSetup } from "../../shared/permissions/permissions.ts";
import { STAFF_COPY } from "../../shared/staff/staff.ts";
import type { Violation } from "../../shared/validation/errors.ts";
import { defineForm, parseForm, toViolation } from "../../shared/validation/form.ts";
import { type CurrentUser, requirePermission } from "../actions/run-action.ts";
import { LARGEST_NUMBER } from "../database/largest-number.ts";
import { allowUploadTime } from "../http-server/request-time.ts";
import { AppError } from "../lib/app-error.ts";
import type { Proof, Proofs } from "../rate-limit/proof-of-work.ts";
import { sendDownload } from "./download-response.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { rejectMethod, sendErrorResponse } from "./error-response.ts";
import { parseIfMatch } from "./if-match.ts";
import { jsonInPieces } from "./json-in-pieces.ts";
import { readJson } from "./read-body.ts";
import { readMultipart, type UploadedFile } from "./read-multipart.ts";

interface Deps {
  sessions: { find(token: string): Promise<CurrentUser | null> };
  proofs: Pick<Proofs, "check">;
}

/** Mounts the endpoints; other methods on their paths get 405. */
export function serveEndpoints(app: Hono<Env>, calls: Endpoint[], deps: Deps): void {
  // Literal paths before parameters: `bulk-delete` is no id.
  const byPath = [...Map.groupBy(calls, (call) => call.path)].toSorted(
    ([one], [other]) => Number(one.includes("{")) - Number(other.includes("{")),
  );
  for (const [path, ofPath] of byPath) {
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    const methods = ofPath.flatMap(({ method, download }) =>
      method === "GET" && !download ? ["GET", "HEAD"] : [method],
    );
    // Hono maps HEAD to GET.
    for (const call of ofPath)
      app.on(call.method, route, (c) =>
        methods.includes(c.req.method) ? serve(c, call, deps) : rejectMethod(c, methods),
      );
    app.all(route, (c) => rejectMethod(c, methods));
  }
}

async function serve(c: Context<Env>, call: Endpoint, { sessions, proofs }: Deps): Promise<Response> {
  c.header("Cache-Control", call.act || call.method !== "GET" || call.noStore ? "no-store" : "no-cache");
  if (call.act) c.header("Vary", "Authorization", { append: true });
  if (call.csv) c.header("Vary", "Accept", { append: true });
  try {
    // Permission before body: an unauthorised upload is refused unread.
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header("Authorization") ?? "")?.[1];
    const letIn = async () => {
      if (!call.act) return null;
      const by = token ? await sessions.find(token) : null;
      const early = by?.must_set_up && !isAllowedBeforeSetup(call.act);
      // On open endpoints users without the permission, or without a required second factor, count as
      // anonymous.
      if (call.open && !call.requiresPermission?.(call.query && parseQuery(c, call.query)))
        return by && !early && can(by.role, call.act) ? by : null;
      requirePermission(authenticate(by), call.act);
      if (early) throw new AppError("forbidden", "second-factor-needed");
      return by;
    };
    const by = await letIn();
    call.authorize?.((name) => c.req.header(name));
    const expected = call.versioned ? parseIfMatch(c.req.header("If-Match")) : null;
    const sent = await readInput(c, call, proofs);
    // Checked again: the session or role may have ended while the body arrived.
    const still = by && call.method !== "GET" ? await letIn() : by;
    const { body, version, download } = await call.handle({
      ...sent,
      expected,
      wantsCsv: call.csv !== undefined && wantsCsv(c),
      query: call.query ? parseQuery(c, call.query) : undefined,
      ...parsePathParams(c.req.param()),
      by: still,
      visitor: c.get("visitor"),
      get device() {
        return describeDevice(c.req.header("User-Agent"));
      },
    });
    if (version !== undefined) c.header("ETag", `"${version}"`);
    if (download) return sendDownload(c, call.download ?? "text/csv", download);
    if (call.status === 204) return c.body(null, 204);
    return c.body(await jsonInPieces(body as object), call.status, { "Content-Type": "application/json" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return sendErrorResponse(c, error);
  }
}

const wantsCsv = (c: Context<Env>): boolean =>
  c.req.query("format") === "csv" || (!c.req.query("format") && /\btext\/csv\b/i.test(c.req.header("Accept") ?? ""));

/** @throws AppError "unauthorized" */
function authenticate(by: CurrentUser | null): CurrentUser {
  if (!by) throw new AppError("unauthorized", "not-logged-in");
  return by;
}

/** Reads and validates the body. */
async function readInput(
  c: Context<Env>,
  { body, optionalBody, upload, acceptsProof }: Endpoint,
  proofs: Deps["proofs"],
): Promise<{ body: unknown; files: Record<string, UploadedFile | null>; proof: Proof | null }> {
  if (!upload) {
    const json = body && (await readJson(c, optionalBody));
    const read = json && parseInput(body, json);
    return { body: read, files: {}, proof: acceptsProof && json ? await proofs.check(json["altcha"]) : null };
  }
  if (c.env.incoming) allowUploadTime(c.env.incoming);
  const { fields, files } = await readMultipart(c, upload);
  const sent: Record<string, UploadedFile | null> = {};
  const wrong: Record<string, Violation> = {};
  for (const [field, { missing, refuse }] of Object.entries(upload)) {
    const file = files.get(field) ?? null;
    const code = file ? refuse?.(file) : missing;
    if (code !== undefined) wrong[field] = { code };
    sent[field] = file;
  }
  return { body: parseInput(body ?? NO_FIELDS, fields, wrong), files: sent, proof: null };
}

const NO_FIELDS = defineForm({}, { schema: z.object({}) });

function parseInput(
  rules: NonNullable<Endpoint["body"]>,
  sent: unknown,
  violations: Record<string, Violation> = {},
): unknown {
  const result = parseForm(rules, sent, violations);
  if (!result.ok) throw new AppError("invalid", result);
  return result.value;
}

function parseQuery(c: Context<Env>, schema: NonNullable<Endpoint["query"]>): unknown {
  const given = Object.entries(c.req.queries());
  const repeated = given.find(([, values]) => values.length > 1);
  if (repeated) {
    const name = JSON.stringify(repeated[0].slice(0, 40));
    throw new AppError("malformed", { code: "parameter-given-twice", params: { name } });
  }
  const result = schema.safeParse(Object.fromEntries(given.map(([name, values]) => [name, values[0]])));
  const [issue] = result.error?.issues ?? [];
  if (issue) throw new AppError("malformed", { rule: toViolation(issue), fields: {} });
  return result.data;
}

/** Parsed path parameters. */
const parsePathParams = (given: Record<string, string>): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, place]) => [name, name === "key" ? parseKey(place) : parseNumber(place)]),
  );

function parseNumber(given: string): number {
  const id = Number(given);
  if (!/^[1-9]\d{0,9}$/.test(given) || id > LARGEST_NUMBER) throw new AppError("malformed", "id-invalid");
  return id;
}

function parseKey(given: string): string {
  if (!EVENT_KEY.test(given)) throw new AppError("malformed", "event-key-invalid");
  return given;
}

/** Bounds parsing. */
const MAX_USER_AGENT_LENGTH = 400;
/** The header is untrusted. */
const NAME = /^[\p{L}\p{N} .+-]{1,30}$/u;

/** Device and browser in plain words from a `User-Agent`. */
export function describeDevice(userAgent: string | undefined): string {
  const agent = userAgent?.slice(0, MAX_USER_AGENT_LENGTH).trim();
  if (!agent) return STAFF_COPY.unknownDevice;
  const { browser, os, platform } = Bowser.parse(agent);
  const machine = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const names = [browser.name, machine].filter((name) => name !== undefined && NAME.test(name));
  return names.length > 0 ? names.join(" on ") : STAFF_COPY.unknownDevice;
}
