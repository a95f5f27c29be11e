import fc from "fast-check";
import { text, value } from "./hostile.ts";

export interface FuzzBody {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const toBytes = (whole: string) => encoder.encode(whole);
const encode = (whole: string) => encodeURIComponent(whole.toWellFormed());

const names = (fields: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(fields.length > 0 ? fields : ["name"])) },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "altcha", "status", "id", "a[b]", "") },
    { weight: 1, arbitrary: text },
  );

const BROKEN = [
  ...'|{|[]|null|"text"|1e999|{"a":1e999}|{"a":01}|{\'a\':1}|{"a":"\\ud800"}|\ufeff{}'.split("|"),
  '{"a":"\\u0000"}',
  "[".repeat(30_000),
  '{"a":'.repeat(9000),
  `{"a":"${"x".repeat(70_000)}"}`,
  `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join()}}`,
  `{"ids":[${"1,".repeat(30_000)}1]}`,
  `{"ids":[${"{},".repeat(20_000)}1]}`,
  `{"district":"Kannur","contacts":[${'"",'.repeat(20_000)}""]}`,
].map(toBytes);

function json(fields: readonly string[]): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  // Serialised by hand to allow `__proto__` and duplicate keys.
  const object = fc
    .array(fc.tuple(names(fields), value), { maxLength: 10 })
    .map((pairs) => pairs.map(([name, held]) => `${JSON.stringify(name)}:${JSON.stringify(held)}`).join(","))
    .map((pairs) => toBytes(`{${pairs}}`));
  return fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
    // Truncated, or invalid UTF-8.
    { weight: 1, arbitrary: fc.tuple(object, fc.nat(200)).map(([bytes, cut]) => bytes.slice(0, cut)) },
    { weight: 1, arbitrary: object.map((bytes) => Uint8Array.from([0xff, 0xc0, ...bytes])) },
  );
}

/** Too many fields, or too long a name. */
const LARGE_FORMS = ["a=&".repeat(16_500), "&".repeat(60_000), `${"n".repeat(64_000)}=`].map(toBytes);

const urlEncoded = (fields: readonly string[]) =>
  fc.oneof(
    {
      weight: 19,
      arbitrary: fc
        .array(fc.tuple(names(fields), text, fc.constantFrom("=", "", "==", "%", "&")), { maxLength: 8 })
        .map((parts) => toBytes(parts.map(([name, held, sign]) => encode(name) + sign + encode(held)).join("&"))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...LARGE_FORMS) },
  );

const MAGIC = [
  "%PDF-1.7\n",
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff\xe0",
  "GIF89a",
  "<svg onload=fuzz>",
  "<html>",
  "MZ",
  "",
];

const quote = (whole: string) =>
  whole
    .toWellFormed()
    .replaceAll('"', "%22")
    .replace(/[\r\n]/g, "%0D");

const part = (fields: readonly string[]) =>
  fc
    .record({
      name: names(fields).map(quote),
      file: fc.option(text.map(quote)),
      type: fc.constantFrom("", "application/pdf", "image/png", "image/svg+xml", "text/html", 'a/b; c="d'),
      magic: fc.constantFrom(...MAGIC),
      rest: fc.oneof(
        text,
        fc.nat(8000).map((n) => "x".repeat(n)),
      ),
    })
    .map(({ name, file, type, magic, rest }) => {
      const disposition = `form-data; name="${name}"${file === null ? "" : `; filename="${file}"`}`;
      return `Content-Disposition: ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${magic}${rest}`;
    });

const BOUNDARY = "fuzz-boundary";

const multipart = (fields: readonly string[]): fc.Arbitrary<FuzzBody> =>
  fc
    .record({
      parts: fc.oneof(
        { weight: 9, arbitrary: fc.array(part(fields), { maxLength: 4 }) },
        { weight: 1, arbitrary: part(fields).map((item) => Array<string>(300).fill(item.slice(0, 90))) },
      ),
      boundary: fc.constantFrom(BOUNDARY, BOUNDARY, BOUNDARY, BOUNDARY, "other", "", '"', "x".repeat(200)),
      cut: fc.option(fc.nat(400)),
    })
    .map(({ parts, boundary, cut }) => {
      const whole = `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join("")}--${BOUNDARY}--\r\n`;
      return { type: `multipart/form-data; boundary=${boundary}`, bytes: toBytes(whole.slice(0, cut ?? undefined)) };
    });

const TYPES = (
  "application/json|application/json; charset=utf-16|application/x-www-form-urlencoded|multipart/form-data|text/plain|" +
  'multipart/form-data; boundary=|text/html|application/octet-stream|application/json, text/html|"><script>fuzz|/|'
).split("|");

export function bodyFor(fields: readonly string[]): fc.Arbitrary<FuzzBody | null> {
  const typed = (type: string) => (bytes: Uint8Array<ArrayBuffer>) => ({ type, bytes });
  const random = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes));
  const honest = fc.oneof(
    { weight: 5, arbitrary: json(fields).map(typed("application/json")) },
    { weight: 2, arbitrary: urlEncoded(fields).map(typed("application/x-www-form-urlencoded")) },
    { weight: 2, arbitrary: multipart(fields) },
    { weight: 1, arbitrary: random.map(typed("application/octet-stream")) },
  );
  return fc.oneof(
    { weight: 7, arbitrary: honest },
    { weight: 1, arbitrary: fc.tuple(honest, fc.constantFrom(...TYPES)).map(([{ bytes }, type]) => ({ type, bytes })) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
