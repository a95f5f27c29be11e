import type { AuditEntry } from "../../../shared/audit-log/audit-log.ts";
import { getFieldDiff } from "../lib/field-diff.ts";
import { FieldDiff } from "./field-diff.tsx";

/** Changes of an entry of the history. */
export const EntryDiff = ({ entry }: { entry: AuditEntry }) => <FieldDiff changes={getFieldDiff(entry)} />;
