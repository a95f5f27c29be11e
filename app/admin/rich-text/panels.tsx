import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { destination } from "../../../shared/text/markdown.ts";
import { INSERTED, type InsertedKind } from "./commands.ts";
import styles from "./rich-text.module.css";

const KIND_NAMES: Record<InsertedKind, string> = t({
  picture: "Picture",
  table: "Table",
  notice: "Notice",
  contact: "Contact",
  question: "Question",
  quote: "Quote",
});

interface PanelProps {
  onClose: () => void;
}

function Panel({ label, onClose, children }: PanelProps & { label: string; children: ReactNode }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), ending);
    return () => ending.abort();
  }, []);
  return (
    <div role="dialog" aria-label={label} className={styles.panel}>
      {children}
    </div>
  );
}

export function InsertPanel({ onChoose, onClose }: PanelProps & { onChoose: (kind: InsertedKind) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Panel label={t("Insert")} onClose={onClose}>
      <div className={styles.choices}>
        {INSERTED.map((kind, place) => (
          <button key={kind} ref={place === 0 ? first : null} type="button" onClick={() => onChoose(kind)}>
            {KIND_NAMES[kind]}
          </button>
        ))}
      </div>
    </Panel>
  );
}

interface LinkPanelProps extends PanelProps {
  href: string;
  onApply: (href: string | null) => void;
}

const LINK_INVALID = t("Enter a page of this site such as /events, a web address, an email address or a phone number.");

/** Addresses as people write them: `example.org`, `a@b.org`, `14405`. */
function toHref(typed: string): string | null {
  const [plain = ""] = typed.trim().split(/\s/, 1);
  for (const start of ["", "https://", "mailto:", "tel:"]) {
    if (start === "https://" && !/^[^@]+\.[a-z]/i.test(plain)) continue;
    const href = destination(start + (start === "tel:" ? typed.trim() : plain));
    if (href !== null) return href;
  }
  return null;
}

export function LinkPanel({ href, onApply, onClose }: LinkPanelProps) {
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const apply = () => {
    const to = toHref(field.current?.value ?? "");
    if (to === null) setWrong(true);
    else onApply(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form must not be sent.
    event.preventDefault();
    apply();
  };
  return (
    <Panel label={t("Link")} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{t("Link to")}</label>
        <input
          ref={field}
          id={id}
          className="input"
          inputMode="url"
          autoComplete="off"
          defaultValue={href.replace(/^(mailto|tel):/, "")}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onKeyDown={onKeyDown}
          onInput={(event) => event.stopPropagation()}
        />
        {wrong && (
          <p className="error" id={`${id}-error`} role="alert">
            {LINK_INVALID}
          </p>
        )}
      </div>
      <div className="button-row">
        <button type="button" className="button small" onClick={apply}>
          {t("Apply")}
        </button>
        {href && (
          <button type="button" className="button small outlined" onClick={() => onApply(null)}>
            {t("Remove link")}
          </button>
        )}
        <button type="button" className="button small outlined" onClick={onClose}>
          {t("Cancel")}
        </button>
      </div>
    </Panel>
  );
}
