import { useSearchParams } from "react-router";
import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, localizeUrl } from "../../../shared/i18n/languages.ts";
import { STATUS_RATIOS } from "../../../shared/og-images/og-images.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { Dialog, useDialogClose } from "../../components/dialog.tsx";
import { LibraryPicture } from "../../components/library-picture.tsx";
import { useLanguage } from "../../i18n/use-messages.ts";
import styles from "./cards.module.css";
import { By, cardId, LightlyEdited } from "./cards.tsx";

interface DetailProps {
  items: PublicTestimonial[];
  /** From the URL at load time; may be on another page of the list. */
  shown: PublicTestimonial | null;
  /** URL without the dialog. */
  address: string;
  /** Label of pictures for a status; absent: not offered. */
  statusPicture?: MessageWith<["shape"]>;
}

export function TestimonialDetail({ items, shown, ...props }: DetailProps) {
  const [parameters] = useSearchParams();
  const openId = Number(parameters.get("show"));
  const testimonial = [...items, ...(shown ? [shown] : [])].find(({ id }) => id === openId);
  if (!testimonial) return null;
  return <Whole key={openId} testimonial={testimonial} {...props} />;
}

interface WholeProps extends Pick<DetailProps, "address" | "statusPicture"> {
  testimonial: PublicTestimonial;
}

function Whole({ testimonial, address, statusPicture }: WholeProps) {
  const language = useLanguage();
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
      {statusPicture && (
        <p className={styles.status} data-not-exported="">
          {Object.entries(STATUS_RATIOS).map(([shape, ratio]) => (
            <a
              key={shape}
              className="text-link"
              href={`${localizeUrl(language, "/shared/story.png")}?${new URLSearchParams({ of: String(id), shape })}`}
              download
            >
              {interpolate(statusPicture, { shape: ratio })}
            </a>
          ))}
        </p>
      )}
    </Dialog>
  );
}
