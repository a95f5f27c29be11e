import { href, Link } from "react-router";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../section-head.tsx";
import { TestimonialCards } from "../testimonials/cards.tsx";
import { NobodyYet } from "../testimonials/nobody-yet.tsx";
import styles from "./voices.module.css";

/** The newest testimonials, and the way to all. */
export const Voices = ({ items }: { items: PublicTestimonial[] }) => (
  <section className={`section ${styles.voices}`} aria-labelledby="testimonials">
    <div className="page-width">
      <SectionHead id="testimonials" title="What Others Say." malayalam="അനുഭവങ്ങൾ" />
      {items.length > 0 ? <TestimonialCards items={items} address="/" heading="h3" /> : <NobodyYet />}
      <p className={styles.actions}>
        <Link className="button" to={href("/testimonials")}>
          View All Testimonials
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  </section>
);
