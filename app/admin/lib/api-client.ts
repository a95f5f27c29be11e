import { redirect } from "react-router";
import type { getEndpoints } from "../../../server/app.ts";
import type { ErrorCode } from "../../../server/lib/error-messages.ts";
import type { Versioned } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Page } from "../../../shared/pagination.ts";
import { type ErrorMessages, type ErrorResponse, localizeErrors } from "../../../shared/validation/errors.ts";
import { searchWith } from "../hooks/use-url-dialog.ts";
import { translateResponse } from "../i18n/translate-response.ts";
import { markCompleted } from "./double-click.ts";
import { clearResultToast, markForbidden, showNotLoaded } from "./result-toast.ts";
import { endSession, noteSessionEnded, storedToken } from "./session.ts";
import { toFullPath, toLoginUrl, toPath, toSetupUrl } from "./urls.ts";

type EndpointTypes = NonNullable<ReturnType<typeof getEndpoints>[number]["types"]>;
type ByName = { [Types in EndpointTypes as Types["at"]]: Types };

/** Method and path of an endpoint, like "GET /api/notices". */
export type EndpointName = keyof ByName;

type ParamOf<Name> = Name extends `${string}{${infer Param}}${infer Rest}` ? Param | ParamOf<Rest> : never;

type None = Record<never, never>;

type BodyOf<Types> = Types extends { upload: object }
  ? { body: FormData }
  : Types extends { body: infer Body extends object }
    ? { body: Body }
    : None;

type QueryOf<Types> = Types extends { query: infer Query extends object }
  ? { query?: { [Param in keyof Query]?: Query[Param] | "" | undefined } | undefined }
  : None;

