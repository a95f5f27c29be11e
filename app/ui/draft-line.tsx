import { DRAFT_WORDS } from "../../domain/sending.ts";

/** Says that what is typed is kept on the device, and takes it away on request. */
export const DraftLine = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className="kept field full-width">
    <small>{DRAFT_WORDS.kept}</small>
    <button type="button" className="button small outlined" onClick={onDiscard}>
      {DRAFT_WORDS.discard}
    </button>
  </p>
);
