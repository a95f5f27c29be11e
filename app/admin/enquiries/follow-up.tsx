import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Enquiry, EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { fromIstLocal, todayInIst } from "../../../shared/time/ist-days.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, IconButton } from "../components/buttons.tsx";
import { CAMPAIGN_SCREEN } from "../layout/screens.ts";
import { FACT_LABELS, URGENT_ADVICE } from "../lib/campaign-fact-labels.ts";
import { formatDateTime, formatWeekday } from "../lib/format-date.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./follow-up.module.css";
import type { EnquiryActionState } from "./use-enquiry-action.ts";

interface FollowUpProps {
  item: Enquiry;
  actionState: EnquiryActionState;
}

interface UrgentCallProps extends FollowUpProps {
  /** Undefined until it is loaded. */
  help: EnquiryDetail["help"] | undefined;
}

const isWaiting = ({ state }: Enquiry): boolean => state === "new" || state === "taken";

/** Above a waiting urgent enquiry: the call's outcome, what to say and whom to call. */
export function UrgentCall({ item, help, actionState }: UrgentCallProps) {
  const admin = useAdmin();
  if (!item.urgent || !isWaiting(item)) return null;
  const advice = help?.say ?? URGENT_ADVICE;
  return (
    <section className={styles.urgent} aria-label={t("What to say")}>
      {item.phone === "" && <p>{t("No phone number: reply at once.")}</p>}
      {item.phone !== "" && <AfterCall item={item} actionState={actionState} always />}
      <div className={styles.help}>
        <h3>{t("What to say")}</h3>
        <p lang={detectLanguage(advice)}>{advice}</p>
        {help && (
          <>
            <h3>{t("Who else can help")}</h3>
            <ul>
              {help.ring.map(({ of, number, name }) => (
                <li key={`${of} ${number}`}>
                  <a href={`tel:${number}`}>{formatPhone(number)}</a>{" "}
                  <span lang={detectLanguage(name)}>{name || FACT_LABELS[of]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {admin?.role && can(admin.role, "change campaign facts") && (
          <Link className="text-link" to={CAMPAIGN_SCREEN}>
            {t("Change these words and numbers")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Asks for the outcome of a call, and for a reminder. */
export function FollowUp({ item, actionState }: FollowUpProps) {
  const [choosing, setChoosing] = useState(false);
  const { action, busy } = actionState;
  if (!isWaiting(item)) return null;
  return (
    <>
      {!item.urgent && <AfterCall item={item} actionState={actionState} />}
      <div className={styles.reminder}>
        {item.remind_at !== null && (
          <p>
            {t("Reminder")}: <time dateTime={item.remind_at}>{formatDateTime(item.remind_at)}</time>
          </p>
        )}
        <div className="button-row">
          <ActionButton
            icon="calendar"
            label={item.remind_at === null ? t("Remind me") : t("Another time")}
            aria-expanded={choosing}
            onPress={() => setChoosing(!choosing)}
          />
          {item.remind_at !== null && (
            <ActionButton
              look="text-link"
              label={t("Remove reminder")}
              busy={busy}
              onPress={() => action("remind", item, { at: "" })}
            />
          )}
        </div>
        {choosing && (
          <Times
            offered={[inMinutes(60), ...nextDays()]}
            busy={busy}
            onChoose={(remindAt) => {
              setChoosing(false);
              action("remind", item, { at: remindAt });
            }}
          />
        )}
      </div>
    </>
  );
}

interface Time {
  label: string;
  remindAt: string;
}

const MINUTE_MS = 60_000;

const inMinutes = (minutes: number): Time => ({
  label: minutes === 60 ? t("In 1 hour") : t("In {minutes} minutes", { minutes }),
  remindAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
});

/** The next days at nine in India. */
const nextDays = (count = 6): Time[] =>
  Array.from({ length: count }, (_, days) => {
    const remindAt = fromIstLocal(`${todayInIst(new Date(), days + 1)}T09:00`) ?? "";
    return { label: days === 0 ? t("Tomorrow") : formatWeekday(remindAt), remindAt };
  });

interface TimesProps {
  offered: readonly Time[];
  busy: boolean;
  onChoose: (remindAt: string) => void;
}

function Times({ offered, busy, onChoose }: TimesProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector("button")?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const remindAt = fromIstLocal(String(new FormData(event.currentTarget).get("at")));
    if (remindAt !== null && !busy) onChoose(remindAt);
  };
  return (
    <>
      <div className={styles.times} ref={row} role="group" aria-label={t("When")}>
        {offered.map(({ label, remindAt }) => (
          <ActionButton key={remindAt} label={label} busy={busy} onPress={() => onChoose(remindAt)} />
        ))}
      </div>
      <form className={styles.other} onSubmit={submit}>
        <Field name="at" type="datetime-local" label={t("Another time, Indian time")} />
        <button className="button small outlined" type="submit">
          {t("Set")}
        </button>
      </form>
    </>
  );
}

const NOTE = countCharactersIn(ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS, "note-too-long");

const getCalled = (id: number) => `called:${id}`;

/** @param always ask even if the number was not pressed on this screen */
function AfterCall({ item, actionState, always = false }: FollowUpProps & { always?: boolean }) {
  const { busy, action: act } = actionState;
  const { id, phone } = item;
  const [called, setCalled] = useState(() => sessionStorage.getItem(getCalled(id)) !== null);
  const [result, setResult] = useState<"spoke" | "missed" | null>(null);
  const row = useRef<HTMLDivElement>(null);
  // Returning from the telephone may load the page again.
  useEffect(() => {
    const ending = new AbortController();
    const onPress = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='tel:']") : null;
      if (link?.getAttribute("href") !== `tel:${phone}`) return;
      sessionStorage.setItem(getCalled(id), "yes");
      setCalled(true);
      requestAnimationFrame(() => row.current?.focus());
    };
    document.addEventListener("click", onPress, { signal: ending.signal });
    return () => ending.abort();
  }, [id, phone]);
  useEffect(() => {
    if (result === "spoke") row.current?.querySelector("textarea")?.focus();
  }, [result]);
  const close = () => {
    sessionStorage.removeItem(getCalled(id));
    setCalled(false);
    setResult(null);
  };
  const done = (...action: [verb: "answered" | "notes" | "remind", fields: Record<string, string>]) => {
    act(action[0], item, action[1]);
    close();
  };
  if (!called && !always) return null;
  return (
    <div className={styles.after} ref={row} role="group" aria-label={t("Did you reach them?")} tabIndex={-1}>
      <p>{t("Did you reach them?")}</p>
      <div className="button-row">
        <ActionButton
          label={t("Spoke")}
          aria-pressed={result === "spoke"}
          onPress={() => setResult(result === "spoke" ? null : "spoke")}
        />
        <ActionButton
          label={t("Not reached")}
          aria-pressed={result === "missed"}
          onPress={() => setResult(result === "missed" ? null : "missed")}
        />
        {called && <IconButton icon="close" label={t("Close")} onPress={close} />}
      </div>
      {result === "missed" && (
        <>
          <p>{t("Call again")}</p>
          <Times
            offered={[inMinutes(15), inMinutes(60), ...nextDays(1)]}
            busy={busy}
            onChoose={(remindAt) => done("remind", { at: remindAt, note: t("Called, not reached.") })}
          />
        </>
      )}
      {result === "spoke" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = String(new FormData(event.currentTarget).get("call-note") ?? "").trim();
            const isAnswered = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("name") === "answered";
            if (busy || (!isAnswered && text === "")) return;
            if (isAnswered) done("answered", { how: "call", ...(text && { note: text }) });
            else done("notes", { text });
          }}
        >
          <Field multiline name="call-note" label={t("What was said")} optional limit={NOTE} />
          <div className="button-row">
            <button className="button small" type="submit" name="answered">
              {t("Mark as answered")}
            </button>
            <button className="button small outlined" type="submit" name="note">
              {t("Add note")}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
