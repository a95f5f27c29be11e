import { LANGUAGE_TAGS, languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { TESTIMONIALS_AT_HOME } from "../../../shared/testimonials/testimonials.limits.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getMessages, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { ContactSection } from "../contact-us/contact-section.tsx";
import { handleEnquiryPost, sendEnquiry } from "../contact-us/submit-enquiry.ts";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import { getOrigin, pageMeta } from "../seo/meta.ts";
import { TestimonialDetail } from "../testimonials/detail.tsx";
import { findShown } from "../testimonials/find-shown.ts";
import { ownLanguageFirst } from "../testimonials/own-language-first.ts";
import type { Route } from "./+types/page.ts";
import { About } from "./about.tsx";
import { getBrochureDownload } from "./brochure.ts";
import { EssentialLinks } from "./essential-links.tsx";
import { Hero } from "./hero.tsx";
import { localizePartners } from "./localize-partners.ts";
import { NextEvents } from "./next-events.tsx";
import { OrganisedBy } from "./organised-by.tsx";
import { Partners } from "./partners.tsx";
import { Roadshow } from "./roadshow.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";
import { getUpcomingEvents } from "./upcoming-events.ts";

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
  const { brochures, campaign, fileAddress, retention, testimonials } = services;
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
    partners: localizePartners(language, partners, fileAddress),
    brochure: brochure && getBrochureDownload(language, brochure, fileAddress),
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
