import { DISTRICT_CONTACT_COPY } from "../../../shared/district-contacts/district-contacts.ts";
import { CrudCards } from "../crud/crud-cards.tsx";
import { CrudPage } from "../crud/crud-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { DISTRICTS_DRAFT, districtContacts } from "./actions.ts";
import { Card } from "./card.tsx";
import { DistrictForm } from "./form.tsx";

export const meta = () => pageMeta("Manage District Contacts");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => districtContacts.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => districtContacts.act(request);

export default function DistrictContacts({ loaderData: districts }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Manage District Contacts"
      doing={["Add New District", "Edit District"]}
      draft={DISTRICTS_DRAFT}
      words={DISTRICT_CONTACT_COPY}
      items={districts}
      form={DistrictForm}
      listTitle="Saved Districts"
      list={(cards) => (
        <CrudCards {...cards} none="No districts yet.">
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}
