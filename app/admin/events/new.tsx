import { useCallback, useState } from "react";
import { Link } from "react-router";
import { dropDraft } from "../draft.ts";
import { head } from "../head.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { Icon } from "../parts/icon.tsx";
import type { Route } from "./+types/new.ts";
import { act, NEW_DRAFT } from "./acts.ts";
import { OwnEventForm } from "./form.tsx";
import styles from "./page.module.css";

export const meta = () => head("Add event");

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

/** Adds an event; its pictures come once it is there. */
export default function NewEvent() {
  const [times, setTimes] = useState(0);
  const anew = useCallback(() => {
    dropDraft(NEW_DRAFT);
    setTimes((before) => before + 1);
  }, []);
  return (
    <>
      <div className={styles.head}>
        <h1>Add event</h1>
        <Link className="text-link" to={EVENTS_SCREEN}>
          <Icon name="back" />
          Events
        </Link>
      </div>
      <OwnEventForm key={times} event={null} draft={NEW_DRAFT} onSaved={anew} onDiscard={anew} />
    </>
  );
}
