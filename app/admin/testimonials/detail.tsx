import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { languageOf } from "../../ui/language.ts";
import { indianDateTime } from "../indian-time.ts";
import { Dialog } from "../parts/dialog.tsx";
import { openButton } from "../parts/over.ts";
import styles from "./detail.module.css";

interface DetailProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** A testimonial whole. */
export function Detail({ testimonial, onClose }: DetailProps) {
  const { id, name, created_at, email, designation, title, description } = testimonial;
  return (
    <Dialog title={name} openedBy={openButton(id)} onClose={onClose}>
      <dl className="facts">
        <dt>Date &amp; Time</dt>
        <dd>
          <time dateTime={created_at}>{indianDateTime(created_at)}</time>
        </dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Designation</dt>
        <dd lang={languageOf(designation)}>{designation}</dd>
        {title && (
          <>
            <dt>Title</dt>
            <dd lang={languageOf(title)}>{title}</dd>
          </>
        )}
      </dl>
      <p className={styles.story} lang={languageOf(description)}>
        “{description}”
      </p>
    </Dialog>
  );
}
