import type { ContactSubmission } from "../../../domain/contact-submissions.rules.ts";
import { languageOf } from "../../ui/language.ts";
import { indianDateTime } from "../indian-time.ts";
import { Dialog } from "../parts/dialog.tsx";

interface DetailProps {
  submission: ContactSubmission;
  open: boolean;
  onClose: () => void;
}

/** A submission whole, with ways to answer it. */
export function Detail({ submission, open, onClose }: DetailProps) {
  const { name, phone, email, message, created_at } = submission;
  return (
    <Dialog title="Submission Details" open={open} onClose={onClose}>
      <dl className="facts">
        <dt>Name</dt>
        <dd lang={languageOf(name)}>{name}</dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
        <dt>Message</dt>
        <dd className="message" lang={languageOf(message)}>
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
