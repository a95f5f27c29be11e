import {
  ENQUIRY_NOTIFICATIONS,
  ENQUIRY_WORKFLOW_COPY,
  type EnquiryNotifications,
} from "../../../../shared/enquiries/workflow.ts";
import { SaveButton } from "../../components/save-button.tsx";
import { useSubmitForm } from "../../hooks/use-submit-form.ts";
import styles from "./section.module.css";

const { lettersEach: each, lettersDaily: daily, lettersNone: none } = ENQUIRY_WORKFLOW_COPY;
const CHOICES: Readonly<Record<EnquiryNotifications, string>> = { each, daily, none };

export function NotificationsSection({ chosen }: { chosen: EnquiryNotifications }) {
  const { Form, busy, onSubmit } = useSubmitForm();
  return (
    <section className="panel" aria-labelledby="letters">
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="act" value="chooseLetters" />
        <fieldset className={styles.letters} aria-labelledby="letters" aria-describedby="letters-hold">
          <h2 id="letters">{ENQUIRY_WORKFLOW_COPY.letters}</h2>
          {ENQUIRY_NOTIFICATIONS.map((choice) => (
            <label key={choice} className="choice-card">
              <input type="radio" name="enquiries" value={choice} defaultChecked={choice === chosen} />
              {CHOICES[choice]}
            </label>
          ))}
        </fieldset>
        <p id="letters-hold" className={styles.onHold}>
          {ENQUIRY_WORKFLOW_COPY.lettersHold}
        </p>
        <SaveButton label="Save Choice" busyLabel="Saving..." busy={busy} />
      </Form>
    </section>
  );
}
