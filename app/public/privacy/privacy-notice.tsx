import { Filled } from "../../i18n/trans.tsx";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import type { FormPrivacyNotice } from "./form-notice.ts";

/** Privacy notice with its version. A plain link, so that typed text survives Back. */
export function PrivacyNotice({ notice: { says, rights, young, version } }: { notice: FormPrivacyNotice }) {
  const { places } = useWords("layout");
  const address = useAddress();
  return (
    <p className="field full-width">
      <small>
        {says} <Filled sentence={rights} with={{ link: <a href={address("/privacy")}>{places.privacy}</a> }} /> {young}
      </small>
      <input type="hidden" name="notice_version" value={version} />
    </p>
  );
}
