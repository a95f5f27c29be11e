import { expect } from "vitest";
import type { Call } from "../../server/http/call.ts";
import { openApiOf } from "../../server/http/openapi.ts";

type Operation = { responses: Record<string, unknown> };

/** Holds an answer against its description: the status is documented, and a good body has exactly the keys described. */
export function expectDescribed(
  calls: Call[],
  method: string,
  path: string,
  { status, text }: { status: number; text: string },
): void {
  const [pathname = ""] = path.split("?");
  const call = calls.find((one) => one.method === method && patternOf(one).test(pathname));
  if (!call) return;
  const documented = Object.keys(pathsOf(calls)[call.path]?.[method.toLowerCase()]?.responses ?? {});
  expect(documented, `${method} ${call.path} describes the status`).toContain(String(status));
  const schema = call.answers[status as keyof Call["answers"]];
  if (!schema || text === "") return;
  const body = JSON.parse(text);
  expect(schema.parse(body), `${method} ${call.path} answers as described`).toEqual(body);
}

type Paths = Record<string, Record<string, Operation>>;
const described = new WeakMap<Call[], Paths>();

function pathsOf(calls: Call[]): Paths {
  const paths = described.get(calls) ?? (openApiOf(calls, "http://localhost")["paths"] as Paths);
  described.set(calls, paths);
  return paths;
}

const patternOf = ({ path }: Call) => new RegExp(`^${path.replace("{id}", "[^/]+")}$`);
