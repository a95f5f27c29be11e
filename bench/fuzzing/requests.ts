import fc from "fast-check";
import { bodyFor, type FuzzBody } from "./bodies.ts";
import { MARKUP, text } from "./hostile.ts";

export interface Place {
  /** OpenAPI path. */
  path: string;
  method: string;
  fields: readonly string[];
}

export interface FuzzRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: [name: string, value: string][];
  body: FuzzBody | null;
  /** Authenticated. */
  known: boolean;
}

const ODD_IDS =
  "0 -1 1.5 2147483647 2147483648 99999999999999999999 abc %00 %ff 1e3 %2e%2e%2f1 %E0%B4%95 % 1;2 NaN".split(" ");
const id = fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) }, fc.constantFrom(...ODD_IDS));

const SPELLINGS: ((path: string) => string)[] = [
  (path) => `${path}.data`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/../..${path}`,
  (path) => `${path}/%2e%2e/%2e%2e/etc/passwd`,
  (path) => `${path}%00`,
  (path) => `${path}%c0%af`,
  (path) => `${path}%`,
  (path) => `${path}/${encodeURIComponent(MARKUP)}`,
  (path) => `${path}/"><script>fuzz</script>`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/${"x".repeat(5000)}`,
  (path) => `${path};a=b`,
  (path) => `${path}\\..\\`,
  (path) => `${path}/\u0d15`,
];

/** Undocumented URLs: files, scanner targets and framework internals. */
const FURTHER = (
  "/_root.data /__manifest?p=%2F&p=%2Fevents&version=x /api/docs /api/openapi.json /healthz /metrics /readyz /files/x " +
  "/files/../../etc/passwd /assets/none.js /.env /.git/config /feed/event-updates /favicon.ico /* /:id //evil.test /api/"
).split(" ");
const PARAMETERS =
  "page limit offset status q show add sent district from upto e index _routes _data __proto__ a[] token".split(" ");

const query = fc
  .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARAMETERS) }, text), text, fc.boolean()), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([name, held, raw]) => `${written(name)}=${raw ? plain(held) : written(held)}`).join("&"));

const written = (whole: string) => encodeURIComponent(whole.toWellFormed());
/** Unencoded, without characters that would end the request line. */
const plain = (whole: string) => whole.toWellFormed().replace(/[\s\0#]/gu, "+");

const RANGES = [
  ..."bytes=0- bytes=-1 bytes=9-1 bytes=0-0,1-1,2-2 bytes=99999999999999999999- lines=1-2 bytes=a-b".split(" "),
  `bytes=${"0-0,".repeat(900)}1-1`,
];

const HEADERS: [string, readonly string[]][] = [
  ["Range", RANGES],
  ["If-None-Match", ["*", '"x"', 'W/"x"', '"', MARKUP, '"x",'.repeat(500)]],
  ["If-Modified-Since", ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["Accept", ["text/html", "application/json", "*/*;q=x", ",,,", MARKUP]],
  ["Accept-Encoding", ["br", "gzip;q=0", "identity;q=0, *;q=0", "br;q=1000", "zstd, x", ""]],
  ["Accept-Language", ["ml", "x".repeat(2000)]],
  ["Host", ["evil.test", "evil.test:99999", "[::1", "a b", MARKUP, "", "localhost:3000@evil.test"]],
  ["X-Forwarded-Host", ["evil.test", MARKUP]],
  ["X-Forwarded-For", ["127.0.0.1", "203.0.113.8:50001", "[2001:db8::9]:443", "::ffff:1.2.3.4, fe80::1%eth0", MARKUP]],
  ["X-Forwarded-Proto", ["https", "javascript"]],
  ["X-HTTP-Method-Override", ["DELETE"]],
  ["Origin", ["null", "https://evil.test", MARKUP]],
  ["Referer", ["https://evil.test/", MARKUP]],
  ["Cookie", ["a=b", "=", MARKUP, "a=%", "x=".repeat(1000)]],
  [
    "Authorization",
    ["Bearer", `Bearer ${"x".repeat(43)}`, "Basic Og==", "Bearer  a b", `Bearer ${"_".repeat(5000)}`, MARKUP],
  ],
  ["Content-Length", ["0", "-1", "1e3", "99999999999", "5, 5", "x"]],
  ["Content-Encoding", ["gzip", "br", "x"]],
  ["Expect", ["100-continue", "200-ok"]],
  ["Upgrade", ["websocket", "h2c"]],
  ["User-Agent", [MARKUP, "x".repeat(4000)]],
  ["x-api-key", ["", "x", MARKUP]],
  ["X-React-Router-Request", ["1"]],
];

const KNOWN_HEADERS = HEADERS.flatMap(([name, values]) => values.map((held): [string, string] => [name, held]));
const OTHER_HEADERS = fc.constantFrom("X-Fuzz", "DNT", "Via", "TE", "Forwarded", "Sec-Fetch-Site");

const header: fc.Arbitrary<[string, string]> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...KNOWN_HEADERS) },
  { weight: 1, arbitrary: fc.tuple(OTHER_HEADERS, text.map(latin)) },
);

/** Valid in headers. */
function latin(whole: string): string {
  return whole.replace(/[^\x20-\x7e\x80-\xff]/g, "?").slice(0, 4000);
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "QUERY", "PROPFIND", "get", "FUZZ"];

export function badRequests(places: readonly Place[]): fc.Arbitrary<FuzzRequest> {
  const nowhere = requestTo({ path: "/", method: "GET", fields: [] });
  return fc.oneof(
    ...places.map((place) => ({ weight: 12, arbitrary: requestTo(place) })),
    ...FURTHER.map((path) => ({ weight: 3, arbitrary: requestTo({ path, method: "GET", fields: [] }) })),
    {
      weight: 40,
      arbitrary: fc.tuple(text, nowhere).map(([path, request]) => ({ ...request, target: `/${written(path)}` })),
    },
  );
}

const requestTo = ({ path, method: usual, fields }: Place): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      id,
      spelling: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(...SPELLINGS)),
      method: fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, fc.constantFrom(...METHODS)),
      query: fc.oneof(fc.constant(null), query),
      headers: fc.array(header, { maxLength: 4 }),
      body: bodyFor(fields),
      known: fc.boolean(),
    })
    .map(({ id, spelling, method, query, headers, body, known }) => {
      const asked = path.replace(/\{\w+\}/g, id);
      const spelt = spelling ? spelling(asked) : asked;
      return {
        method,
        target: query === null ? spelt : `${spelt}?${query}`,
        headers,
        body: /^(get|head)$/i.test(method) ? null : body,
        known,
      };
    });
