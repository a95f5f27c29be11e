import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../section-head.tsx";

const WAYS = [
  {
    to: href("/registration"),
    title: "Register",
    says: "For your district's marathon, or to support the campaign in another way.",
  },
  {
    to: href("/event-map"),
    title: "Find your district",
    says: "See where the roadshow goes, and what happens near you.",
  },
  {
    to: href("/testimonials"),
    title: "Tell your story",
    says: "What did running, playing or training together change for you?",
  },
  {
    to: href("/contact-us"),
    title: "Bring your school or club",
    says: "Call your district's contact, or write to the council.",
  },
] as const;

/** What a reader can do next; and that nobody need wait for an event to ask for help. */
export const TakePart = ({ tollFree }: { tollFree: string }) => (
  <section className="sec take" aria-labelledby="take-part">
    <div className="wrap">
      <SectionHead id="take-part" title="Take part" malayalam="പങ്കുചേരാം" />
      <ul className="ways">
        {WAYS.map(({ to, title, says }) => (
          <li key={to}>
            <Link to={to}>
              <b>
                {title}
                <Icon name="arrow" />
              </b>
              <span>{says}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="intro">
        If drugs have come close to you or to somebody you love, you need not wait for an event: call{" "}
        <a href={`tel:${tollFree}`}>{tollFree}</a>, free of charge, or look at the{" "}
        <Link to={href("/essential-links")}>essential links</Link>.
      </p>
    </div>
  </section>
);
