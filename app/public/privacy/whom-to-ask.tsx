import { href, Link } from "react-router";
import { groupedNumber } from "../../../domain/grouped-number.ts";

/** How a visitor asks for what is stored about them: by the ways that the campaign has set, else by the form. */
export function WhomToAsk({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const form = <Link to={`${href("/contact-us")}#enquiry`}>enquiry form</Link>;
  const mail = email && <a href={`mailto:${email}`}>{email}</a>;
  const call = phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{groupedNumber(phone)}</a>;
  return (
    <p>
      {mail ? <>Write to {mail}</> : <>Write by the {form}</>}
      {call && <> or call {call}</>}, and say which e-mail address you gave. Best write from that address, so that
      nobody can ask in your name.
    </p>
  );
}
