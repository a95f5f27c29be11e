import { useCallback, useRef } from "react";
import { STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Empty, Failed } from "../components/empty-state.tsx";
import { ScreenHead } from "../components/page-header.tsx";
import { useAnew } from "../hooks/use-form-reset.ts";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { head } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { loadStaff, runAction } from "./actions.ts";
import { Invited } from "./invitations.tsx";
import { INVITE_DRAFT, InviteForm } from "./invite-form.tsx";
import styles from "./page.module.css";
import { People } from "./people.tsx";
import { TestEmail } from "./test-email.tsx";

export const meta = () => head("Staff");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadStaff(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function Staff({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded("refused" in loaderData && !loaderData.forbidden ? null : loaderData) ?? loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const [times, anew] = useAnew(INVITE_DRAFT);
  const begin = useCallback(() => {
    anew();
    heading.current?.focus();
  }, [anew]);
  if ("refused" in loaded) {
    const { refused, forbidden } = loaded;
    return (
      <>
        <h1>Staff</h1>
        {forbidden ? <Empty>{refused}</Empty> : <Failed sentence={refused} />}
      </>
    );
  }
  const { people, invitations } = loaded;
  return (
    <>
      <ScreenHead title="Staff">
        {/* Shown when the form is below the list. */}
        <div className={styles.toForm}>
          <ActionButton icon="plus" label="Invite somebody" onPress={() => heading.current?.focus()} />
        </div>
      </ScreenHead>
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
          <People people={people} />
          {invitations.length > 0 && <Invited invitations={invitations} />}
          <TestEmail />
        </section>
      </div>
    </>
  );
}
