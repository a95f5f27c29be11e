import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { ANSWERED_HOW, type AnsweredHow } from "../../../domain/cases.ts";
import { languageOf } from "../../ui/language.ts";
import { Icon } from "../parts/icon.tsx";
import { useAdmin } from "../session.ts";
import type { Tried } from "./act-on-case.ts";
import styles from "./detail.module.css";

/** The way to act on a case: one act at a time. */
export interface Acting {
  busy: boolean;
  /** How often an act was tried. */
  tries: number;
  /** What came of the last one. */
  last: Tried | undefined;
  act(act: string, item: EnquiryCase, fields?: Record<string, string>): void;
}

export function useCaseAct(id: number): Acting {
  const { state, data, submit } = useFetcher<Tried>({ key: `case ${id}` });
  const seen = useRef(data);
  const [tries, setTries] = useState(0);
  const busy = state !== "idle";
  useEffect(() => {
    if (busy || data === seen.current) return;
    seen.current = data;
    setTries((before) => before + 1);
  }, [busy, data]);
  return {
    busy,
    tries,
    last: tries > 0 ? data : undefined,
    act(act, { version, state: was, owner }, fields = {}) {
      const seen = JSON.stringify({ state: was, owner: owner?.name ?? "" });
      if (!busy) void submit({ ...fields, act, id, version, seen }, { method: "post" });
    },
  };
}

const HOW: Record<AnsweredHow, string> = {
  mail: "By mail",
  call: "By call",
  whatsapp: "By WhatsApp",
  other: "Another way",
};

/** The first sentence of a chat, in the language that somebody wrote in. */
const greeting = ({ name, message }: EnquiryCase): string =>
  languageOf(message) === "ml"
    ? `നമസ്കാരം ${name}, ലഹരിമുക്ത കേരളം പ്രചാരണത്തിൽ നിന്നാണ്. താങ്കളുടെ സന്ദേശം കിട്ടി.`
    : `Hello ${name}, this is the Drug-Free Kerala campaign. We have read what you wrote to us.`;

interface ActsProps {
  item: EnquiryCase;
  acting: Acting;
}

/** The ways to answer somebody, and what a case can become from where it stands. */
export function CaseActs({ item, acting: { busy, act } }: ActsProps) {
  const admin = useAdmin();
  const { state, owner, phone } = item;
  const mine = owner !== null && owner.id === admin?.id;
  const mayRelease = mine || admin?.role === "owner";
  const button = (name: string, label: string, fields?: Record<string, string>) => (
    <button
      className="button outlined small"
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => act(name, item, fields)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.acts}>
      <div className="button-row">
        <a className={`button small ${item.urgent ? "red" : "outlined"}`} href={`tel:${phone}`}>
          <Icon name="phone" />
          Call
        </a>
        <a
          className="button outlined small"
          href={`https://wa.me/91${phone}?text=${encodeURIComponent(greeting(item))}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          WhatsApp
        </a>
        {(state === "new" || (state === "taken" && !mine)) && button("take", "Take it")}
        {state === "taken" && mayRelease && button("release", "Give it back")}
        {state === "answered" && button("reopen", "Open it again")}
        {state === "spam" ? button("not-spam", "This is not spam") : null}
      </div>
      {(state === "new" || state === "taken") && (
        <fieldset className={styles.how}>
          <legend>Mark as answered</legend>
          <div className="button-row">
            {ANSWERED_HOW.map((how) => (
              <span key={how}>{button("answered", HOW[how], { how })}</span>
            ))}
          </div>
          <div className="button-row">{button("spam", "This is spam")}</div>
        </fieldset>
      )}
    </div>
  );
}
