import * as z from "zod/mini";
import { errorCodes } from "../validation/errors.ts";
import { type AUDIT_LOG_ERRORS, AUDITED_KINDS } from "./audit-log.ts";

const value = z.nullable(
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number(), z.record(z.string(), z.string())]))]),
);
export type FieldValue = z.output<typeof value>;

const fields = z.record(z.string(), z.object({ before: value, after: value }));
export type ChangedFields = z.output<typeof fields>;

/** `label` is null where it would hold a visitor's words. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  who: z.object({ id: z.int(), name: z.string() }),
  act: z.string(),
  about: z.object({
    kind: z.enum(AUDITED_KINDS),
    id: z.nullable(z.int()),
    label: z.nullable(z.string()),
  }),
  fields,
  can_put_back: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Version and last change, for staff. */
export const versioned = {
  version: z.int(),
  changed: z.nullable(z.object({ by: z.object({ id: z.int(), name: z.string() }), at: z.string() })),
};
export type Versioned = z.output<z.ZodMiniObject<typeof versioned>>;

const code = errorCodes<typeof AUDIT_LOG_ERRORS>();

/** 2026-11-22. */
export const indianDay = z.optional(
  z.iso.date({ error: code("day-invalid") }).check(z.regex(/^2/, { error: code("day-invalid") })),
);
