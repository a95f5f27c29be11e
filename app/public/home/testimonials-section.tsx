import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/arrow-link.tsx";
import { Section } from "../components/section.tsx";
import { TestimonialCards } from "../testimonials/cards.tsx";
import { NoTestimonials } from "../testimonials/empty.tsx";
import styles from "./testimonials-section.module.css";

export function TestimonialsSection({ items }: { items: PublicTestimonial[] }) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <Section id="testimonials" {...messages.voices} className={`on-cotton ${styles.voices}`}>
      {items.length > 0 ? <TestimonialCards items={items} address={address("/")} heading="h3" /> : <NoTestimonials />}
      <p className={styles.actions}>
        <ArrowLink className="button" to={address("/testimonials")} says={messages.viewAllVoices} />
      </p>
    </Section>
  );
}
