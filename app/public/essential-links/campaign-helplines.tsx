import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { HelplineCard } from "./helpline-card.tsx";

type Facts = Pick<Campaign, "policeWhatsapp" | "tollFree" | "nationalHelpline" | "checkedOn">;

/** Messages only, no calls. */
export function PoliceChannel({ facts: { policeWhatsapp, checkedOn } }: { facts: Facts }) {
  const { whatsapp, police } = useMessages("helplines");
  return (
    <HelplineCard
      operator="message"
      kind={whatsapp}
      number={policeWhatsapp}
      what={
        <>
          <p>{police.what}</p>
          <CheckedOn day={checkedOn[policeWhatsapp]} />
        </>
      }
      about={police.about}
      heading="h3"
    />
  );
}

export const StateHelpline = ({ facts }: { facts: Facts }) => (
  <TollFree
    number={facts.tollFree}
    checkedOn={facts.checkedOn[facts.tollFree]}
    messages={useMessages("helplines").state}
    marked
  />
);

export const NationalHelpline = ({ facts }: { facts: Facts }) => (
  <TollFree
    number={facts.nationalHelpline}
    checkedOn={facts.checkedOn[facts.nationalHelpline]}
    messages={useMessages("helplines").national}
  />
);

interface TollFreeProps {
  number: string;
  /** YYYY-MM-DD. */
  checkedOn: string | undefined;
  messages: { kind: string; what: string; about: `${string}{number}${string}` };
  marked?: boolean;
}

/** Says when a number was last checked; nothing where that is not known. */
export function CheckedOn({ day: checkedOn }: { day: string | undefined }) {
  const { checkedOn: checked } = useMessages("helplines");
  const { day } = useDateFormat();
  return checkedOn === undefined ? null : <p>{interpolate(checked, { day: day(checkedOn) })}</p>;
}

function TollFree({ number, checkedOn, messages, marked }: TollFreeProps) {
  return (
    <HelplineCard
      operator="call"
      kind={messages.kind}
      number={number}
      what={
        <>
          <p>{messages.what}</p>
          <CheckedOn day={checkedOn} />
        </>
      }
      about={interpolate(messages.about, { number })}
      heading="h3"
      marked={marked}
    />
  );
}
