import { useControlMessages } from "./control-messages.ts";

/** "Draft saved", with Discard. Below the buttons, so that appearing does not move them. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  const messages = useControlMessages();
  return (
    <p className="draft-line field full-width">
      <small>{messages.draftKept}</small>
      <button type="button" className="button small outlined" onClick={onDiscard}>
        {messages.discard}
      </button>
    </p>
  );
}
