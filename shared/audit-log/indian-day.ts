import * as z from "zod/mini";
import { errorCodes } from "../validation/errors.ts";
import type { AUDIT_LOG_ERRORS } from "./audit-log.ts";

const code = errorCodes<typeof AUDIT_LOG_ERRORS>();

/** 2026-11-22. */
export const indianDay = z.optional(
  z.iso.date({ error: code("day-invalid") }).check(z.regex(/^2/, { error: code("day-invalid") })),
);
