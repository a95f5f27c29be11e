import { Socket } from "node:net";

/** What one read of a socket brings at most. */
const RECEIVE_BYTES = 64 * 1024;

const buffer = Buffer.alloc(RECEIVE_BYTES);

/** Fields behind the option `onread` of `net.Socket`, which `net.Server` does not pass on. */
const fields = Object.getOwnPropertySymbols(new Socket());
const [BUFFER, CALLBACK] = ["kBuffer", "kBufferCb"].map((name) =>
  fields.find(({ description }) => description === name),
);

interface Internals {
  _handle?: { useUserBuffer?: (buffer: Buffer<ArrayBuffer>) => void } | null;
}

/**
 * Calls `onChunk` for all that a new socket of a server receives. All sockets read into one buffer, so that a chunk
 * is valid only during the call: Node otherwise allocates 64 KiB for each read, and passes it through a stream.
 */
export function receive(socket: Socket, onChunk: (chunk: Buffer<ArrayBuffer>) => void): void {
  // Also makes the stream flow, so that it ends with the connection.
  socket.on("data", onChunk);
  const { _handle: handle } = socket as unknown as Internals;
  if (!BUFFER || !CALLBACK || !handle?.useUserBuffer) return;
  Object.assign(socket, {
    [BUFFER]: buffer,
    [CALLBACK]: (length: number) => onChunk(buffer.subarray(0, length)),
  });
  handle.useUserBuffer(buffer);
}

/** True for a part of that buffer, which the next read overwrites. */
export const isReceiveBuffer = (chunk: Buffer<ArrayBuffer>): boolean => chunk.buffer === buffer.buffer;
