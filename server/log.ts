import { type Logger, pino } from "pino";

/** Structured log, one JSON object a line. Never hand it a password, a code, a token or the text of a message. */
export type Log = Logger;

export const createLog = (level: string): Log => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
