import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { publicAddressOf } from "./public-address.ts";

/** Bounds of one picture (contract, "Event feed"). */
const TIME_LIMIT = 10_000;
const SIZE_LIMIT = 10 * 1024 * 1024;

/**
 * The bytes of a picture that a list names. Redirects are not followed; nothing is sent but the question.
 * @param feed The feed's own address: its host and port may be asked whatever network they are in. Any other host must
 *   be public.
 * @throws Error in a few words when it cannot be had.
 */
export async function fetchPicture(address: string, feed: string | undefined, stopped: AbortSignal): Promise<Buffer> {
  const url = new URL(address);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIME_LIMIT)]);
  try {
    const pinned =
      feed !== undefined && placeOf(url) === placeOf(new URL(feed)) ? null : await publicAddressOf(url.hostname);
    const answer = await ask(url, pinned, signal);
    try {
      if (answer.statusCode !== 200) throw new Error(`it answered ${answer.statusCode}`);
      return await bodyOf(answer);
    } finally {
      answer.destroy();
    }
  } catch (fault) {
    throw signal.aborted ? new Error("it did not come in time") : fault;
  }
}

/** Host and port; the port of the scheme where none is written. */
const placeOf = ({ protocol, hostname, port }: URL) => `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;

function ask(
  url: URL,
  pinned: { address: string; family: 4 | 6 } | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { Accept: "image/avif,image/webp,image/png,image/jpeg,image/gif", "Accept-Encoding": "identity" },
    // Whatever the name means by now, the address that was checked is the one that is asked.
    ...(pinned && {
      lookup: (_name, { all }, done) => (all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)),
    }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, resolve);
    request.once("error", reject);
    request.end();
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > SIZE_LIMIT) throw new Error("it is too large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > SIZE_LIMIT) throw new Error("it is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
