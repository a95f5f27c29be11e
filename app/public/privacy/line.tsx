import { Filled } from "../../words/filled.tsx";
import { useAddress, useWords } from "../../words/use-words.ts";

/**
 * The quiet line under a form. A plain link, so that what was typed is still there when the visitor comes back.
 */
export function PrivacyLine({ sentence }: { sentence: `${string}{link}${string}` }) {
  const { places } = useWords("layout");
  const address = useAddress();
  return (
    <p className="field full-width">
      <small>
        <Filled sentence={sentence} with={{ link: <a href={address("/privacy")}>{places.privacy}</a> }} />
      </small>
    </p>
  );
}
