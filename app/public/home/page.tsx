import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { LANGUAGE_TAGS, languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { TESTIMONIALS_AT_HOME } from "../../../shared/testimonials/testimonials.limits.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getMessages, useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { ArrowLink, Section, Slogan } from "../components/section.tsx";
import { ContactSection } from "../contact-us/contact-section.tsx";
import { handleEnquiryPost, sendEnquiry } from "../contact-us/submit-enquiry.ts";
import cardStyles from "../essential-links/helpline-card.module.css";
import { PoliceChannel, StateHelpline } from "../essential-links/helpline-card.tsx";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import { getOrigin, pageMeta } from "../seo/meta.ts";
import {
  findShown,
  NoTestimonials,
  ownLanguageFirst,
  type PicturedTestimonial,
  TestimonialCards,
} from "../testimonials/cards.tsx";
import { TestimonialDetail } from "../testimonials/detail.tsx";
import { addPortraits } from "../testimonials/portraits.ts";
import type { Route } from "./+types/page.ts";
import { findStory } from "./find-story.ts";
import { getBrochureDownload, Hero } from "./hero.tsx";
import { localizePartners } from "./localize-partners.ts";
import { loadNextEvents, NextEvents } from "./next-events.tsx";
import { OrganisedBy } from "./organised-by.tsx";
import styles from "./page.module.css";
import { Partners } from "./partners.tsx";
import { Relay } from "./relay.tsx";
import { Roadshow } from "./roadshow.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { title, description, council } = loaderData.messages.home;
  const language = languageAt(location.pathname);
  return pageMeta({
    title,
    description,
    path: "/",
    matches,
    facts: {
      "@type": "WebSite",
      name: getMessages(matches, "faults")?.site,
      url: getOrigin(matches) + localizeUrl(language, "/"),
      inLanguage: LANGUAGE_TAGS[language].lang,
      publisher: { "@type": "Organization", name: council },
    },
  });
};

/** Of so many, those in the language of the page come first. */
const NEWEST_STORIES = 60;

const TESTIMONIAL_COUNT = ["testimonials"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { brochures, campaign, retention, testimonials } = services;
  const language = languageAt(new URL(request.url).pathname);
  const [{ facts, written, partners }, newest, brochure, next] = await Promise.all([
    campaign(),
    testimonials.listPublic({ page: 1, limit: NEWEST_STORIES }),
    brochures.latest(),
    loadNextEvents(services, language, loadMessages(request, "dates", "eventFacts")),
  ]);
  const items = addPortraits(ownLanguageFirst(language, newest.items).slice(0, TESTIMONIALS_AT_HOME));
  const story = findStory(language, newest.items);
  const shown = await findShown(request, items, testimonials.findPublic);
  const delivered = loadMessages(
    request,
    "home",
    "campaign",
    "roadshow",
    "helplines",
    "enquiry",
    ...(items.length > 0 && ![...items, shown].some((item) => item?.lightly_edited) ? [] : TESTIMONIAL_COUNT),
  );
  // Home has no card of the national helpline.
  const { national: _, reachesCampaign, ...helplines } = delivered.helplines;
  return {
    facts,
    items,
    story,
    next,
    partners: await localizePartners(language, partners, services),
    brochure: brochure && getBrochureDownload(language, brochure, services.fileAddress),
    shown,
    notice: getFormPrivacyNotice(request, "enquiry", retention.days),
    messages: applyOverrides(
      request,
      {
        ...delivered,
        helplines: { ...helplines, ...(facts.campaignWhatsapp !== undefined && { reachesCampaign }) },
      },
      written,
    ),
  };
}

export const action = (args: Route.ActionArgs) => handleEnquiryPost(args, "/");

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function Home({
  loaderData: { facts, items, story, shown, brochure, next, partners, notice },
  actionData,
}: Route.ComponentProps) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <div className={styles.home}>
      <Hero hashtags={facts.hashtags} brochure={brochure} story={story} />
      <OrganisedBy />
      <About />
      <Roadshow />
      <NextEvents {...next} />
      <EssentialLinks facts={facts} />
      <TestimonialsSection items={items} />
      <ContactSection
        {...messages.contact}
        facts={facts}
        action={address("/")}
        result={actionData}
        notice={notice}
        fold
      />
      <Partners partners={partners} short />
      <TestimonialDetail items={items} shown={shown} address={address("/")} />
    </div>
  );
}

function About() {
  const messages = useMessages("home");
  const language = useLanguage();
  return (
    <Section id="about" {...messages.about} className={`on-ghat ${styles.about}`} after={<Relay />}>
      <div className={`main-and-aside ${styles.columns}`}>
        <Slogan />
        <div className={styles.text}>
          {[messages.isolates, messages.everyDistrict].map((text) => (
            <p key={text} lang={languageAttribute(language, text)}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function TestimonialsSection({ items }: { items: PicturedTestimonial[] }) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <Section id="testimonials" {...messages.voices} className={`on-cotton ${styles.voices}`}>
      {items.length > 0 ? (
        <TestimonialCards items={items} address={address("/")} heading="h3" strip />
      ) : (
        <NoTestimonials />
      )}
      <p className={styles.actions}>
        <ArrowLink className="button" to={address("/testimonials")} text={messages.viewAllVoices} />
      </p>
    </Section>
  );
}

function EssentialLinks({ facts }: { facts: Campaign }) {
  const messages = useMessages("home");
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <Section id="essential-links" {...messages.help}>
      <div className={`${cardStyles.row} ${cardStyles.compact}`}>
        <StateHelpline facts={facts} />
        <PoliceChannel facts={facts} />
        <article className={`hemmed ${cardStyles.card} ${cardStyles.more}`}>
          <h3 className={cardStyles.number}>{messages.moreLinks}</h3>
          <p className={cardStyles.what}>{messages.inOnePlace}</p>
          <Link className="button gold" to={address("/essential-links")}>
            {messages.viewAll}
            <span className="visually-hidden"> {messages.ofLinks}</span>
          </Link>
        </article>
      </div>
      <ul className={cardStyles.doors}>
        {(
          [
            [address("/for-yourself"), places.forYourself],
            [address("/parents"), places.parents],
            [address("/schools"), places.schools],
          ] as const
        ).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
