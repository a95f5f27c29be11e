import { type RefObject, useEffect, useRef } from "react";
import { DISTRICT_CONTACT_WORDS, type DistrictContactOfStaff } from "../../../domain/district-contacts.ts";
import { DISTRICT_NAMES } from "../../../domain/districts.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import { useBeginning } from "../parts/beginning.ts";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { Empty } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { DISTRICTS_DRAFT, districtContacts } from "./acts.ts";
import { Card } from "./card.tsx";
import { DistrictForm } from "./form.tsx";

export const meta = () => head("Manage District Contacts");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  districts: await districtContacts.load(request),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => districtContacts.act(request);

export default function DistrictContacts({ loaderData: { districts } }: Route.ComponentProps) {
  const { key, item, editing, draft, heading, edit, anew } = useBeginning(DISTRICTS_DRAFT, districts);
  const taken = new Set(districts?.filter(({ id }) => id !== item?.id).map(({ district }) => district));
  const offered = DISTRICT_NAMES.filter((name) => !taken.has(name));
  useFocusWithoutForm(heading, offered.length === 0);
  return (
    <KeptListScreen
      title="Manage District Contacts"
      doing={editing ? "Edit District" : "Add New District"}
      heading={heading}
      form={
        offered.length > 0 ? (
          <DistrictForm
            key={key}
            item={item}
            editing={editing}
            offered={offered}
            draft={draft}
            onSaved={anew}
            onCancel={anew}
          />
        ) : (
          <p>{DISTRICT_CONTACT_WORDS.allThere}</p>
        )
      }
      listTitle="Saved Districts"
      list={districts && <SavedDistricts districts={districts} onEdit={edit} />}
      notLoaded={DISTRICT_CONTACT_WORDS.notLoaded}
    />
  );
}

/** The last district that could be added takes the form away, and the focus with it: the heading gets it. */
function useFocusWithoutForm(heading: RefObject<HTMLHeadingElement | null>, formless: boolean) {
  const before = useRef(formless);
  useEffect(() => {
    if (formless && !before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = formless;
  }, [heading, formless]);
}

interface SavedProps {
  districts: DistrictContactOfStaff[];
  onEdit: (contact: DistrictContactOfStaff) => void;
}

function SavedDistricts({ districts, onEdit }: SavedProps) {
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(districts, "[id^=edit-]");
  if (districts.length === 0) return <Empty>No districts yet.</Empty>;
  return (
    <ul className="cards" ref={list}>
      {districts.map((contact, index) => (
        <li key={contact.id}>
          <Card contact={contact} onEdit={() => onEdit(contact)} onDelete={() => remember(index)} />
        </li>
      ))}
    </ul>
  );
}
