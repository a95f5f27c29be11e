import { type ReactNode, useState } from "react";
import type { EventOfStaff } from "../../../domain/own-events.ts";
import type { Spoken } from "../../../domain/refusals.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Twins } from "../parts/twins.tsx";
import { Unsaved } from "../parts/unsaved.tsx";
import { historyItemOf, Seen } from "./fields.tsx";
import styles from "./form.module.css";
import { Preview, type Previewed, previewedOf } from "./preview.tsx";

export interface EventFormProps {
  /** The one that is changed; null where one is added. */
  event: EventOfStaff | null;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  /** What was typed before and never saved is given up. */
  onDiscard: () => void;
}

interface Shell extends EventFormProps {
  /** What the form is called, and its button. */
  name: string;
  label: string;
  /** What can be done beside saving it. */
  acts: ReactNode;
  /** The fields: told what was refused, and what stands in them. */
  children: (errors: Spoken["errors"], typed: Previewed) => ReactNode;
}

/** A form about an event, and beside it the card that the site will show. */
export function EventForm({ event, draft, onSaved, onDiscard, name, label, acts, children }: Shell) {
  const { Form, form, busy, errors, unsaved, sends } = useSaving(draft, onSaved);
  const [typed, setTyped] = useState<Previewed>(() => previewedOf(event));
  return (
    <div className={styles.edit}>
      <Form
        {...sends}
        className="office-form"
        aria-label={name}
        // What was kept of an earlier time is heard as well.
        onInput={(input) => {
          sends.onInput(input);
          setTyped(typedIn(input.currentTarget));
        }}
      >
        {event && <Seen event={event} draft={draft} />}
        {unsaved && <Unsaved onDiscard={onDiscard} />}
        <Twins of={historyItemOf(event)} form={form}>
          {children(errors, typed)}
        </Twins>
        <div className={`${styles.save} not-printed`}>
          <SaveButton label={label} busyLabel="Saving..." busy={busy} />
          {acts}
        </div>
      </Form>
      <Preview typed={typed} event={event} />
    </div>
  );
}

/** What stands in a form, for the preview beside it. */
const typedIn = (form: HTMLFormElement): Previewed =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Previewed;
