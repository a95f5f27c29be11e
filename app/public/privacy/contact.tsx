import { Link } from "react-router";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";

/** Falls back to the enquiry form. */
export function WhomToAsk({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const { removed } = useMessages("privacy");
  const address = useLocalizedHref();
  const way = email ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <Link to={`${address("/contact-us")}#enquiry`}>{removed.form}</Link>
  );
  const call = phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{formatPhone(phone)}</a>;
  return (
    <p>
      {call ? (
        <Trans message={email ? removed.writeToOrCall : removed.writeByOrCall} values={{ way, phone: call }} />
      ) : (
        <Trans message={email ? removed.writeTo : removed.writeBy} values={{ way }} />
      )}{" "}
      {removed.bestFrom}
    </p>
  );
}
