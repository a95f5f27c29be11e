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
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } }, to);

/** Loggable parts of an error. Drivers attach row values (`detail`, `where`), which may be personal data. */
export function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause } = fault;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeFault(cause) }) };
}
