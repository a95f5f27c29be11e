import type { IncomingMessage } from "node:http";

/** @throws Error beyond `limit` bytes, declared or not */
export async function readAtMost(answer: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(answer.headers["content-length"] ?? 0) > limit) throw new Error("it is too large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit) throw new Error("it is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
