import type * as z from "zod/mini";
import type { FormRules } from "../../domain/form.ts";
import type { Administrator } from "../admins/admins.ts";
import type { FileField, UploadedFile } from "./read-multipart.ts";

/**
 * Who may make a call. `either`: anyone, but an administrator gets more.
 * Calls that need or look at a token are never stored by anyone (contract, section 2).
 */
export type Access = "public" | "either" | "administrator";

/** What an act is handed once the request was let in, read and checked. */
export interface Asked<Body, Query> {
  body: Body;
  /** The file of an upload; null where none was sent, and in every other call. */
  file: UploadedFile | null;
  query: Query;
  /** The number in the path, 0 where the path has none. */
  id: number;
  /** Who asks; always there when the call's access is `administrator`. */
  admin: Administrator | null;
  /** The session behind the token, to be ended or spared. */
  session: string | null;
  /** The visitor's address as limits count it. */
  visitor: string;
  /** Which task of a proof of work came solved with the body; null when none did, and in calls that do not look. */
  proof: string | null;
}

/** A status and the JSON that goes with it; no body with 204. */
export interface Answer {
  status: 200 | 201 | 204;
  body?: unknown;
}

/**
 * One call of the API, as data: what it takes, who may make it, what it answers. From this one description come the
 * route, its guard, the checks of what is sent, the matrix of rights in the tests and the OpenAPI document.
 */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** In OpenAPI's notation, with `{id}` for a number. */
  path: string;
  summary: string;
  access: Access;
  /** A key of its own that a header must bring; whoever lacks it is refused before a body is read. */
  admits?: (header: (name: string) => string | undefined) => void;
  /** Query parameters; one that is out of range is 400. */
  query?: z.ZodMiniType;
  /** The rules of the body: JSON, or the fields of an upload. Absent: no body is read, or the upload has no fields. */
  body?: FormRules<unknown>;
  /** The body is multipart with at most one file, read whole within its bound; whether one must be there is the act's to say. */
  upload?: FileField;
  /** A proof of work in the body field `altcha` allows more; a bad one counts as none. */
  proves?: true;
  /** Each answer is for one asker: nobody may keep it. */
  once?: true;
  /** What each good status holds. */
  answers: Partial<Record<Answer["status"], z.ZodMiniType | null>>;
  handle(asked: Asked<unknown, unknown>): Promise<Answer>;
}

interface CallOf<Body, Query> extends Omit<Call, "query" | "body" | "handle"> {
  query?: z.ZodMiniType<Query>;
  body?: FormRules<Body>;
  handle(asked: Asked<Body, Query>): Promise<Answer>;
}

/** Describes a call; the types of `body` and `query` follow from their schemas. */
export const call = <Body = undefined, Query = undefined>(description: CallOf<Body, Query>): Call =>
  description as Call;
