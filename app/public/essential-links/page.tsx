import type { Campaign } from "../../../domain/campaign.ts";
import type { EssentialLink } from "../../../domain/essential-links.ts";
import { pageContext } from "../../services.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import { SectionHead } from "../section-head.tsx";
import type { Route } from "./+types/page.ts";
import { NationalHelpline, PoliceChannel, StateHelpline } from "./campaign-helplines.tsx";
import { HelplineCard } from "./helpline-card.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  head({
    title: "Essential Links",
    description: `Numbers that help: the toll-free de-addiction helplines${numbersOf(loaderData?.facts)}, the police anti-drug channel on WhatsApp and more.`,
    path: "/essential-links",
    picture: "essential-links",
    matches,
  });

/** The numbers behind the word 'helplines'; none on a page that could not be loaded. */
const numbersOf = (facts: Campaign | undefined) => (facts ? ` ${facts.tollFree} and ${facts.nationalHelpline}` : "");

export async function loader({ context }: Route.LoaderArgs) {
  const { campaign, essentialLinks } = context.get(pageContext).services;
  const [{ facts }, links] = await Promise.all([campaign(), essentialLinks.list()]);
  return { facts, links };
}

export default function EssentialLinks({ loaderData: { facts, links } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Essential Links"
        malayalam="സഹായം ഒരു വിളിയകലെ"
        art={
          <>
            <Runner x={126} y={166} scale={1.04} skin="#A86C45" vest="#0C4A36" shorts="#14231D" head="hijab" />
            <Runner x={236} y={166} scale={1.04} skin="#7A4426" vest="#FFFAEE" />
          </>
        }
      >
        <p>Call for yourself, for a friend or for your child.</p>
      </PageHead>
      <section className="sec" aria-labelledby="helplines">
        <div className="wrap">
          <SectionHead id="helplines" title="Helplines" malayalam="സഹായ നമ്പറുകൾ" />
          <div className="help even">
            <StateHelpline facts={facts} />
            <NationalHelpline facts={facts} />
            <PoliceChannel facts={facts} />
          </div>
        </div>
      </section>
      {links.length > 0 && <More links={links} campaignWhatsapp={facts.campaignWhatsapp} />}
    </>
  );
}

/** What administrators entered. Where the campaign has a chat of its own, every message goes there, and says so. */
const More = ({ links, campaignWhatsapp }: { links: EssentialLink[]; campaignWhatsapp: string | undefined }) => (
  <section className="sec wall" aria-labelledby="more-links">
    <div className="wrap">
      <SectionHead id="more-links" title="More numbers" malayalam="കൂടുതൽ നമ്പറുകൾ" />
      <ul>
        {links.map(({ id, number, label, description }) => (
          <li key={id}>
            <HelplineCard
              by={label === "telephone" ? "call" : "message"}
              kind={label === "telephone" ? "Telephone" : "WhatsApp"}
              number={number}
              messagesTo={campaignWhatsapp}
              what={<p>{description}</p>}
              about={description}
            />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