interface CommonOptions {
  /** For `If-Match`. */
  version?: string | undefined;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Path parameters by name, query (blanks are not sent) and body. */
export type OptionsOf<Name extends EndpointName> = Record<ParamOf<Name>, string | number> &
  BodyOf<ByName[Name]> &
  QueryOf<ByName[Name]> &
  CommonOptions;

export type RequestArgs<Name extends EndpointName> =
  None extends OptionsOf<Name> ? [options?: OptionsOf<Name>] : [options: OptionsOf<Name>];

/** Open endpoints send more to staff: items with their version. */
type ForStaff<Body> = Body extends (infer Item)[]
  ? Extract<Item, Versioned>[]
  : Body extends { data: (infer Item)[] }
    ? Omit<Body, "data"> & { data: Extract<Item, Versioned>[] }
    : Body;

/** Types of an endpoint, as its definition infers them. */
export type EndpointTypesOf<Name extends EndpointName> = ByName[Name];

/** Response body of an endpoint. */
export type ResponseOf<Name extends EndpointName> = ByName[Name]["open"] extends true
  ? ForStaff<ByName[Name]["response"]>
  : ByName[Name]["response"];

/** Result of an API request: the body, or the failure. `status` 0: no response. */
export type ApiResponse<T> = { ok: true; body: T } | Failure;

export interface Failure {
  ok: false;
  status: number;
  message: string | undefined;
  /** By field. */
  errors: Record<string, string>;
  /** Stable error codes. */
  code?: ErrorCode | undefined;
  codes?: Record<string, string> | undefined;
  /** The current state, for 412. */
  current?: object | undefined;
}

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
export async function apiFetch<Name extends EndpointName>(
  from: Request,
  name: Name,
  ...[options]: RequestArgs<Name>
): Promise<ApiResponse<ResponseOf<Name>>> {
  const { token, here } = getSession(from);
  const isRead = name.startsWith("GET ");
  if (!isRead) clearResultToast();
  // Mutations are not aborted by navigation; reads are.
  const signal = isRead ? from.signal : undefined;
  const response = await sendRequest<ResponseOf<Name>>(name, { ...options, token, signal });
  if (response.ok && !isRead) markCompleted();
  if (!response.ok && response.status === 401) throw handleSessionEnd(here);
  if (!response.ok && response.code === FORBIDDEN) markForbidden(from);
  if (!response.ok && response.code === SETUP_REQUIRED) throw redirect(toSetupUrl(toFullPath(here)));
  return isRead ? keepLoaded(from, JSON.stringify([name, options]), response) : response;
}

const NOT_RELOADED = t("This could not be loaded again. What you see may be out of date.");

/** What the screen shown has loaded, by request. */
const loaded = { screen: "", answers: new Map<string, { ok: true; body: unknown }>() };

/** The response, or the previous one if a reload fails, for example after an action without a connection. */
function keepLoaded<T>(from: Request, key: string, response: ApiResponse<T>): ApiResponse<T> {
  const { pathname, search } = new URL(from.url);
  const screen = pathname + searchWith(search, null);
  if (screen !== loaded.screen) Object.assign(loaded, { screen, answers: new Map() });
  if (response.ok) loaded.answers.set(key, response);
  const before = loaded.answers.get(key) as { ok: true; body: T } | undefined;
  if (response.ok || !before || (response.status > 0 && response.status < 500)) return response;
  showNotLoaded(from, { kind: "bad", text: NOT_RELOADED });
  return before;
}

/** Redirects to the login without a token. */
export function getSession(from: Request): { token: string; here: URL } {
  const token = storedToken();
  const path = toPath(from);
  if (!token) throw redirect(toLoginUrl(path));
  return { token, here: path };
}

/** Redirect to the login, with the reason, after the session has ended; the login returns to `here`. */
export function handleSessionEnd(here: URL): Response {
  endSession();
  noteSessionEnded();
  return redirect(toLoginUrl(here));
}

/** Options of any endpoint, as they are at run time. */
interface AnyOptions extends CommonOptions {
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  body?: object;
}

/** Method, URL, headers and body of a request. */
export function toHttpRequest(name: EndpointName, { query = {}, body, version, token, ...others }: AnyOptions) {
  const [method = "", path = ""] = name.split(" ");
  const params = new Map(Object.entries<unknown>(others));
  const search = new URLSearchParams();
  for (const [param, value = ""] of Object.entries(query)) if (value !== "") search.set(param, String(value));
  const isForm = body instanceof FormData;
  return {
    method,
    url:
      path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params.get(param)))) +
      (search.size > 0 ? `?${search}` : ""),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(version !== undefined && { "If-Match": `"${version}"` }),
      ...(body && !isForm && { "Content-Type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** API request without side effects, with or without a token. */
export const request = <Name extends EndpointName>(name: Name, ...[options]: RequestArgs<Name>) =>
  sendRequest<ResponseOf<Name>>(name, { ...options });

/** The same without checked options. */
export async function sendRequest<Body>(name: EndpointName, options: AnyOptions): Promise<ApiResponse<Body>> {
  const { url, ...sent } = toHttpRequest(name, options);
  const { signal } = options;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = sent.body instanceof FormData ? undefined : setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener("abort", end);
  try {
    // Also when the page is being left.
    const keepalive = name === "DELETE /api/contact/{id}/open";
    const response = await fetch(url, { ...sent, keepalive, credentials: "include", signal: ending.signal });
    const answered: unknown = await response.json().catch((error: unknown) => {
      // A truncated success is a failure; for an error the status is enough.
      if (response.ok && response.status !== NO_CONTENT) throw error;
      return null;
    });
    return response.ok ? { ok: true, body: toBody(name, answered) } : toFailure(response.status, answered);
  } catch (error) {
    // Aborted by navigation.
    if (signal?.aborted) throw error;
    return toFailure(0, null);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

/** Reads may hold a visitor's `message`. */
export const toBody = <Body>(name: EndpointName, answered: unknown): Body =>
  (name.startsWith("GET ") || typeof (answered as { message?: unknown } | null)?.message !== "string"
    ? answered
    : { ...(answered as object), message: translateResponse((answered as { message: string }).message) }) as Body;

export function toFailure(status: number, answered: unknown): Failure {
  const {
    message,
    errors = {},
    code,
    codes,
    current,
  } = (answered ?? {}) as ErrorResponse & Pick<Failure, "code" | "current">;
  return {
    ok: false,
    status,
    message: typeof message === "string" ? translateResponse(message) : undefined,
    errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, translateResponse(error)])),
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

/** A page of a list; null when loading failed. */
export const toPage = <Item>(
  response: ApiResponse<{ data: Item[]; meta?: Omit<Page<Item>, "items"> | undefined }>,
): Page<Item> | null =>
  response.ok && response.body.meta ? { ...response.body.meta, items: response.body.data } : null;
