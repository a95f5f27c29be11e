import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./menu.module.css";

interface MenuProps {
  /** Accessible name. */
  name: string;
  /** Includes the name. */
  label: ReactNode;
  /** `role="menuitem"`, `tabIndex={-1}`. */
  children: ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/** ARIA menu button. */
export function Menu({ name, label, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const items = () => [...(container.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useEffect(() => {
    if (open) container.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    container.current?.querySelector("button")?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" && !open) setOpen(true);
    else if (event.key === "Escape" && open) close();
    else if (open && STEPS[event.key]) {
      const allHtmlelements = items();
      const at = allHtmlelements.indexOf(document.activeElement as HTMLElement);
      allHtmlelements[STEPS[event.key]?.(at, allHtmlelements.length - 1) ?? 0]?.focus();
    } else return;
    event.preventDefault();
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!container.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what happens inside
    <div className={styles.container} ref={container} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        className={styles.opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        // A chosen item closes the menu and leaves the focus on its button, for whatever comes next to give back.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the items are links and buttons
        <div className={styles.menu} role="menu" id={id} aria-label={name} tabIndex={-1} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
