import { readdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { type Encoding, encodingFor, getHeader } from "./content-encoding.ts";
import { answerWithinTurn } from "./paced-reading.ts";
import { type StoredMessage, sendFromMemory } from "./send-from-memory.ts";

interface Deps {
  urls: ReadonlySet<string>;
  render(address: string, headers: { "Accept-Encoding": string }): Promise<Response>;
}

const HASHED_NAME = { brotli: "br", gzip: "gzip", plain: "identity" };

/**
 * In-memory cache of build assets in front of load shedding: a page without its stylesheet would be worse
 * than none. Range requests fall through.
 */
export function createAssetCache({ urls, render }: Deps): (next: RequestListener) => RequestListener {
  const cache = new Map<string, StoredMessage>();
  const pending = new Map<string, Promise<StoredMessage | null>>();

  const read = async (address: string, encoding: Encoding): Promise<StoredMessage | null> => {
    const rendered = await render(address, { "Accept-Encoding": HASHED_NAME[encoding] });
    if (rendered.status !== 200) return null;
    const body = Buffer.from(await rendered.arrayBuffer());
    const headers: string[] = [];
    rendered.headers.forEach((value, name) => {
      if (name !== "content-length" && name !== "x-request-id") headers.push(name, value);
    });
    return { headers: [...headers, "content-length", String(body.length)], body };
  };

  /** Single flight. */
  const renew = (key: string, address: string, encoding: Encoding) => {
    const flight = pending.get(key);
    if (flight) return flight;
    const reading = read(address, encoding)
      .then((file) => {
        if (file) cache.set(key, file);
        return file;
      })
      .finally(() => pending.delete(key));
    pending.set(key, reading);
    return reading;
  };

  return (next) => (request, response) => {
    const { method, url = "" } = request;
    if (!urls.has(url) || (method !== "GET" && method !== "HEAD") || getHeader(request, "range") !== undefined)
      return next(request, response);
    const encoding = encodingFor(getHeader(request, "accept-encoding"));
    const key = `${encoding} ${url}`;
    const respond = (file: StoredMessage) => sendFromMemory(response, 200, file);
    const file = cache.get(key);
    if (file) return respond(file);
    renew(key, url, encoding).then(
      (asset) => answerWithinTurn(request, () => (asset ? respond(asset) : next(request, response))),
      () => next(request, response),
    );
  };
}

/** Public URLs of all files in a folder, without precompressed variants. */
export function getAssetUrls(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  return new Set(paths.filter((path) => !/\.(br|gz)$/.test(path)));
}
