import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { useAddress, useWords } from "../../words/use-words.ts";
import { Onward } from "../onward.tsx";
import { Section } from "../section.tsx";
import { TestimonialCards } from "../testimonials/cards.tsx";
import { NobodyYet } from "../testimonials/nobody-yet.tsx";
import styles from "./voices.module.css";

export function Voices({ items }: { items: PublicTestimonial[] }) {
  const words = useWords("home");
  const address = useAddress();
  return (
    <Section id="testimonials" {...words.voices} className={`on-cotton ${styles.voices}`}>
      {items.length > 0 ? <TestimonialCards items={items} address={address("/")} heading="h3" /> : <NobodyYet />}
      <p className={styles.actions}>
        <Onward className="button" to={address("/testimonials")} says={words.viewAllVoices} />
      </p>
    </Section>
  );
}
