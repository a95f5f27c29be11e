import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./tabs.module.css";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  /** Key that selects it. */
  shortcut?: string;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  tabs: Tab<Value>[];
  onChange: (value: Value) => void;
  /** Panels out of sight keep their input. */
  keepsInput?: boolean;
  className?: string | undefined;
}

/** Manual activation: arrows move, Enter or Space selects. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  keepsInput = false,
  className = styles.tabs,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[id="${id}-${value}"]`);
    // Not `scrollIntoView`, which also moves the page.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 32;
  }, [id, value]);
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={className}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-${tab.value}-panel` : undefined}
            data-key={tab.shortcut}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={moveFocus}
          >
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => keepsInput || tab.value === value)
        .map((tab) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-${tab.value}-panel`}
            aria-labelledby={`${id}-${tab.value}`}
            hidden={tab.value !== value}
            tabIndex={keepsInput ? undefined : 0}
            className={styles.panel}
          >
            {tab.panel}
          </div>
        ))}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
