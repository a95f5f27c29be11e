import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  tabs: Tab<Value>[];
  onChange: (value: Value) => void;
}

/** Manual activation: arrows move, Enter or Space selects. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <Base.List className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
