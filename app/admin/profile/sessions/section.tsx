import type { OwnSession } from "../../../../shared/staff/staff.ts";
import { ActionButton } from "../../components/action-button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useFocusAfterDelete } from "../../hooks/use-focus-after-delete.ts";
import { usePostAction } from "../../hooks/use-post-action.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import styles from "./section.module.css";

const QUESTION = {
  title: "Are you sure?",
  text: "You stay logged in here. Everywhere else you have to log in again.",
  verb: "Yes, end them!",
};

/** Chooses the icon. */
const ON_THE_GO = /Android|iOS|iPhone|iPad/;

export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const { busy, post, ask } = usePostAction();
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(sessions, "li");
  return (
    <section className="panel" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">Where you are logged in</h2>
        {sessions.length > 1 && (
          <ActionButton
            label="End all others"
            busy={busy}
            onPress={() => ask(QUESTION, { act: "endSessions" }, () => remember(0))}
          />
        )}
      </header>
      <ul ref={list} className={styles.sessions}>
        {sessions.map(({ id, device, created_at, last_used_at, current }, at) => (
          <li key={id} tabIndex={-1}>
            <Icon name={ON_THE_GO.test(device) ? "mobile" : "screen"} />
            <span>
              <b>{device}</b>
              {current && <b className={styles.current}>This one</b>}
              <small>
                Since {formatDateTime(created_at)} ·{" "}
                {current ? "used now" : `last used ${formatDateTime(last_used_at)}`}
              </small>
            </span>
            {!current && (
              <ActionButton
                label="End"
                what={`${device}, since ${formatDateTime(created_at)}`}
                busy={busy}
                onPress={() => {
                  remember(at);
                  return post({ act: "endSessions", session: id });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
