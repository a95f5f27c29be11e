import { expect } from "vitest";
import type { Endpoint } from "../../server/http/endpoint.ts";
import { toOpenApi } from "../../server/http/openapi.ts";
import { ERROR_MESSAGES, type ErrorCode } from "../../server/lib/error-messages.ts";

type Operation = { responses: Record<string, unknown> };

/** Asserts that the API document has the status and exactly these keys. */
export function expectDocumented(
  calls: Endpoint[],
  method: string,
  path: string,
  { status, text }: { status: number; text: string },
): void {
  const [pathname = ""] = path.split("?");
  if (status >= 400 && text.startsWith("{")) expectCodes(JSON.parse(text));
  const call = calls.find((call) => call.method === method && getPattern(call).test(pathname));
  if (!call) return;
  expect(getStatuses(call), `${method} ${call.path} describes the status`).toContain(String(status));
  const schema = status === call.status ? call.response : null;
  if (!schema || text === "" || (call.csv && !text.startsWith("{"))) return;
  const body = JSON.parse(text);
  expect(schema.parse(body), `${method} ${call.path} answers as described`).toEqual(body);
}

interface ErrorBody {
  message?: string;
  code?: string;
  errors?: Record<string, string>;
  codes?: Record<string, string>;
}

/** Asserts that each error message belongs to its error code. */
function expectCodes({ message, code, errors, codes }: ErrorBody): void {
  // Health checks contain more.
  if (message === undefined) return;
  expectSays(code, message);
  expect(Object.keys(codes ?? {})).toEqual(Object.keys(errors ?? {}));
  for (const [field, sentence] of Object.entries(errors ?? {})) expectSays(codes?.[field], sentence);
}

function expectSays(code = "none", sentence: string): void {
  expect(Object.keys(ERROR_MESSAGES), `"${sentence}" has a code`).toContain(code);
  expect(sentence).toMatch(toPattern(ERROR_MESSAGES[code as ErrorCode]));
}

/** Matches the message with any parameters. */
export const toPattern = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/\{\w+(?:, number)?\}/)
      .map(RegExp.escape)
      .join(".+")}$`,
  );

/** Cached, as building the description is slow. */
const isDocumented = new Map<string, string[]>();

function getStatuses(call: Endpoint): string[] {
  const name = `${call.method} ${call.path}`;
  const paths = () => toOpenApi([call], "http://localhost")["paths"] as Record<string, Record<string, Operation>>;
  const statuses =
    isDocumented.get(name) ?? Object.keys(paths()[call.path]?.[call.method.toLowerCase()]?.responses ?? {});
  isDocumented.set(name, statuses);
  return statuses;
}

/** Cached, as each request of a test is compared with all of them. */
const patterns = new Map<string, RegExp>();

function getPattern({ path }: Endpoint): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  patterns.set(path, pattern);
  return pattern;
}
