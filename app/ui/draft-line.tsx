import { useControlWords } from "./control-words.ts";

/**
 * Says that what is typed is kept on the device, and takes it away on request. It comes with the first letter, or with
 * React while a button is being pressed: it stands where it moves no button, below them.
 */
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
