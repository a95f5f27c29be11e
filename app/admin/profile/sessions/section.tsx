import { useFetcher } from "react-router";
import type { OwnSession } from "../../../../domain/staff.ts";
import { indianDateTime } from "../../indian-time.ts";
import { confirmed } from "../../parts/confirmation.tsx";
import { useFocusAfterRemoval } from "../../parts/focus-after-removal.ts";
import { Icon } from "../../parts/icon.tsx";
import styles from "./section.module.css";

const QUESTION = {
  title: "Are you sure?",
  text: "You stay logged in here. Everywhere else you have to log in again.",
  verb: "Yes, end them!",
};

/** Small machines: what a device is called tells it. */
const ON_THE_GO = /Android|iOS|iPhone|iPad/;

/** Where somebody is logged in, and the ways to end it. */
export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const { submit, state } = useFetcher();
  const busy = state !== "idle";
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(sessions, "li");
  const end = (values: Record<string, string>) => {
    if (!busy) void submit({ act: "endSessions", ...values }, { method: "post" });
  };
  return (
    <section className="panel" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">Where you are logged in</h2>
        {sessions.length > 1 && (
          <button
            className="button outlined small"
            type="button"
            aria-disabled={busy || undefined}
            onClick={async () => {
              if (!(await confirmed(QUESTION))) return;
              remember(0);
              end({});
            }}
          >
            End all others
          </button>
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
                Since {indianDateTime(created_at)} ·{" "}
                {current ? "used now" : `last used ${indianDateTime(last_used_at)}`}
              </small>
            </span>
            {!current && (
              <button
                className="button outlined small"
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => {
                  remember(at);
                  end({ session: String(id) });
                }}
              >
                End<span className="visually-hidden">{` ${device}, since ${indianDateTime(created_at)}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
