import * as z from "zod/mini";
import type { Act } from "../../domain/acts.ts";
import type { FormRules } from "../../domain/form.ts";
import type { Asker } from "../acts/acts.ts";
import type { Code } from "../english.ts";
import type { Expected } from "../history/versions.ts";
import type { Proof } from "../limits/proofs.ts";
import type { RefusedBecause } from "../refused.ts";
import type { Download } from "./answer-download.ts";
import type { FileField, FileFields, UploadedFile } from "./read-multipart.ts";

/** What a call is handed once the request was let in, read and checked. */
interface Asked<Body, Query, By, Files> {
  body: Body;
  query: Query;
  /** The files of an upload by their fields; null where none was sent. */
  files: Files;
  by: By;
  /** The visitor's address as limits count it. */
  visitor: string;
  /** What the visitor asks with, in plain words: 'Chrome on Android'. */
  device: string;
  /** The task of a proof of work that came solved with the body; null when none did, and in calls that do not look. */
  proof: Proof | null;
  /** The versions of which one must stand there; null when any may, and in calls that are not `versioned`. */
  expected: Expected;
}

interface Places {
  id: number;
  key: string;
  /** A further number, a place counted from 1. */
  n: number;
}

type NameIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** The JSON that is answered, or a file instead. */
export interface Answer {
  body?: unknown;
  /** Of calls with `download` alone. */
  download?: Download;
  /** The version of the one thing that is answered, or that the act left. */
  version?: number | undefined;
}

/**
 * One call of the API, as data: what it takes, who may make it, what it answers. From this one description come the
 * route, its guard, the checks of what is sent, the matrix of rights in the tests and the OpenAPI document.
 */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** In OpenAPI's notation, with `{id}` and `{n}` for a number and `{key}` for an event's key. */
  path: string;
  summary: string;
  /**
   * The act of staff that it is; whoever may not do it is refused before a body is read, and no answer is ever stored by
   * anyone (docs/calls.md, 5). Absent: anyone may call it.
   */
  act?: Act | undefined;
  /** Anyone may call it all the same, also with a role that does not allow the act; who may do it gets more, and is named. */
  open?: true | undefined;
  /** Whether what is asked of an open call is for those alone who may do the act. */
  closed?(query: unknown): boolean;
  /** A key of its own that a header must bring; whoever lacks it is refused before a body is read. */
  admits?: (header: (name: string) => string | undefined) => void;
  /** Query parameters; one that is out of range is 400. */
  query?: z.ZodMiniType | undefined;
  /** The rules of the body: JSON, or the fields of an upload. Absent: no body is read, or the upload has no fields. */
  body?: FormRules<unknown> | undefined;
  /** The body may be left out, which says the same as one without fields. */
  optional?: true;
  /** The body is multipart with at most one file in each of these fields, read whole within their bounds. */
  upload?: FileFields | undefined;
  /** A proof of work in the body field `altcha` allows more; a bad one counts as none. */
  proves?: true;
  /** Each answer is for one asker: nobody may keep it. */
  once?: true;
  /** It is done to one thing that has versions: `If-Match` is heeded, and the version is answered as `ETag`. */
  versioned?: true;
  /** The good answer is a file of this type. Making one is an act, so that to look at its head alone is refused (405). */
  download?: "text/csv";
  /** That of the good answer; with 204 there is no body. */
  status: 200 | 201 | 202 | 204;
  /** What the good answer holds; null where it is a file, or nothing. */
  answers: z.ZodMiniType | null;
  /** Why it says no, beside what follows from all of the above: a body, an id or a right that is wrong. */
  refuses?: readonly RefusedBecause[];
  handle(asked: Asked<unknown, unknown, Asker | null, Record<string, UploadedFile | null>>): Promise<Answer>;
}

/** Whoever asks: nobody known in a public call, somebody of the staff where the call is an act of theirs. */
type AskerOf<A, Open> = A extends Act ? (Open extends true ? Asker | null : Asker) : null;

type FileOf<Field extends FileField> = Field extends { missing: Code } ? UploadedFile : UploadedFile | null;
type FilesOf<Upload> = Upload extends FileFields
  ? { [Name in keyof Upload]: FileOf<Upload[Name]> }
  : Record<never, never>;

/**
 * A call as it is described: the types of what it is handed follow from what it says of itself, and so does its answer. What
 * comes of it is answered as `data` or as it `gives` it, with the version that it has, if any.
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
  /** What comes of it, answered as it is. */
  gives?: z.ZodMiniType<Done>;
  /** A sentence for whoever asked, answered as `message` beside that. */
  says?: string | ((done: Done) => string);
  /** 200 unless it says so. */
  status?: Call["status"];
  /** Does it. With `download` the file comes of it. */
  handle(
    asked: Asked<Body, Query, AskerOf<A, Open>, FilesOf<Upload>> & Pick<Places, NameIn<At> & keyof Places>,
  ): Promise<Done>;
}

/** Describes a call, by its method and its path: `GET /api/notices`. */
export const call = <
  const At extends `${Call["method"]} /${string}`,
  Body = undefined,
  Query = undefined,
  const A extends Act | undefined = undefined,
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

/** The version of what came of a call, or of the one thing in it. */
function versionOf(done: unknown): number | undefined {
  const { version, data } = (done ?? {}) as { version?: number; data?: { version?: number } };
  return version ?? data?.version;
}
