import { redirect } from "react-router";
import { type Answered, refusalInWords, type Sentences } from "../../domain/refusals.ts";
import { clearOutcome, noteClosed } from "./outcome-toast.ts";
import { noteDone } from "./parts/second-half.ts";
import { endSession, noteSessionEnded, storedToken } from "./session.ts";
import { loginFrom, placeOf, setUpFirst, wholeOf } from "./way-back.ts";

/** What a call came to: the body, or why not. `status` 0: no answer arrived. */
export type Answer<T> = { ok: true; body: T } | Failure;

export interface Failure {
  ok: false;
  status: number;
  /** The server's sentence. */
  message: string | undefined;
  /** One sentence for each field in error. */
  errors: Record<string, string>;
  /** The stable names of what both say. */
  code?: string | undefined;
  codes?: Record<string, string> | undefined;
  /** The thing as it is, where it is none of the versions that were expected. */
  current?: object | undefined;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** How the server says that a second factor must be set up before anything else (docs/calls.md, 14). */
const SET_UP_FIRST = "second-factor-needed";

/** How it says that something is for other roles. */
const FORBIDDEN = "role-forbids";

/** Milliseconds after which a call without a file counts as failed. */
const PATIENCE = 10_000;

const NO_CONTENT = 204;

/**
 * Calls the server for whoever is logged in. Without a valid token nothing is answered: it leads to the login, which
 * leads back to the address of `from`, the request of the loader or action that calls. Whoever must set up a second
 * factor first is led to where that is done.
 * @param version which version of a thing is meant: when there is another by now, nothing is done, and the answer is 412
 */
export async function ask<T = { message: string }>(
  from: Request,
  method: Method,
  path: string,
  body?: object,
  version?: string,
): Promise<Answer<T>> {
  const { token, here } = sessionFor(from);
  if (method !== "GET") clearOutcome();
  // What was decided is not taken back because somebody walks on; what was only asked is.
  const answer = await send<T>(method, path, {
    token,
    body,
    version,
    signal: method === "GET" ? from.signal : undefined,
  });
  if (answer.ok && method !== "GET") noteDone();
  if (!answer.ok && answer.status === 401) throw sessionEnded(here);
  if (!answer.ok && answer.code === FORBIDDEN) noteClosed(from);
  if (!answer.ok && answer.code === SET_UP_FIRST) throw redirect(setUpFirst(wholeOf(here)));
  return answer;
}

/** The token of whoever is logged in, and where they are; without one it leads to the login, and back. */
export function sessionFor(from: Request): { token: string; here: URL } {
  const token = storedToken();
  const here = placeOf(from);
  if (!token) throw redirect(loginFrom(here));
  return { token, here };
}

/** The way to the login, which says why, once the server no longer knows the session; the login leads back to `here`. */
export function sessionEnded(here: URL): Response {
  endSession();
  noteSessionEnded();
  return redirect(loginFrom(here));
}

interface Sending {
  token?: string;
  /** Sent as JSON, or as it is when it is a form with a file. */
  body?: object | undefined;
  version?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls the server as it is told to, with or without a token. */
export async function send<T = { message: string }>(
  method: Method,
  path: string,
  { token, body, version, signal }: Sending,
): Promise<Answer<T>> {
  const withFile = body instanceof FormData;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = withFile ? undefined : setTimeout(end, PATIENCE);
  signal?.addEventListener("abort", end);
  try {
    const response = await fetch(path, {
      method,
      credentials: "include",
      signal: ending.signal,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(version !== undefined && { "If-Match": `"${version}"` }),
        ...(body && !withFile && { "Content-Type": "application/json" }),
      },
      ...(body && { body: withFile ? body : JSON.stringify(body) }),
    });
    const answered: unknown = await response.json().catch((fault: unknown) => {
      // Half of an answer is none; of a refusal the number alone does.
      if (response.ok && response.status !== NO_CONTENT) throw fault;
      return null;
    });
    return response.ok ? { ok: true, body: answered as T } : failure(response.status, answered);
  } catch (thrown) {
    // Whoever asked has walked on: there is nobody to tell.
    if (signal?.aborted) throw thrown;
    return failure(0, null);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

/** A call that failed, with what the server said about it. */
export function failure(status: number, answered: unknown): Failure {
  const { message, errors = {}, code, codes, current } = (answered ?? {}) as Answered & Pick<Failure, "current">;
  return {
    ok: false,
    status,
    message: typeof message === "string" ? message : undefined,
    errors,
    code,
    codes,
    current,
  };
}

/** A failure in the words of the screen where it has them, else in the server's. */
export const inWordsOf = (sentences: Sentences, failed: Failure): Failure => ({
  ...failed,
  ...refusalInWords(failed, sentences),
});
