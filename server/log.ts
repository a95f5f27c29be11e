import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log, one JSON object a line. Never hand it a password, a code, a token or the text of a message. */
export type Log = Logger;

/** What cannot be written, as to a file on a full disk, is dropped: the log keeps nobody waiting. */
const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // There is nowhere to tell it.
    }
  },
};

/** Writes to standard output, or where `to` says. */
export const createLog = (level: string, to: DestinationStream = standardOutput): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } }, to);

/**
 * What the log tells of a fault. Not what drivers hang on it besides: PostgreSQL repeats the values of the row in
 * `detail` and `where`, and those may be somebody's name or address.
 */
export function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause } = fault;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeFault(cause) }) };
}
