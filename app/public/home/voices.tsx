import { href, Link } from "react-router";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../section-head.tsx";
import { TestimonialCards } from "../testimonials/cards.tsx";
import { NobodyYet } from "../testimonials/nobody-yet.tsx";

/** The newest testimonials, and the way to all. */
export const Voices = ({ items }: { items: PublicTestimonial[] }) => (
  <section className="sec says" aria-labelledby="testimonials">
    <div className="wrap">
      <SectionHead id="testimonials" title="What Others Say." malayalam="അനുഭവങ്ങൾ" />
      {items.length > 0 ? <TestimonialCards items={items} address="/" heading="h3" /> : <NobodyYet />}
      <p className="actions">
        <Link className="btn" to={href("/testimonials")}>
          View All Testimonials
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  </section>
);
