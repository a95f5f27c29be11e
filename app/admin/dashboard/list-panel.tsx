import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./list-panel.module.css";

interface ListPanelProps {
  title: string;
  screen: string;
  opens?: Pick<LinkProps, "target" | "rel">;
  nothing: string;
  children: ReactNode[];
}

export function ListPanel({ title, screen, opens, nothing, children }: ListPanelProps) {
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link className="text-link" to={screen} {...opens}>
          {DASHBOARD_COPY.view} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </Link>
      </header>
      {children.length > 0 ? <ul className={styles.previews}>{children}</ul> : <EmptyState>{nothing}</EmptyState>}
    </section>
  );
}
