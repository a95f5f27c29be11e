import type { ShouldRevalidateFunctionArgs } from "react-router";
import { TESTIMONIALS_AT_HOME } from "../../../domain/testimonials.ts";
import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { ContactSection } from "../contact-us/contact-section.tsx";
import { sendEnquiry, takeEnquiry } from "../contact-us/take-enquiry.ts";
import { head, originIn } from "../head.ts";
import { TestimonialDetail } from "../testimonials/detail.tsx";
import { findShown, onlyOpensOrCloses } from "../testimonials/shown.ts";
import type { Route } from "./+types/page.ts";
import { About } from "./about.tsx";
import { EssentialLinks } from "./essential-links.tsx";
import { Hero } from "./hero.tsx";
import { OrganisedBy } from "./organised-by.tsx";
import { Roadshow } from "./roadshow.tsx";
import { Voices } from "./voices.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "Run towards a drug-free state",
    description:
      "One connected marathon through the fourteen districts of Kerala, with a mega marathon in Ernakulam. Helplines, roadshow and the voices of those who run.",
    path: "/",
    matches,
    facts: {
      "@type": "WebSite",
      name: "Drug-Free Kerala",
      url: `${originIn(matches)}/`,
      inLanguage: "en-IN",
      publisher: { "@type": "Organization", name: "State Sports Council" },
    },
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { brochures, campaign, fileAddress, testimonials } = context.get(pageContext).services;
  const [{ facts }, { items }, brochure] = await Promise.all([
    campaign(),
    testimonials.listPublic({ page: 1, limit: TESTIMONIALS_AT_HOME }),
    brochures.latest(),
  ]);
  const brochureAddress = brochure && fileAddress(brochure.file_url);
  const shown = await findShown(request, items, testimonials.findPublic);
  return { facts, items, brochureAddress, shown, words: wordsFor(request, "campaign", "helplines", "roadshow") };
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod || onlyOpensOrCloses(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export const action = (args: Route.ActionArgs) => takeEnquiry(args, "/");

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function Home({
  loaderData: { facts, items, shown, brochureAddress },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <Hero hashtags={facts.hashtags} brochureAddress={brochureAddress} />
      <OrganisedBy />
      <About />
      <Roadshow />
      <EssentialLinks facts={facts} />
      <Voices items={items} />
      <ContactSection title="Contact Us" malayalam="ബന്ധപ്പെടുക" facts={facts} action="/" end={actionData} />
      <TestimonialDetail items={items} shown={shown} address="/" />
    </>
  );
}
