import type { Campaign } from "../../../domain/campaign.ts";
import { shownDay } from "../shown-facts.ts";
import { HelplineCard } from "./helpline-card.tsx";

type Facts = Pick<Campaign, "policeWhatsapp" | "tollFree" | "nationalHelpline" | "helplinesCheckedOn">;

/** The police channel. It takes messages only: it offers no call. */
export const PoliceChannel = ({ facts: { policeWhatsapp } }: { facts: Facts }) => (
  <HelplineCard
    by="message"
    kind="WhatsApp"
    number={policeWhatsapp}
    what={<p>The Kerala Police anti-drug channel. Send a text, a voice message, a photo or a video.</p>}
    about="to the police anti-drug channel on WhatsApp"
    heading="h3"
  />
);

/** The state's toll-free number, the one marked card of a page. */
export const StateHelpline = ({ facts: { tollFree, helplinesCheckedOn } }: { facts: Facts }) => (
  <HelplineCard
    by="call"
    kind="Toll-free"
    number={tollFree}
    what={
      <>
        <p>The state's de-addiction helpline, for yourself, a friend or your child.</p>
        {helplinesCheckedOn && <p>Checked on {shownDay(helplinesCheckedOn)}.</p>}
      </>
    }
    about={`toll-free ${tollFree}`}
    heading="h3"
    marked
  />
);

/** The country's toll-free number. */
export const NationalHelpline = ({ facts: { nationalHelpline, helplinesCheckedOn } }: { facts: Facts }) => (
  <HelplineCard
    by="call"
    kind="Toll-free, all India"
    number={nationalHelpline}
    what={
      <>
        <p>The national de-addiction helpline of Nasha Mukt Bharat Abhiyaan, from anywhere in India.</p>
        {helplinesCheckedOn && <p>Checked on {shownDay(helplinesCheckedOn)}.</p>}
      </>
    }
    about={`national toll-free ${nationalHelpline}`}
    heading="h3"
  />
);
