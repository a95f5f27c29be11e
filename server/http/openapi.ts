import * as z from "zod";
import { EVENT_KEY } from "../../shared/events/event.ts";
import { LARGEST_NUMBER } from "../database/largest-number.ts";
import { MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { ERROR_MESSAGES } from "../lib/error-messages.ts";
import type { Endpoint } from "./endpoint.ts";
import { STATUS } from "./error-response.ts";

type Json = Record<string, unknown>;

/** Node's limit for all headers. */
const TARGET_LIMIT = 16 * 1024;

const ERROR_RESPONSES: Record<number, string> = {
  400: "The body, an id or a parameter is malformed.",
  401: "The token is missing, unknown, expired or revoked.",
  403: "The role does not allow it.",
  404: "Not found.",
  405: "Method not allowed.",
  409: "Conflict with the current state.",
  412: "`If-Match` names another version; `current` is the current version.",
  413: "The body or the file is too large.",
  415: "Unsupported media type.",
  422: "Well formed but invalid; `message` is the first rule that failed, `errors` has a sentence for each field, `codes` its code.",
  429: "Too many requests; `Retry-After` says when to retry.",
  500: "Internal error.",
  502: "The event feed is unavailable and there is no cached list.",
  503: "Overloaded, or a dependency is unavailable; `Retry-After` says when to retry.",
};

/** OpenAPI 3.1 document of the endpoints. */
export function toOpenApi(calls: Endpoint[], origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    (paths[call.path] as Json)[call.method.toLowerCase()] = toOperation(call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Drug-Free Kerala",
      version: "1.0.0",
      description: "The API of the public website and its admin.",
      contact: { name: "State Sports Council", url: origin },
      license: { name: "Proprietary", url: origin },
    },
    // Marks the API as public for API inventories.
    servers: [{ url: origin, "x-internal": false }],
    tags: getTags(calls).map((name) => ({ name, description: `Endpoints of ${name}.` })),
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "The token that the login returns." } },
      schemas: { Refusal: ERROR_RESPONSE },
    },
  };
}

const ERROR_RESPONSE = {
  type: "object",
  description: "The error message.",
  properties: {
    message: { type: "string" },
    code: {
      type: "string",
      description: "The stable error code of `message`.",
      enum: Object.keys(ERROR_MESSAGES),
    },
    errors: { type: "object", additionalProperties: { type: "string" } },
    codes: {
      type: "object",
      description: "The error code of each field in `errors`.",
      additionalProperties: { type: "string" },
    },
    current: { type: "object", description: "With 412: the current version.", additionalProperties: true },
    used_in: {
      type: "array",
      description: "With 409 on the deletion of a picture: what uses it.",
      items: { type: "object", additionalProperties: true },
    },
    request: { type: "string", description: "The request's id in the server's log." },
  },
  required: ["message", "code"],
};

function toOperation(call: Endpoint): Json {
  return {
    operationId: getOperationId(call),
    summary: call.summary,
    description: `${call.summary}.`,
    tags: [getTag(call)],
    security: call.act ? [...(call.open ? [{}] : []), { token: [] }] : [],
    parameters: [...pathParameters(call), ...versionParameter(call), ...queryParameters(call)],
    ...(toRequestBody(call) && { requestBody: { required: !call.optionalBody, content: toRequestBody(call) } }),
    responses: { ...toResponse(call), ...getErrorResponses(call) },
  };
}

const getTag = ({ path }: Endpoint) => path.split("/")[2] ?? "";
const getTags = (calls: Endpoint[]) => [...new Set(calls.map(getTag))];
const getOperationId = ({ method, path }: Endpoint) =>
  method.toLowerCase() +
  path
    .replace(method === "GET" ? /\/\{id\}$/ : /(?<=s)\/\{id\}$/, "-one")
    .replace(/\{key\}\/\{n\}$/, "one")
    .replace(/\{\w+\}/g, "")
    .replace(/[/-]+(\w?)/g, (_, email: string) => email.toUpperCase());

