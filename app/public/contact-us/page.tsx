import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageContext } from "../../services.ts";
import { WheelchairRacer } from "../art/wheelchair-racer.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import { SectionHead } from "../section-head.tsx";
import type { Route } from "./+types/page.ts";
import { ContactSection } from "./contact-section.tsx";
import { DistrictCards } from "./district-cards.tsx";
import { sendEnquiry, takeEnquiry } from "./take-enquiry.ts";

const ADDRESS = "/contact-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "Contact Us",
    description: "Telephone numbers of the campaign in every district of Kerala, and a form to write to the council.",
    path: ADDRESS,
    picture: "contact-us",
    matches,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { campaign, districtContacts } = context.get(pageContext).services;
  const [{ facts }, contacts] = await Promise.all([campaign(), districtContacts.list()]);
  return { facts, contacts };
}

export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod ? false : defaultShouldRevalidate;

export const action = (args: Route.ActionArgs) => takeEnquiry(args, ADDRESS);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function ContactUs({ loaderData: { facts, contacts }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Contact Us" malayalam="ബന്ധപ്പെടുക" art={<WheelchairRacer x={140} y={166} scale={1.15} />}>
        <p>Call your own district, or write to the council.</p>
      </PageHead>
      <section className="section" aria-labelledby="districts">
        <div className="page-width">
          <SectionHead id="districts" title="District-Wise Contacts" malayalam="ജില്ലകളിൽ വിളിക്കാം" />
          <DistrictCards contacts={contacts} />
        </div>
      </section>
      <ContactSection title="Write to us" malayalam="ഞങ്ങൾക്ക് എഴുതുക" facts={facts} action={ADDRESS} end={actionData} />
    </>
  );
}
