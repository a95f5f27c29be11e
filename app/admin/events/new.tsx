import { ScreenHead } from "../components/page-header.tsx";
import { useAnew } from "../hooks/use-form-reset.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { head } from "../lib/page-meta.ts";
import type { Route } from "./+types/new.ts";
import { NEW_DRAFT, runAction } from "./actions.ts";
import { LocalEventForm } from "./form.tsx";

export const meta = () => head("Add event");

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function NewEvent() {
  const [times, anew] = useAnew(NEW_DRAFT);
  return (
    <>
      <ScreenHead title="Add event" back={{ to: EVENTS_SCREEN, label: "Events" }} />
      <LocalEventForm key={times} event={null} draft={NEW_DRAFT} onSaved={anew} onDiscard={anew} />
    </>
  );
}
