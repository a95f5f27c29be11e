import * as z from "zod/mini";
import type { Permission } from "../../shared/permissions/permissions.ts";
import type { FormRules } from "../../shared/validation/form.ts";
import type { CurrentUser } from "../actions/run-action.ts";
import type { IfMatch } from "../audit-log/versions.ts";
import type { ErrorKind } from "../lib/app-error.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import type { Proof } from "../rate-limit/proof-of-work.ts";
import type { Download } from "./download-response.ts";
import type { FileField, FileFields, UploadedFile } from "./read-multipart.ts";

/** Input of a handler, after permission checks and validation. */
interface EndpointRequest<Body, Query, By, Files> {
  body: Body;
  query: Query;
  /** By field; null when not sent. */
  files: Files;
  by: By;
  /** Client address for rate limits. */
  visitor: string;
  /** In plain words: "Chrome on Android". */
  device: string;
  /** The solved proof of work, if any. */
  proof: Proof | null;
  /** `If-Match` versions; null for any. */
  expected: IfMatch;
  /** `format=csv` or `Accept: text/csv`; only with `csv`. */
  wantsCsv: boolean;
}

interface PathParams {
  id: number;
  key: string;
  /** A second path parameter, from 1. */
  n: number;
}

type PathParamsOf<At> = At extends `${string}{${infer Name extends keyof PathParams}}${infer Rest}`
  ? Pick<PathParams, Name> & PathParamsOf<Rest>
  : unknown;

export interface EndpointResponse {
  body?: unknown;
  /** Only with `download` or `csv`. */
  download?: Download;
  /** Sent as ETag. */
  version?: number | undefined;
}

/**
 * An API endpoint as data. The route, its guard, validation, the permission tests and the OpenAPI document
 * derive from it.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** OpenAPI notation; `{id}` and `{n}` are numbers, `{key}` an event key. */
  path: string;
  summary: string;
  /** Permission required, checked before the body is read; responses are never cached. Absent: public. */
  act?: Permission | undefined;
  /** Anonymous users and other roles may call it too; those with the permission get more. */
  open?: true | undefined;
  /** True if this query of an open endpoint needs the permission. */
  requiresPermission?(query: unknown): boolean;
  /** Checks a key header before the body is read. */
  authorize?: (header: (name: string) => string | undefined) => void;
  /** Invalid values are 400. */
  query?: z.ZodMiniType | undefined;
  /** JSON body or the text fields of an upload. */
  body?: FormRules<unknown> | undefined;
  /** An absent body counts as `{}`. */
  optionalBody?: true;
  /** Multipart with at most one file per field. */
  upload?: FileFields | undefined;
  /** A valid proof of work in the field `altcha` raises the rate limit. */
  acceptsProof?: true;
  /** `no-store`, although public. */
  noStore?: true;
  /** Honours `If-Match` and sends an ETag. */
  versioned?: true;
  /** A file. An export is an audited action, so HEAD is refused (405). */
  download?: "text/csv" | "application/octet-stream";
  /** The result as CSV, for `format=csv` or `Accept: text/csv`. */
  csv?: (done: never) => Download;
  /** 204 has no body. */
  status: 200 | 201 | 202 | 204;
  /** Response schema; null for files and 204. */
  response: z.ZodMiniType | null;
  /** Error kinds beyond those implied by the above. */
  errors?: readonly ErrorKind[];
  handle(
    request: EndpointRequest<unknown, unknown, CurrentUser | null, Record<string, UploadedFile | null>>,
  ): Promise<EndpointResponse>;
}

/** Type of the current user, by permission and `open`. */
type UserFor<A, Open> = A extends Permission ? (Open extends true ? CurrentUser | null : CurrentUser) : null;

type FileFor<Field extends FileField> = Field extends { missing: ErrorCode } ? UploadedFile : UploadedFile | null;
type FilesFor<Upload> = Upload extends FileFields
  ? { [Name in keyof Upload]: FileFor<Upload[Name]> }
  : Record<never, never>;

