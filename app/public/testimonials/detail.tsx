import { useSearchParams } from "react-router";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { languageOf } from "../../ui/language.ts";
import { cardId } from "./addresses.ts";
import { By } from "./cards.tsx";

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
  const { id, title, name, designation, description } = testimonial;
  return (
    <Dialog key={id} title={title || name} closeTo={`${address}#${cardId(id)}`} openedBy={cardId(id)} readOnly>
      <p className="said" lang={languageOf(description)}>
        {description}
      </p>
      <p>
        <By name={name} designation={designation} />
      </p>
    </Dialog>
  );
}
