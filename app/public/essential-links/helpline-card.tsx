import type { ReactNode } from "react";
import { CAMPAIGN_WORDS } from "../../../domain/campaign.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { chatWith } from "../shown-facts.ts";

interface HelplineCardProps {
  /** How it is reached. A number that takes messages only never offers a call. */
  by: "call" | "message";
  /** Above the number: 'Toll-free'. */
  kind: string;
  /** Digits; with the country code where it is a WhatsApp number. */
  number: string;
  /** The campaign's own chat, where that takes the messages of this card: digits with the country code. */
  messagesTo?: string | undefined;
  /** One sentence. */
  what: ReactNode;
  /** The action's words for those who hear it away from its card: 'police anti-drug channel'. */
  about: string;
  /** The one card of a page that is marked. */
  marked?: boolean;
  /** As a heading of this rank; a list of many has none. */
  heading?: "h2" | "h3";
}

/** A number to be read at arm's length, and the one thing to do with it. */
export function HelplineCard({ by, kind, number, messagesTo, what, about, marked, heading }: HelplineCardProps) {
  const Kind = heading ?? "p";
  const long = number.length > 5;
  return (
    <article className={marked ? "hc call" : "hc"}>
      <Kind className="kind">
        <Icon name={by === "call" ? "phone" : "chat"} />
        {kind}
      </Kind>
      <p className={long ? "num ten" : "num"}>{groupedNumber(number)}</p>
      <div className="what">
        {what}
        {by === "message" && messagesTo && <p>{CAMPAIGN_WORDS.reachesCampaign(groupedNumber(messagesTo))}</p>}
      </div>
      {by === "call" ? (
        <a className="btn" href={`tel:${number}`}>
          Call Now<span className="sr"> {about}</span>
        </a>
      ) : (
        <a className="btn" href={chatWith(messagesTo ?? number)} rel="noopener">
          Message Now<span className="sr"> {about}</span>
        </a>
      )}
    </article>
  );
}
