import { BROCHURE_WORDS, type BrochureOfStaff } from "../../../domain/brochures.ts";
import { useDeletion } from "../parts/edit-and-delete.tsx";
import { Icon } from "../parts/icon.tsx";

const words = BROCHURE_WORDS;

interface WithdrawButtonProps {
  brochure: BrochureOfStaff;
  /** What takes its place. */
  next: BrochureOfStaff | undefined;
  /** Told before the brochure may go away. */
  onWithdraw: () => void;
}

/** Takes the brochure from the site, after asking. */
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
      <button
        className="button small outlined danger"
        type="button"
        aria-disabled={busy || undefined}
        onClick={deleteIt}
      >
        <Icon name="trash" />
        Withdraw Brochure
      </button>
    </p>
  );
}
