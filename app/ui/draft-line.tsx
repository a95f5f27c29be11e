import { DRAFT_WORDS } from "../../domain/sending.ts";

/** Says that what is typed is kept on the device, and takes it away on request. */
export const DraftLine = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className="kept f w">
    <small>{DRAFT_WORDS.kept}</small>
    <button type="button" className="btn sm line" onClick={onDiscard}>
      {DRAFT_WORDS.discard}
    </button>
  </p>
);
