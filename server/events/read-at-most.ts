/**
 * The whole body of an answer that may come from anybody.
 * @throws Error as soon as it holds more than `limit` bytes, declared or not.
 */
export async function readAtMost(answer: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(answer.headers.get("Content-Length") ?? 0) > limit) throw new Error("its answer is too large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error("its answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
