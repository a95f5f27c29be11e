import { redirect } from "react-router";
import { type ErrorMessages, type ErrorResponse, localizeErrors } from "../../../shared/validation/errors.ts";
import { markCompleted } from "./double-click.ts";
import { clearResultToast, markForbidden } from "./result-toast.ts";
import { toFullPath, toLoginUrl, toPath, toSetupUrl } from "./return-url.ts";
import { endSession, noteSessionEnded, storedToken } from "./session.ts";

/** Result of an API request: the body, or the failure. `status` 0: no response. */
export type ApiResponse<T> = { ok: true; body: T } | Failure;

export interface Failure {
  ok: false;
  status: number;
  message: string | undefined;
  /** By field. */
  errors: Record<string, string>;
  /** Stable error codes. */
  code?: string | undefined;
  codes?: Record<string, string> | undefined;
  /** The current state, for 412. */
  current?: object | undefined;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Error code that requires setting up two-factor first. */
const SETUP_REQUIRED = "second-factor-needed";

/** Error code of a missing permission. */
const FORBIDDEN = "role-forbids";

/** Timeout in ms of requests without a file. */
const TIMEOUT_MS = 10_000;

const NO_CONTENT = 204;

/**
 * Authenticated API request. Redirects to the login (and back to the URL of `from`, the loader's or action's
 * request) without a valid session, and to the profile when a second factor must be set up.
 */
export async function apiFetch<T = { message: string }>(
  from: Request,
  method: Method,
  path: string,
  body?: object,
  version?: string,
): Promise<ApiResponse<T>> {
  const { token, here } = getSession(from);
  if (method !== "GET") clearResultToast();
  // Mutations are not aborted by navigation; reads are.
  const answer = await request<T>(method, path, {
    token,
    body,
    version,
    signal: method === "GET" ? from.signal : undefined,
  });
  if (answer.ok && method !== "GET") markCompleted();
  if (!answer.ok && answer.status === 401) throw handleSessionEnd(here);
  if (!answer.ok && answer.code === FORBIDDEN) markForbidden(from);
  if (!answer.ok && answer.code === SETUP_REQUIRED) throw redirect(toSetupUrl(toFullPath(here)));
  return answer;
}

/** Redirects to the login without a token. */
export function getSession(from: Request): { token: string; here: URL } {
  const token = storedToken();
  const here = toPath(from);
  if (!token) throw redirect(toLoginUrl(here));
  return { token, here };
}

/** The way to the login, which says why, once the server no longer knows the session; the login leads back to `here`. */
export function handleSessionEnd(here: URL): Response {
  endSession();
  noteSessionEnded();
  return redirect(toLoginUrl(here));
}

interface RequestOptions {
  token?: string;
  /** JSON, or FormData as it is. */
  body?: object | undefined;
  version?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** API request, with or without a token. */
export async function request<T = { message: string }>(
  method: Method,
  path: string,
  { token, body, version, signal }: RequestOptions,
): Promise<ApiResponse<T>> {
  const withFile = body instanceof FormData;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = withFile ? undefined : setTimeout(end, TIMEOUT_MS);
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
    const answered: unknown = await response.json().catch((error: unknown) => {
      // A truncated success is a failure; for an error the status is enough.
      if (response.ok && response.status !== NO_CONTENT) throw error;
      return null;
    });
    return response.ok ? { ok: true, body: answered as T } : toFailure(response.status, answered);
  } catch (error) {
    // Aborted by navigation.
    if (signal?.aborted) throw error;
    return toFailure(0, null);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

export function toFailure(status: number, answered: unknown): Failure {
  const { message, errors = {}, code, codes, current } = (answered ?? {}) as ErrorResponse & Pick<Failure, "current">;
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

/** Prefers the screen's own messages over the server's. */
export const localizeFailure = (messages: ErrorMessages, failed: Failure): Failure => ({
  ...failed,
  ...localizeErrors(failed, messages),
});
