import { type AdminBrochure, BROCHURE_COPY } from "../../../shared/brochures/brochures.ts";
import { ActionButton } from "../components/action-button.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";

const copy = BROCHURE_COPY;

interface WithdrawButtonProps {
  brochure: AdminBrochure;
  next: AdminBrochure | undefined;
  onWithdraw: () => void;
}

export function WithdrawButton({ brochure, next, onWithdraw }: WithdrawButtonProps) {
  const { id, name } = brochure;
  const after = next ? copy.nextTakesItsPlace.replace("{next}", () => next.name) : copy.noneTakesItsPlace;
  const asked = { ...copy, confirmText: `${copy.confirmText} ${after}` };
  const { busy, deleteIt } = useDeletion({
    key: `brochure ${id}`,
    seen: brochure,
    words: asked,
    what: name,
    onDelete: onWithdraw,
  });
  return (
    <p className="button-row">
      <ActionButton icon="trash" label="Withdraw Brochure" danger busy={busy} onPress={deleteIt} />
    </p>
  );
}
