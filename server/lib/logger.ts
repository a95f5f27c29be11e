import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log, one JSON object per line. Never log passwords, codes, tokens or message text. */
export type Log = Logger;

/** Drops lines that cannot be written (disk full) instead of blocking. */
const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {}
  },
};

export const createLog = (level: string, to: DestinationStream = standardOutput): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, to);

/** Loggable parts of an error. Drivers attach row values (`detail`, `where`), which may be personal data. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
