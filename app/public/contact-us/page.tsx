import type { PublicLink } from "../../../shared/public-routes.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { WheelchairRacer } from "../art/wheelchair-racer.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import type { Route } from "./+types/page.ts";
import { ContactSection } from "./contact-section.tsx";
import { DistrictCards } from "./district-cards.tsx";
import { handleEnquiryPost, sendEnquiry } from "./submit-enquiry.ts";

const ADDRESS = "/contact-us" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "contact-us", ({ messages }) => messages.contactUs);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, districtContacts, retention } = context.get(pageContext).services;
  const [{ facts }, contacts] = await Promise.all([campaign(), districtContacts.list()]);
  const notice = getFormPrivacyNotice(request, "enquiry", retention.days);
  return { facts, contacts, notice, messages: loadMessages(request, "contactUs", "enquiry") };
}

export const action = (args: Route.ActionArgs) => handleEnquiryPost(args, ADDRESS);

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function ContactUs({ loaderData: { facts, contacts, notice }, actionData }: Route.ComponentProps) {
  const messages = useMessages("contactUs");
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages}>
        <WheelchairRacer x={140} y={166} scale={1.15} />
      </PageHeader>
      <Section id="districts" {...messages.districts}>
        <DistrictCards contacts={contacts} />
      </Section>
      <ContactSection {...messages.write} facts={facts} action={address(ADDRESS)} end={actionData} notice={notice} />
    </>
  );
}
