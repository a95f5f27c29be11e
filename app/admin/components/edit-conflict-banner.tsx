import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type AuditEntry, type AuditedKind, VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { type OpenedVersion, useNewerVersion } from "../hooks/use-newer-version.ts";
import { dropDraft, getDraftVersion, isDraftSaved } from "../lib/drafts.ts";
import { formatRelative } from "../lib/format-date.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import styles from "./edit-conflict-banner.module.css";

const EntryDiff = loadOnTouch(async () => (await import("./entry-diff.tsx")).EntryDiff);

interface EditConflictBannerProps {
  kind: AuditedKind;
  item: OpenedVersion;
  draft: string;
}

/** Hidden version fields, and a banner when the item was changed by others. */
export function EditConflictBanner({ kind, item, draft }: EditConflictBannerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [initial, setInitial] = useState(() => ({ item, version: getDraftVersion(draft, item.id) ?? item.version }));
  // The page may be loaded again before the answer of a save arrives.
  const dropSaved = useEffectEvent(() => {
    const form = field.current?.form;
    if (initial.version === item.version || !form || !isDraftSaved(draft, item, form)) return;
    dropDraft(draft);
    setInitial({ item, version: item.version });
  });
  useLayoutEffect(() => dropSaved(), []);
  const [newest, ...others] = useNewerVersion(kind, initial.item, initial.item.version - initial.version);
  return (
    <>
      <input ref={field} type="hidden" name="id" value={initial.item.id} />
      <input type="hidden" name="version" value={initial.version} />
      {/* A draft based on an older version says nothing about untouched fields. */}
      {initial.version === initial.item.version && (
        <input type="hidden" name="seen" value={JSON.stringify(initial.item)} />
      )}
      <div role="status" className={styles.announcement}>
        {newest && <NewerChanges acts={[newest, ...others]} />}
      </div>
    </>
  );
}

function NewerChanges({ acts }: { acts: [AuditEntry, ...AuditEntry[]] }) {
  const [{ who, at, fields }] = acts;
  const changes = Object.values(fields);
  // Some actions record no fields.
  const deleted = changes.length > 0 && changes.every(({ after }) => after === null);
  const message = deleted ? VERSION_COPY.deletedSince : VERSION_COPY.changedSince;
  return (
    <div className={styles.newer}>
      <p lang={detectLanguage(who.name)}>
        <b>{interpolate(message, { name: who.name, when: formatRelative(at) })}</b>{" "}
        {deleted ? VERSION_COPY.textKept : VERSION_COPY.textKeptToMerge}
      </p>
      {!deleted && (
        <details>
          <summary>{VERSION_COPY.seeChanges}</summary>
          {acts.map((act) => (
            <EntryDiff key={act.id} entry={act} />
          ))}
        </details>
      )}
    </div>
  );
}
