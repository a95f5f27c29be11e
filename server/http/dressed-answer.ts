import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

interface Variant {
  /** Names and values in turn, as `writeHead` takes them quickest. */
  headers: string[];
  body: Buffer;
}

/** An answer ready to be written as it is: each encoding with its headers. */
export interface DressedAnswer {
  status: number;
  etag: string;
  /** All encodings together. */
  bytes: number;
  headersOf304: string[];
  plain: Variant;
  brotli: Variant;
  gzip: Variant;
}

/** Below this size compression gains nothing. */
const WORTH_COMPRESSING = 512;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Prepares an answer to be written many times. */
export async function dress(answer: Response): Promise<DressedAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const common: string[] = [];
  answer.headers.forEach((value, name) => {
    if (name === "content-length" || name === "vary") return;
    // What is kept outlives its request; a fault is told once, to those who waited for it.
    if (name !== "x-request-id" || answer.status >= 500) common.push(name, value);
  });
  const vary = [answer.headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", ");
  if (answer.status === 200) common.push("etag", etag);
  common.push("vary", vary);
  const variant = (content: Buffer, encoding?: string): Variant => ({
    headers: [...common, ...(encoding ? ["content-encoding", encoding] : []), "content-length", String(content.length)],
    body: content,
  });
  const plain = variant(body);
  const small = body.length < WORTH_COMPRESSING;
  const brotli = small ? plain : variant(brotliCompressSync(body, QUICK), "br");
  const gzip = small ? plain : variant(gzipSync(body), "gzip");
  return { status: answer.status, etag, headersOf304: common, plain, brotli, gzip, bytes: sizeOf(plain, brotli, gzip) };
}

/** The same answer with its brotli body as small as it gets; takes some hundredths of a second of another thread. */
export async function dressSmaller(answer: DressedAnswer): Promise<DressedAnswer> {
  if (answer.brotli === answer.plain) return answer;
  const body = await promisify(brotliCompress)(answer.plain.body, SMALLEST);
  const headers = answer.brotli.headers.with(-1, String(body.length));
  const brotli = { headers, body };
  return { ...answer, brotli, bytes: sizeOf(answer.plain, brotli, answer.gzip) };
}

const sizeOf = (...variants: Variant[]) => variants.reduce((sum, { body }) => sum + body.length, 0);

type Encoding = "plain" | "brotli" | "gzip";
/** Browsers send a handful of spellings; each is read once. */
const read = new Map<string, Encoding>();

/** The smallest encoding that the visitor takes. */
export function variantFor(answer: DressedAnswer, acceptEncoding: string | string[] | undefined): Variant {
  if (typeof acceptEncoding !== "string") return answer.plain;
  let encoding = read.get(acceptEncoding);
  if (encoding === undefined) {
    encoding = encodingOf(acceptEncoding);
    if (read.size < 200) read.set(acceptEncoding, encoding);
  }
  return answer[encoding];
}

function encodingOf(acceptEncoding: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, "i").test(acceptEncoding);
  if (takes("br")) return "brotli";
  return takes("gzip") ? "gzip" : "plain";
}
