/** Bytes of text that one query reads at most, unless a single row has more: a few milliseconds of the event loop. */
const BATCH_BYTES = 256 * 1024;

/** Divides rows into batches, in their order, so that the texts of each batch have at most so many bytes. */
export function byteBatches<Row extends { bytes: number }>(rows: readonly Row[], most = BATCH_BYTES): Row[][] {
  const batches: Row[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = Number(row.bytes);
    if (size + bytes > most) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(row);
    size += bytes;
  }
  return batches;
}
