import { t } from "../../../shared/i18n/admin-text.ts";
import { PageHeader } from "../components/page-header.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/new.ts";
import { NEW_DRAFT, runAction } from "./actions.ts";
import { LocalEventForm } from "./event-form.tsx";

export const meta = () => pageMeta("Add event");

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function NewEvent() {
  const [resets, reset] = useFormReset(NEW_DRAFT);
  return (
    <>
      <PageHeader title={t("Add event")} back={{ to: EVENTS_SCREEN, label: t("Events") }} />
      <LocalEventForm key={resets} event={null} draft={NEW_DRAFT} onSaved={reset} onDiscard={reset} />
    </>
  );
}
