import type { Campaign, Helpline } from "../../../shared/campaign/campaign.ts";
import type { EssentialLink } from "../../../shared/essential-links/essential-links.schema.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getTranslation } from "../../../shared/i18n/languages.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/dusk-call.svg?no-inline";
import { toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { DuskHeader } from "../dusk/dusk-header.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./helpline-card.module.css";
import { Expectations, HelplineCard, NationalHelpline, PoliceChannel, StateHelpline } from "./helpline-card.tsx";

export const meta: Route.MetaFunction = (page) =>
  toMeta(page, "essential-links", ({ facts, messages: { essentialLinks } }) => ({
    title: essentialLinks.title,
    description: interpolate(essentialLinks.description, { state: facts.tollFree, national: facts.nationalHelpline }),
  }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, essentialLinks, quickExitUrl } = context.get(pageContext).services;
  const [{ facts }, links] = await Promise.all([campaign(), essentialLinks.list()]);
  return {
    facts,
    links,
    quickExitUrl,
    messages: loadMessages(request, "essentialLinks", "helplines", "leaving", "listening"),
  };
}

export default function EssentialLinks({ loaderData: { facts, links, quickExitUrl } }: Route.ComponentProps) {
  const messages = useMessages("essentialLinks");
  const { how: leaveHow } = useMessages("leaving");
  return (
    <>
      <DuskHeader messages={messages} quickExitUrl={quickExitUrl} scene={scene} />
      <Section id="helplines" {...messages.helplines}>
        <div className={`${styles.row} ${styles.equalColumns}`}>
          <StateHelpline facts={facts} />
          <NationalHelpline facts={facts} />
          <PoliceChannel facts={facts} />
          {facts.helplines.map((helpline) => (
            <Further key={`${helpline.how} ${helpline.number}`} helpline={helpline} facts={facts} />
          ))}
        </div>
        <p className={styles.leaving}>
          <small>{leaveHow}</small>
        </p>
      </Section>
      {links.length > 0 && <More links={links} campaignWhatsapp={facts.campaignWhatsapp} />}
    </>
  );
}

/** Added by staff; messages go to its own number. */
function Further({ helpline, facts }: { helpline: Helpline; facts: Campaign }) {
  const { number, how, ...named } = helpline;
  const { telephone, whatsapp } = useMessages("helplines");
  const name = getTranslation(named, "name", useLanguage());
  return (
    <HelplineCard
      operator={how === "call" ? "call" : "message"}
      kind={how === "call" ? telephone : whatsapp}
      number={number}
      what={
        <>
          <p lang={detectLanguage(name)}>{name}</p>
          <Expectations number={number} facts={facts} />
        </>
      }
      about={<span lang={detectLanguage(name)}>{name}</span>}
      heading="h3"
    />
  );
}

/** Messages go to the campaign's WhatsApp if there is one. */
function More({ links, campaignWhatsapp }: { links: EssentialLink[]; campaignWhatsapp: string | undefined }) {
  const language = useLanguage();
  const { more } = useMessages("essentialLinks");
  const { telephone, whatsapp } = useMessages("helplines");
  return (
    <Section id="more-links" {...more} className={`on-cotton ${styles.wall}`}>
      <ul>
        {links.map(({ id, number, label, ...described }) => {
          const description = getTranslation(described, "description", language);
          return (
            <li key={id}>
              <HelplineCard
                operator={label === "telephone" ? "call" : "message"}
                kind={label === "telephone" ? telephone : whatsapp}
                number={number}
                messagesTo={campaignWhatsapp}
                what={<p lang={detectLanguage(description)}>{description}</p>}
                about={<span lang={detectLanguage(description)}>{description}</span>}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
