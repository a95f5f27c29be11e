import { useState } from "react";
import type { AuditEntry } from "../../../shared/audit-log/audit-log.schema.ts";
import { type AuditedKind, VERSION_WORDS } from "../../../shared/audit-log/audit-log.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { languageOf } from "../../components/language.ts";
import { type Begun, useNewer } from "../hooks/use-newer-version.ts";
import { versionOfDraft } from "../lib/drafts.ts";
import { changesOf } from "../lib/field-diff.ts";
import { indianMoment } from "../lib/format-date.ts";
import styles from "./edit-conflict-banner.module.css";
import { Changes } from "./field-diff.tsx";

interface EditedProps {
  kind: AuditedKind;
  item: Begun;
  draft: string;
}

/** Hidden version fields, and a banner when the item was changed by others. */
export function Edited({ kind, item, draft }: EditedProps) {
  const [begun] = useState(() => ({ item, version: versionOfDraft(draft, item.id) ?? item.version }));
  const [newest, ...others] = useNewer(kind, begun.item, begun.item.version - begun.version);
  return (
    <>
      <input type="hidden" name="id" value={begun.item.id} />
      <input type="hidden" name="version" value={begun.version} />
      {/* A draft based on an older version says nothing about untouched fields. */}
      {begun.version === begun.item.version && <input type="hidden" name="seen" value={JSON.stringify(begun.item)} />}
      <div role="status" className={styles.announcement}>
        {newest && <Newer acts={[newest, ...others]} />}
      </div>
    </>
  );
}

function Newer({ acts }: { acts: [AuditEntry, ...AuditEntry[]] }) {
  const [{ who, at, fields }] = acts;
  const changes = Object.values(fields);
  // Some actions record no fields.
  const deleted = changes.length > 0 && changes.every(({ after }) => after === null);
  const sentence = deleted ? VERSION_WORDS.deletedSince : VERSION_WORDS.changedSince;
  return (
    <div className={styles.newer}>
      <p lang={languageOf(who.name)}>
        <b>{fill(sentence, { name: who.name, when: indianMoment(at) })}</b>{" "}
        {deleted ? VERSION_WORDS.typedStays : VERSION_WORDS.typedStaysToChoose}
      </p>
      {!deleted && (
        <details>
          <summary>{VERSION_WORDS.seeChanges}</summary>
          {acts.map((act) => (
            <Changes key={act.id} changes={changesOf(act)} />
          ))}
        </details>
      )}
    </div>
  );
}
