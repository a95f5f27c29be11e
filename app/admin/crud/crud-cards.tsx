import type { ReactNode } from "react";
import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import type { OpenedVersion } from "../hooks/use-newer-version.ts";

export interface CrudCardProps<Item> {
  item: Item;
  onEdit: () => void;
  onDelete: () => void;
}

export interface CrudCardsProps<Item> {
  items: Item[];
  onEdit: (item: Item) => void;
  none: string;
  /** Focus target after a deletion. */
  focus?: string;
  className?: string | undefined;
  children: (card: CrudCardProps<Item>) => ReactNode;
}

export function CrudCards<Item extends { id: number }>(props: CrudCardsProps<Item>) {
  const { items, onEdit, children, none, focus = "[id^=edit-]", className = "cards" } = props;
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(items, focus);
  if (items.length === 0) return <EmptyState>{none}</EmptyState>;
  return (
    <ul className={className} ref={list}>
      {items.map((item, index) => (
        <li key={item.id}>{children({ item, onEdit: () => onEdit(item), onDelete: () => remember(index) })}</li>
      ))}
    </ul>
  );
}

interface CardProps extends CrudCardProps<OpenedVersion>, Pick<Parameters<typeof useDeletion>[0], "words" | "what"> {
  kind: AuditedKind;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

export function CrudCard({ kind, item, words, what, heading, className = "card", children, ...on }: CardProps) {
  const { id, changed } = item;
  const { busy, deleteIt } = useDeletion({ key: `${kind} ${id}`, seen: item, words, what, onDelete: on.onDelete });
  return (
    <article className={className} aria-labelledby={heading} aria-busy={busy}>
      {children}
      <LastChanged changed={changed} />
      <EditAndDelete id={id} itemLabel={heading} busy={busy} onEdit={on.onEdit} onDelete={deleteIt} />
    </article>
  );
}