/** Types of an endpoint for its clients; no such property exists at run time. */
interface EndpointTypes<At, Sent, Query, Open, Upload, Response> extends Endpoint {
  types?: { at: At; body: Sent; query: Query; open: Open; upload: Upload; response: Response };
}

type IfGiven<Given, Sent> = [Given] extends [never] ? unknown : Sent;

/**
 * Definition of an endpoint; the handler's and the clients' types follow from it. The result is sent as `data`, or
 * as it is with `wrap`.
 */
interface EndpointOptions<At, Body, Sent, Query, A, Open, Upload, Done, Data, Wrap, Message>
  extends Omit<
    Endpoint,
    | "method"
    | "path"
    | "query"
    | "body"
    | "act"
    | "open"
    | "requiresPermission"
    | "upload"
    | "status"
    | "response"
    | "csv"
    | "handle"
  > {
  query?: z.ZodMiniType<Query>;
  body?: FormRules<Body, Sent>;
  act?: A;
  open?: Open;
  requiresPermission?(query: Query): boolean;
  upload?: Upload;
  data?: z.ZodMiniType<Done> & z.ZodMiniType<Data>;
  /** Schema of a result that is sent as it is. */
  wrap?: z.ZodMiniType<Done> & z.ZodMiniType<Wrap>;
  csv?(done: Done): Download;
  /** The `message` of the response. */
  message?: Message | ((done: Done) => Message);
  status?: Endpoint["status"];
  handle(request: EndpointRequest<Body, Query, UserFor<A, Open>, FilesFor<Upload>> & PathParamsOf<At>): Promise<Done>;
}

/** Defines an endpoint, like `GET /api/notices`. */
export const defineEndpoint = <
  const At extends `${Endpoint["method"]} /${string}`,
  Body = undefined,
  Sent = undefined,
  Query = undefined,
  const A extends Permission | undefined = undefined,
  const Open extends true | undefined = undefined,
  const Upload extends FileFields | undefined = undefined,
  Done = unknown,
  Data = never,
  Wrap = never,
  Message extends string = never,
>(
  at: At,
  description: EndpointOptions<At, Body, Sent, Query, A, Open, Upload, Done, Data, Wrap, Message>,
): EndpointTypes<
  At,
  Sent,
  Query,
  Open,
  Upload,
  IfGiven<Wrap, Wrap> & IfGiven<Data, { data: Data }> & IfGiven<Message, { message: string }>
> => {
  const { data, wrap, message: says, status = 200, handle, ...described } = description;
  const [method, path] = at.split(" ") as [Endpoint["method"], string];
  const respond = async (request: Parameters<typeof handle>[0]): Promise<EndpointResponse> => {
    const result = await handle(request);
    if (described.download) return { download: result as Download };
    if (description.csv && request.wantsCsv) return { download: description.csv(result) };
    const message = typeof says === "function" ? says(result) : says;
    const given = data ? { data: result } : wrap ? result : {};
    return { body: message === undefined ? given : { ...given, message }, version: getVersion(result) };
  };
  return { ...described, method, path, status, response: toResponse(description), handle: respond };
};

interface EndpointResult extends Pick<Endpoint, "download"> {
  data?: z.ZodMiniType;
  wrap?: z.ZodMiniType;
  message?: unknown;
  status?: Endpoint["status"];
}

function toResponse({ data, wrap, message, status, download }: EndpointResult): Endpoint["response"] {
  if (status === 204 || download) return null;
  if (wrap && message === undefined) return wrap;
  const siblings = (wrap as z.ZodMiniObject | undefined)?.shape;
  return z.object({ ...(message !== undefined && { message: z.string() }), ...(data && { data }), ...siblings });
}

function getVersion(done: unknown): number | undefined {
  const { version, data } = (done ?? {}) as { version?: number; data?: { version?: number } };
  return version ?? data?.version;
}
