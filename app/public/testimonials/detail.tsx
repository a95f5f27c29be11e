import { useSearchParams } from "react-router";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { useClosing } from "../../ui/closing.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { languageOf } from "../../ui/language.ts";
import { cardId } from "./addresses.ts";
import { By, LightlyEdited } from "./cards.tsx";
import styles from "./detail.module.css";

interface DetailProps {
  items: PublicTestimonial[];
  /** The one that the address named when the page was loaded; it may stand on another page. */
  shown: PublicTestimonial | null;
  /** The page without the dialog. */
  address: string;
}

/** The whole of the testimonial that the address names, over the page. */
export function TestimonialDetail({ items, shown, address }: DetailProps) {
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get("show"));
  const testimonial = [...items, ...(shown ? [shown] : [])].find(({ id }) => id === asked);
  if (!testimonial) return null;
  return <Whole key={asked} testimonial={testimonial} address={address} />;
}

function Whole({ testimonial, address }: { testimonial: PublicTestimonial; address: string }) {
  const { id, title, name, description, lightly_edited } = testimonial;
  const closing = useClosing(`${address}#${cardId(id)}`);
  return (
    <Dialog title={title || name} closing={closing} openedBy={cardId(id)} readOnly>
      <p className={styles.words} lang={languageOf(description)}>
        {description}
      </p>
      <p>
        <By {...testimonial} />
      </p>
      {lightly_edited && (
        <p>
          <LightlyEdited />
        </p>
      )}
    </Dialog>
  );
}
