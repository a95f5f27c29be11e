import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingFor } from "../http-server/content-encoding.ts";
import { limitConcurrency } from "../rate-limit/concurrency-limit.ts";

/** About as long as rendering takes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const SMALLER = {
  brotli: { name: "br", compress: (body: Buffer) => promisify(brotliCompress)(body, QUICK) },
  gzip: { name: "gzip", compress: (body: Buffer) => promisify(gzip)(body) },
} as const;

/**
 * Compressions share four threads with passwords and files: one at a time, so that a storm of fresh pages delays no
 * login. Who would wait long gets the page as it is.
 */
const compressOne = limitConcurrency({ working: 1, waiting: 20, refusal: () => new TooManyWait() });
class TooManyWait extends Error {}

/** Compresses uncached pages and their data. */
export async function sendCompressed(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  const encoding = encodingFor(acceptEncoding);
  if (!response.body || encoding === "plain") return response;
  const { name, compress } = SMALLER[encoding];
  const uncompressed = Buffer.from(await response.arrayBuffer());
  const body = await compressOne(() => compress(uncompressed)).catch((error: unknown) => {
    if (error instanceof TooManyWait) return null;
    throw error;
  });
  if (!body) return new Response(uncompressed, response);
  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", name);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  return new Response(body, { status: response.status, headers });
}
