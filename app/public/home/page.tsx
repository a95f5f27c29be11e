import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { LANGUAGE_TAGS, type Language, languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { TESTIMONIALS_AT_HOME } from "../../../shared/testimonials/testimonials.limits.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { detectLanguage, languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getMessages, useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { type PageContext, pageContext } from "../../page-context.ts";
import { ArrowLink, DistrictList, Section, Slogan } from "../components/section.tsx";
import { ContactSection } from "../contact-us/contact-section.tsx";
import { handleEnquiryPost, sendEnquiry } from "../contact-us/submit-enquiry.ts";
import cardStyles from "../essential-links/helpline-card.module.css";
import { PoliceChannel, StateHelpline } from "../essential-links/helpline-card.tsx";
import { type DayWords, getStatusText } from "../events/event-text.ts";
import { loadComing, willTakePlace } from "../events/load.ts";
import { eventUrl, toSpelling } from "../events/urls.ts";
import { getPlaceName } from "../lib/place-names.ts";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import { getOrigin, pageMeta } from "../seo/meta.ts";
import { findShown, NoTestimonials, ownLanguageFirst, TestimonialCards } from "../testimonials/cards.tsx";
import { TestimonialDetail } from "../testimonials/detail.tsx";
import type { Route } from "./+types/page.ts";
import { getBrochureDownload, Hero } from "./hero.tsx";
import { localizePartners } from "./localize-partners.ts";
import { OrganisedBy } from "./organised-by.tsx";
import styles from "./page.module.css";
import { Partners } from "./partners.tsx";
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
    getUpcomingEvents(services, language, loadMessages(request, "dates", "eventFacts")),
  ]);
  const items = ownLanguageFirst(language, newest.items).slice(0, TESTIMONIALS_AT_HOME);
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
  return {
    facts,
    items,
    next,
    partners: await localizePartners(language, partners, services),
    brochure: brochure && getBrochureDownload(language, brochure, services.fileAddress),
    shown,
    notice: getFormPrivacyNotice(request, "enquiry", retention.days),
    messages: applyOverrides(request, delivered, written),
  };
}

export const action = (args: Route.ActionArgs) => handleEnquiryPost(args, "/");

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function Home({
  loaderData: { facts, items, shown, brochure, next, partners, notice },
  actionData,
}: Route.ComponentProps) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <>
      <Hero hashtags={facts.hashtags} brochure={brochure} />
      <OrganisedBy />
      <Partners partners={partners} />
      <About />
      <Roadshow />
      <NextEvents events={next} />
      <EssentialLinks facts={facts} />
      <TestimonialsSection items={items} />
      <ContactSection {...messages.contact} facts={facts} action={address("/")} end={actionData} notice={notice} />
      <TestimonialDetail items={items} shown={shown} address={address("/")} />
    </>
  );
}

function About() {
  const messages = useMessages("home");
  const language = useLanguage();
  return (
    <Section id="about" {...messages.about} className="on-ghat">
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
      <DistrictList />
    </Section>
  );
}

/** The next events; nothing where none is announced. */
function NextEvents({ events }: { events: Awaited<ReturnType<typeof getUpcomingEvents>> }) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  if (events.length === 0) return null;
  return (
    <Section id="next" {...messages.nextEvents} className={styles.next}>
      <ul>
        {events.map(({ key, title, address: to, where, says, status }) => (
          <li key={key} data-status={status}>
            <h3 lang={detectLanguage(title)}>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{says}</p>
            <p lang={detectLanguage(where)}>{where}</p>
          </li>
        ))}
      </ul>
      <ArrowLink to={address("/events")} says={messages.allEvents} />
    </Section>
  );
}

const UPCOMING_EVENTS_COUNT = 3;

/** The next events that take place, in the words of the page: put together by the loader, so that no script has to. */
async function getUpcomingEvents(services: PageContext["services"], language: Language, words: DayWords) {
  const coming = await loadComing(services, language);
  return coming
    .filter(willTakePlace)
    .slice(0, UPCOMING_EVENTS_COUNT)
    .map((event) => ({
      key: event.key,
      title: event.title,
      address: eventUrl(localizeUrl(language, "/events" satisfies PublicLink), event),
      where: [event.venue, getPlaceName(language, toSpelling(event.location))].filter(Boolean).join(", "),
      says: getStatusText(event, words),
      status: event.status,
    }));
}

function TestimonialsSection({ items }: { items: PublicTestimonial[] }) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <Section id="testimonials" {...messages.voices} className={`on-cotton ${styles.voices}`}>
      {items.length > 0 ? <TestimonialCards items={items} address={address("/")} heading="h3" /> : <NoTestimonials />}
      <p className={styles.actions}>
        <ArrowLink className="button" to={address("/testimonials")} says={messages.viewAllVoices} />
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
      <div className={cardStyles.row}>
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
      <p className={cardStyles.doors}>
        <Link to={address("/parents")}>{places.parents}</Link>
        <Link to={address("/schools")}>{places.schools}</Link>
      </p>
    </Section>
  );
}
