import { Trans } from "../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import type { FormPrivacyNotice } from "./form-notice.ts";

/** Privacy notice with its version. A plain link, so that typed text survives Back. */
export function PrivacyNotice({ notice: { says, rights, young, version } }: { notice: FormPrivacyNotice }) {
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <p className="field full-width">
      <small>
        {says} <Trans message={rights} values={{ link: <a href={address("/privacy")}>{places.privacy}</a> }} /> {young}
      </small>
      <input type="hidden" name="notice_version" value={version} />
    </p>
  );
}
