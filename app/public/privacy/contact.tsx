import { Link } from "react-router";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Filled } from "../../i18n/trans.tsx";
import { useAddress, useWords } from "../../i18n/use-messages.ts";

/** Falls back to the enquiry form. */
export function WhomToAsk({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const { removed } = useWords("privacy");
  const address = useAddress();
  const way = email ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <Link to={`${address("/contact-us")}#enquiry`}>{removed.form}</Link>
  );
  const call = phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{formatPhone(phone)}</a>;
  return (
    <p>
      {call ? (
        <Filled sentence={email ? removed.writeToOrCall : removed.writeByOrCall} with={{ way, phone: call }} />
      ) : (
        <Filled sentence={email ? removed.writeTo : removed.writeBy} with={{ way }} />
      )}{" "}
      {removed.bestFrom}
    </p>
  );
}
