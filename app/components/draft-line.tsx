import { useControlWords } from "./control-messages.ts";

/** "Draft saved", with Discard. Below the buttons, so that appearing does not move them. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  const words = useControlWords();
  return (
    <p className="draft-line field full-width">
      <small>{words.draftKept}</small>
      <button type="button" className="button small outlined" onClick={onDiscard}>
        {words.discard}
      </button>
    </p>
  );
}
