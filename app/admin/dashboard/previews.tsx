import type { ReactNode } from "react";
import { Link } from "react-router";
import { cut, wholeWords } from "../../../domain/characters.ts";
import type { PendingTestimonial, RecentContact } from "../../../domain/dashboard.rules.ts";
import { DASHBOARD_LIMITS, DASHBOARD_WORDS } from "../../../domain/dashboard.ts";
import { languageOf } from "../../ui/language.ts";
import { SUBMISSIONS_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { Avatar } from "../parts/avatar.tsx";
import { Icon } from "../parts/icon.tsx";
import { Empty } from "../parts/state.tsx";
import styles from "./previews.module.css";

/** The newest contact submissions; null when they could not be loaded. */
export const Latest = ({ contacts }: { contacts: RecentContact[] | null }) => (
  <Preview
    title={DASHBOARD_WORDS.latest}
    screen={SUBMISSIONS_SCREEN}
    nothing={contacts ? DASHBOARD_WORDS.noContacts : DASHBOARD_WORDS.contactsNotLoaded}
  >
    {(contacts ?? []).map(({ id, name, email, reason }) => (
      <Item key={id} name={name} email={email} text={cut(reason, DASHBOARD_LIMITS.reason)} />
    ))}
  </Preview>
);

/** The newest testimonials that wait for a decision; null when they could not be loaded. */
export const Pending = ({ testimonials }: { testimonials: PendingTestimonial[] | null }) => (
  <Preview
    title={DASHBOARD_WORDS.pending}
    screen={TESTIMONIALS_SCREEN}
    nothing={testimonials ? DASHBOARD_WORDS.noTestimonials : DASHBOARD_WORDS.testimonialsNotLoaded}
  >
    {(testimonials ?? []).map(({ id, name, message }) => (
      <Item key={id} name={name} text={wholeWords(message, DASHBOARD_LIMITS.message)} />
    ))}
  </Preview>
);

interface PreviewProps {
  title: string;
  /** Where the whole list is. */
  screen: string;
  /** Said when there is nothing. */
  nothing: string;
  children: ReactNode[];
}

function Preview({ title, screen, nothing, children }: PreviewProps) {
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link className="text-link" to={screen}>
          {DASHBOARD_WORDS.view} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </Link>
      </header>
      {children.length > 0 ? <ul className={styles.previews}>{children}</ul> : <Empty>{nothing}</Empty>}
    </section>
  );
}

const Item = ({ name, email, text }: { name: string; email?: string; text: string }) => (
  <li>
    <Avatar name={name} />
    <div>
      <b lang={languageOf(name)}>{name}</b> {email && <small>{email}</small>}
      <p lang={languageOf(text)}>{text}</p>
    </div>
  </li>
);
