import { Link } from "react-router";
import { head } from "../head.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { useAnew } from "../parts/anew.ts";
import { Icon } from "../parts/icon.tsx";
import type { Route } from "./+types/new.ts";
import { act, NEW_DRAFT } from "./acts.ts";
import { OwnEventForm } from "./form.tsx";
import styles from "./page.module.css";

export const meta = () => head("Add event");

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

/** Adds an event; its pictures come once it is there. */
export default function NewEvent() {
  const [times, anew] = useAnew(NEW_DRAFT);
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