const NUMBER = { type: "integer", format: "int32", minimum: 1, maximum: LARGEST_NUMBER };
const IN_PATHS: Record<string, Json> = {
  id: NUMBER,
  key: { type: "string", pattern: EVENT_KEY.source, minLength: 16, maxLength: 16 },
  n: NUMBER,
};

const getPathParamNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const pathParameters = ({ path }: Endpoint) =>
  getPathParamNames(path).map((name) => ({ name, in: "path", required: true, schema: IN_PATHS[name] }));

const versionParameter = ({ versioned }: Endpoint) =>
  versioned
    ? [
        {
          name: "If-Match",
          in: "header",
          required: false,
          description: "The version to change, in quotes; without it the last write wins.",
          schema: { type: "string", maxLength: TARGET_LIMIT },
        },
      ]
    : [];

function queryParameters({ query }: Endpoint): Json[] {
  const { properties = {} } = query ? toSchema(query, "input", TARGET_LIMIT) : {};
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
}

const PROOF = {
  type: "string",
  maxLength: 4096,
  description: "The solved challenge of /api/challenge, as base64 JSON: it allows more posts from one address.",
};

function toRequestBody({ body, upload, acceptsProof }: Endpoint): Json | undefined {
  const schema = body ? toSchema(body.schema, "input", MAX_BODY_BYTES) : { type: "object", properties: {} };
  if (acceptsProof) schema["properties"] = { ...(schema["properties"] as Json), altcha: PROOF };
  if (!upload) return body && { "application/json": { schema } };
  const files = Object.entries(upload).map(([field, { atMost }]) => [
    field,
    { type: "string", format: "binary", maxLength: atMost },
  ]);
  const properties = { ...(schema["properties"] as Json), ...Object.fromEntries(files) };
  return { "multipart/form-data": { schema: { ...schema, properties } } };
}

const VERSION = { ETag: { description: "The version after the change, in quotes.", schema: { type: "string" } } };

const toResponse = ({ method, status, response, versioned, download, csv }: Endpoint): Json => ({
  [status]: {
    description: "Done.",
    ...(versioned && method !== "DELETE" && { headers: VERSION }),
    ...(download && { content: { [download]: { schema: { type: "string" } } } }),
    ...(response && {
      content: {
        "application/json": { schema: toSchema(response, "output") },
        ...(csv && { "text/csv": { schema: { type: "string" } } }),
      },
    }),
  },
});

function getErrorResponses({ path, act, authorize, body, upload, query, versioned, errors = [] }: Endpoint): Json {
  const reads = body !== undefined || upload !== undefined;
  const statuses = [
    ...(reads || query || path.includes("{") ? [400] : []),
    ...(act || authorize ? [401] : []),
    ...(act ? [403] : []),
    ...(path.includes("{") || authorize ? [404] : []),
    405,
    ...(versioned ? [412] : []),
    ...(reads ? [413, 415, 422] : []),
    429,
    500,
    503,
    ...errors.map((because) => STATUS[because]),
  ];
  const seconds = { type: "integer", format: "int32", minimum: 1, maximum: 3600 };
  const headers = { "Retry-After": { description: "Seconds to wait.", schema: seconds } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      { description: ERROR_RESPONSES[status], ...([429, 503].includes(status) && { headers }), content },
    ]),
  );
}

/** @param most bound for strings without a limit of their own, in bytes */
function toSchema(schema: NonNullable<Endpoint["query"]>, io: "input" | "output", most?: number): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema: said }) {
      const bounded = "maxLength" in said || "enum" in said || "const" in said;
      if (said.type === "string" && most !== undefined && !bounded) said.maxLength = most;
      if (said.type !== "integer") return;
      said.format = Number(said.maximum) <= LARGEST_NUMBER ? "int32" : "int64";
      // It bounds the string that the number is parsed from.
      delete said.maxLength;
    },
  });
  return described;
}
