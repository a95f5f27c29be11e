import { useCallback, useRef } from "react";
import { STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { ActionButton } from "../components/action-button.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useFormReset } from "../hooks/use-form-reset.ts";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { loadStaff, runAction } from "./actions.ts";
import { OpenInvitations } from "./invitations.tsx";
import { INVITE_DRAFT, InviteForm } from "./invite-form.tsx";
import styles from "./page.module.css";
import { StaffList } from "./people.tsx";
import { TestEmail } from "./test-email.tsx";

export const meta = () => pageMeta("Staff");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadStaff(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function Staff({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded("refused" in loaderData && !loaderData.forbidden ? null : loaderData) ?? loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const [times, anew] = useFormReset(INVITE_DRAFT);
  const begin = useCallback(() => {
    anew();
    heading.current?.focus();
  }, [anew]);
  if ("refused" in loaded) {
    const { refused, forbidden } = loaded;
    return (
      <>
        <h1>Staff</h1>
        {forbidden ? <EmptyState>{refused}</EmptyState> : <FailedState sentence={refused} />}
      </>
    );
  }
  const { people, invitations } = loaded;
  return (
    <>
      <PageHeader title="Staff">
        {/* Shown when the form is below the list. */}
        <div className={styles.toForm}>
          <ActionButton icon="plus" label="Invite somebody" onPress={() => heading.current?.focus()} />
        </div>
      </PageHeader>
      <div className="form-and-list">
        <section className={`panel ${styles.invite}`} aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            Invite somebody
          </h2>
          <InviteForm key={times} onSaved={begin} onDiscard={begin} />
          <p className={styles.quiet}>{STAFF_SCREEN_COPY.linkHolds}</p>
        </section>
        <section aria-labelledby="list-title">
          <h2 id="list-title">Who works here</h2>
          <StaffList people={people} />
          {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
          <TestEmail />
        </section>
      </div>
    </>
  );
}
