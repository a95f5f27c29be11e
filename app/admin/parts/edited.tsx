import { useState } from "react";
import { fill } from "../../../domain/filled.ts";
import type { HistoryRow } from "../../../domain/history.rules.ts";
import { type HistoryKind, VERSION_WORDS } from "../../../domain/history.ts";
import { languageOf } from "../../ui/language.ts";
import { versionOfDraft } from "../draft.ts";
import { indianMoment } from "../indian-time.ts";
import { changesOf } from "./changed-fields.ts";
import { Changes } from "./changes.tsx";
import styles from "./edited.module.css";
import { type Begun, useNewer } from "./newer.ts";

interface EditedProps {
  kind: HistoryKind;
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

function Newer({ acts }: { acts: [HistoryRow, ...HistoryRow[]] }) {
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
