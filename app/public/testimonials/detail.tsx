import { useSearchParams } from "react-router";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { Dialog, useDialogClose } from "../../components/dialog.tsx";
import { LibraryPicture } from "../../components/library-picture.tsx";
import styles from "./cards.module.css";
import { By, cardId, LightlyEdited } from "./cards.tsx";

interface DetailProps {
  items: PublicTestimonial[];
  /** From the URL at load time; may be on another page of the list. */
  shown: PublicTestimonial | null;
  /** URL without the dialog. */
  address: string;
}

export function TestimonialDetail({ items, shown, address }: DetailProps) {
  const [parameters] = useSearchParams();
  const openId = Number(parameters.get("show"));
  const testimonial = [...items, ...(shown ? [shown] : [])].find(({ id }) => id === openId);
  if (!testimonial) return null;
  return <Whole key={openId} testimonial={testimonial} address={address} />;
}

function Whole({ testimonial, address }: { testimonial: PublicTestimonial; address: string }) {
  const { id, title, name, description, lightly_edited, picture } = testimonial;
  const closing = useDialogClose(`${address}#${cardId(id)}`);
  return (
    <Dialog title={title || name} closing={closing} openedBy={cardId(id)} readOnly>
      {picture && (
        <figure className={styles.photo}>
          <LibraryPicture picture={picture} sizes="(max-width: 600px) calc(100vw - 80px), 320px" />
          {picture.credit && <figcaption>{picture.credit}</figcaption>}
        </figure>
      )}
      <p className={styles.text} lang={detectLanguage(description)}>
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
