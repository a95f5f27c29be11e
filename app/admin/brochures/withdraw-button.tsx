import { BROCHURE_WORDS, type BrochureOfStaff } from "../../../shared/brochures/brochures.ts";
import { ActionButton } from "../components/action-button.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";

const words = BROCHURE_WORDS;

interface WithdrawButtonProps {
  brochure: BrochureOfStaff;
  next: BrochureOfStaff | undefined;
  onWithdraw: () => void;
}

export function WithdrawButton({ brochure, next, onWithdraw }: WithdrawButtonProps) {
  const { id, name } = brochure;
  const after = next ? words.nextTakesItsPlace.replace("{next}", () => next.name) : words.noneTakesItsPlace;
  const asked = { ...words, confirmText: `${words.confirmText} ${after}` };
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
