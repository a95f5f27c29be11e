import type { ContactSubmission } from "../../../domain/contact-submissions.rules.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { languageOf } from "../../ui/language.ts";
import { indianDateTime } from "../indian-time.ts";
import { Dialog } from "../parts/dialog.tsx";
import { openButton } from "../parts/over.ts";
import styles from "./detail.module.css";

interface DetailProps {
  submission: ContactSubmission;
  onClose: () => void;
}

/** A submission whole, with ways to answer it. */
export function Detail({ submission, onClose }: DetailProps) {
  const { id, name, phone, email, message, created_at } = submission;
  return (
    <Dialog title="Submission Details" openedBy={openButton(id)} onClose={onClose}>
      <dl className="facts">
        <dt>Name</dt>
        <dd lang={languageOf(name)}>{name}</dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone}`}>{groupedNumber(phone)}</a>
        </dd>
        <dt>Message</dt>
        <dd className={styles.message} lang={languageOf(message)}>
          {message}
        </dd>
        <dt>Submitted At</dt>
        <dd>
          <time dateTime={created_at}>{indianDateTime(created_at)}</time>
        </dd>
      </dl>
    </Dialog>
  );
}
