import * as z from "zod/mini";
import type { Permission } from "../../shared/permissions/permissions.ts";
import type { FormRules } from "../../shared/validation/form.ts";
import type { CurrentUser } from "../actions/run-action.ts";
import type { Expected } from "../audit-log/versions.ts";
import type { ErrorKind } from "../lib/app-error.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import type { Proof } from "../rate-limit/proof-of-work.ts";
import type { Download } from "./download-response.ts";
import type { FileField, FileFields, UploadedFile } from "./read-multipart.ts";

/** Input of a handler, after permission checks and validation. */
interface Asked<Body, Query, By, Files> {
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
  expected: Expected;
}

interface Places {
  id: number;
  key: string;
  /** A second path parameter, from 1. */
  n: number;
}

type NameIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

export interface Answer {
  body?: unknown;
  /** Only with `download`. */
  download?: Download;
  /** Sent as ETag. */
  version?: number | undefined;
}

/**
 * An API endpoint as data. The route, its guard, validation, the permission tests and the OpenAPI document
 * derive from it.
 */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** OpenAPI notation; `{id}` and `{n}` are numbers, `{key}` an event key. */
  path: string;
  summary: string;
  /** Permission required, checked before the body is read; responses are never cached. Absent: public. */
  act?: Permission | undefined;
  /** Anonymous users and other roles may call it too; those with the permission get more. */
  open?: true | undefined;
  /** True if this query of an open endpoint needs the permission. */
  closed?(query: unknown): boolean;
  /** Checks a key header before the body is read. */
  admits?: (header: (name: string) => string | undefined) => void;
  /** Invalid values are 400. */
  query?: z.ZodMiniType | undefined;
  /** JSON body or the text fields of an upload. */
  body?: FormRules<unknown> | undefined;
  /** An absent body counts as `{}`. */
  optional?: true;
  /** Multipart with at most one file per field. */
  upload?: FileFields | undefined;
  /** A valid proof of work in the field `altcha` raises the rate limit. */
  proves?: true;
  /** `no-store`, although public. */
  once?: true;
  /** Honours `If-Match` and sends an ETag. */
  versioned?: true;
  /** A file of this type. An export is an audited action, so HEAD is refused (405). */
  download?: "text/csv";
  /** 204 has no body. */
  status: 200 | 201 | 202 | 204;
  /** Response schema; null for files and 204. */
  answers: z.ZodMiniType | null;
  /** Error kinds beyond those implied by the above. */
  errors?: readonly ErrorKind[];
  handle(asked: Asked<unknown, unknown, CurrentUser | null, Record<string, UploadedFile | null>>): Promise<Answer>;
}

/** Type of the current user, by permission and `open`. */
type AskerOf<A, Open> = A extends Permission ? (Open extends true ? CurrentUser | null : CurrentUser) : null;

type FileOf<Field extends FileField> = Field extends { missing: ErrorCode } ? UploadedFile : UploadedFile | null;
type FilesOf<Upload> = Upload extends FileFields
  ? { [Name in keyof Upload]: FileOf<Upload[Name]> }
  : Record<never, never>;

/**
 * Definition of an endpoint; the handler's types follow from it. The result is sent as `data`, or as it is
 * with `gives`.
 */
interface CallOf<At, Body, Query, A, Open, Upload, Done>
  extends Omit<
    Call,
    "method" | "path" | "query" | "body" | "act" | "open" | "closed" | "upload" | "status" | "answers" | "handle"
  > {
  query?: z.ZodMiniType<Query>;
  body?: FormRules<Body>;
  act?: A;
  open?: Open;
  closed?(query: Query): boolean;
  upload?: Upload;
  data?: z.ZodMiniType<Done>;
  /** Schema of a result that is sent as it is. */
  gives?: z.ZodMiniType<Done>;
  /** The `message` of the response. */
  says?: string | ((done: Done) => string);
  status?: Call["status"];
  handle(
    asked: Asked<Body, Query, AskerOf<A, Open>, FilesOf<Upload>> & Pick<Places, NameIn<At> & keyof Places>,
  ): Promise<Done>;
}

/** Defines an endpoint, like `GET /api/notices`. */
export const call = <
  const At extends `${Call["method"]} /${string}`,
  Body = undefined,
  Query = undefined,
  const A extends Permission | undefined = undefined,
  const Open extends true | undefined = undefined,
  const Upload extends FileFields | undefined = undefined,
  Done = unknown,
>(
  at: At,
  description: CallOf<At, Body, Query, A, Open, Upload, Done>,
): Call => {
  const { data, gives, says, status = 200, handle, ...described } = description;
  const [method, path] = at.split(" ") as [Call["method"], string];
  const answer = async (asked: Parameters<typeof handle>[0]): Promise<Answer> => {
    const done = await handle(asked);
    if (described.download) return { download: done as Download };
    const message = typeof says === "function" ? says(done) : says;
    const given = data ? { data: done } : gives ? done : {};
    return { body: message === undefined ? given : { ...given, message }, version: versionOf(done) };
  };
  return { ...described, method, path, status, answers: answerOf(description), handle: answer };
};

interface Answered extends Pick<Call, "download"> {
  data?: z.ZodMiniType;
  gives?: z.ZodMiniType;
  says?: unknown;
  status?: Call["status"];
}

function answerOf({ data, gives, says, status, download }: Answered): Call["answers"] {
  if (status === 204 || download) return null;
  if (gives && says === undefined) return gives;
  const beside = (gives as z.ZodMiniObject | undefined)?.shape;
  return z.object({ ...(says !== undefined && { message: z.string() }), ...(data && { data }), ...beside });
}

function versionOf(done: unknown): number | undefined {
  const { version, data } = (done ?? {}) as { version?: number; data?: { version?: number } };
  return version ?? data?.version;
}
