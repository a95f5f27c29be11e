import type { PendingTestimonial, RecentContact } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_COPY, DASHBOARD_LIMITS } from "../../../shared/dashboard/dashboard.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { detectLanguage } from "../../components/language.ts";
import { Avatar } from "../components/avatar.tsx";
import { ENQUIRIES_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { ListPanel } from "./list-panel.tsx";

/** Null when loading failed. */
export const Latest = ({ contacts }: { contacts: RecentContact[] | null }) => (
  <ListPanel
    title={DASHBOARD_COPY.latest}
    screen={ENQUIRIES_SCREEN}
    nothing={contacts ? DASHBOARD_COPY.noContacts : DASHBOARD_COPY.contactsNotLoaded}
  >
    {(contacts ?? []).map(({ id, name, email, reason }) => (
      <Item key={id} name={name} email={email} text={truncate(reason, DASHBOARD_LIMITS.reason)} />
    ))}
  </ListPanel>
);

/** Null when loading failed. */
export const Pending = ({ testimonials }: { testimonials: PendingTestimonial[] | null }) => (
  <ListPanel
    title={DASHBOARD_COPY.pending}
    screen={TESTIMONIALS_SCREEN}
    nothing={testimonials ? DASHBOARD_COPY.noTestimonials : DASHBOARD_COPY.testimonialsNotLoaded}
  >
    {(testimonials ?? []).map(({ id, name, message }) => (
      <Item key={id} name={name} text={truncate(message, DASHBOARD_LIMITS.message)} />
    ))}
  </ListPanel>
);

const Item = ({ name, email, text }: { name: string; email?: string; text: string }) => (
  <li>
    <Avatar name={name} />
    <div>
      <b lang={detectLanguage(name)}>{name}</b> {email && <small>{email}</small>}
      <p lang={detectLanguage(text)}>{text}</p>
    </div>
  </li>
);
