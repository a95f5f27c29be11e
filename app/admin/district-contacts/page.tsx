import { useRevalidator } from "react-router";
import { DISTRICT_CONTACT_WORDS, type DistrictContact } from "../../../domain/district-contacts.ts";
import { head } from "../head.ts";
import { useBeginning } from "../parts/beginning.ts";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { Empty, Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { act, loadDistricts } from "./acts.ts";
import { Card } from "./card.tsx";
import { DistrictForm } from "./form.tsx";

export const meta = () => head("Manage District Contacts");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  districts: await loadDistricts(request),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

export default function DistrictContacts({ loaderData: { districts } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("district-contacts", districts);
  return (
    <>
      <h1>Manage District Contacts</h1>
      <div className="deskpair">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {editing ? "Edit District" : "Add New District"}
          </h2>
          <DistrictForm key={key} contact={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />
        </section>
        <section aria-labelledby="list-title">
          <h2 id="list-title">Saved Districts</h2>
          {districts ? (
            <SavedDistricts districts={districts} onEdit={edit} />
          ) : (
            <Failed sentence={DISTRICT_CONTACT_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />
          )}
        </section>
      </div>
    </>
  );
}

interface SavedProps {
  districts: DistrictContact[];
  onEdit: (contact: DistrictContact) => void;
}

function SavedDistricts({ districts, onEdit }: SavedProps) {
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(districts, "[id^=edit-]");
  if (districts.length === 0) return <Empty>No districts yet.</Empty>;
  return (
    <ul className="dcards" ref={list}>
      {districts.map((contact, index) => (
        <li key={contact.id}>
          <Card contact={contact} onEdit={() => onEdit(contact)} onDelete={() => remember(index)} />
        </li>
      ))}
    </ul>
  );
}
