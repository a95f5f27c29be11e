import { useEffect, useEffectEvent } from "react";
import { ENQUIRY_COPY } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { BULK_COPY, type BulkAct } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { BulkBar } from "../components/bulk-bar.tsx";
import { ActionButton } from "../components/buttons.tsx";
import type { IconName } from "../components/icon.tsx";
import { useKeyboardShortcuts } from "../hooks/use-keyboard-shortcuts.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { Selection } from "../hooks/use-selection.ts";
import { useAdmin } from "../lib/session.ts";
import type { BulkResult } from "./bulk-change.ts";

const DELETION = {
  title: ENQUIRY_COPY.confirmSelected,
  text: ENQUIRY_COPY.confirmSelectedText,
  verb: ENQUIRY_COPY.confirmSelectedButton,
};

const ACTS: readonly { act: BulkAct; label: string; icon: IconName; states: readonly Enquiry["state"][] }[] = [
  { act: "not-spam", label: BULK_COPY.buttons.notSpam, icon: "check", states: ["spam"] },
  { act: "take", label: BULK_COPY.buttons.take, icon: "person", states: ["new"] },
  { act: "release", label: BULK_COPY.buttons.release, icon: "restore", states: ["taken"] },
  { act: "answered", label: BULK_COPY.buttons.answered, icon: "check", states: ["new", "taken"] },
  { act: "spam", label: BULK_COPY.buttons.spam, icon: "flag", states: ["new", "taken"] },
];

const press = (key: string) => () => document.querySelector<HTMLElement>(`[data-bulk-key="${key}"]`)?.click();
const KEYS = { a: press("take"), m: press("answered"), u: press("release") };

interface EnquiryBulkBarProps {
  items: readonly Enquiry[];
  selection: Selection;
  /** Called before rows may be removed. */
  onAct: () => void;
}

/** What can be done with the selected enquiries, at the foot of the screen; nothing without a selection. */
export function EnquiryBulkBar({ items, selection, onAct }: EnquiryBulkBarProps) {
  const { busy, post, outcome } = useBulkChange();
  const deletion = usePostAction("submissions");
  const me = useAdmin();
  const chosen = items.filter(({ id }) => selection.isSelected(id));
  const keepLeft = useEffectEvent(({ left }: BulkResult) =>
    left.length > 0 ? selection.choose(left.map(({ id }) => id)) : selection.end(),
  );
  useEffect(() => {
    if (outcome) keepLeft(outcome);
  }, [outcome]);
  useKeyboardShortcuts(KEYS, 0);
  if (chosen.length === 0) return null;

  const change = (act: BulkAct) => {
    onAct();
    const enquiries = chosen.map(({ id, version, state, owner, remind_at }) => ({
      id,
      version,
      state,
      owner,
      remind_at,
    }));
    void post({ bulk: act, enquiries: JSON.stringify(enquiries) });
  };
  const remove = () => {
    const ids = new FormData();
    for (const { id } of chosen) ids.append("ids", String(id));
    return deletion.ask({ ...DELETION, target: chosen.map(({ name }) => name).join(", ") }, ids, onAct);
  };
  const offers = (act: BulkAct, states: readonly Enquiry["state"][]) =>
    chosen.some(
      ({ state, owner, urgent }) =>
        states.includes(state) &&
        !(act === "spam" && urgent) &&
        !(act === "release" && owner?.id !== me?.id && me?.role !== "owner"),
    );
  const acts = ACTS.filter(({ act, states }) => offers(act, states));
  return (
    <BulkBar name={BULK_COPY.selected} selection={selection}>
      {acts.map(({ act, label, icon }, place) => (
        <ActionButton
          key={act}
          look={place === 0 ? "button small" : "button small outlined"}
          icon={icon}
          label={label}
          data-bulk-key={act}
          busy={busy}
          onPress={() => change(act)}
        />
      ))}
      <ActionButton
        danger
        icon="trash"
        label={t("Delete Selected ({count})", { count: chosen.length })}
        busy={deletion.busy}
        onPress={remove}
      />
    </BulkBar>
  );
}

/** The same for the bar and the rows. */
export const useBulkChange = () => usePostAction<BulkResult>("several submissions");
