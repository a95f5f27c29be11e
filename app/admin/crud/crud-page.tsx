import type { ComponentType, ReactNode } from "react";
import { FailedState } from "../components/empty-state.tsx";
import { useEditForm } from "../hooks/use-edit-form.ts";
import type { CrudCardsProps } from "./crud-cards.tsx";
import type { CrudFormProps } from "./crud-form.tsx";

interface CrudPageProps<Item> {
  title: string;
  doing: readonly [add: string, edit: string];
  draft: string;
  words: { about?: string; notLoaded: string };
  /** Null when loading failed. */
  items: Item[] | null;
  form: ComponentType<CrudFormProps<Item>>;
  listTitle?: string;
  list: (cards: Pick<CrudCardsProps<Item>, "items" | "onEdit">) => ReactNode;
}

export function CrudPage<Item extends { id: number }>(props: CrudPageProps<Item>) {
  const { title, doing, draft, words, items, form: Form, listTitle, list } = props;
  const { edit, heading, editing, ...begun } = useEditForm(draft, items);
  return (
    <>
      <h1>{title}</h1>
      {words.about && <p>{words.about}</p>}
      <div className="form-and-list">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {doing[editing ? 1 : 0]}
          </h2>
          <Form {...begun} heading={heading} editing={editing} items={items} />
        </section>
        <section aria-labelledby={listTitle && "list-title"}>
          {listTitle && <h2 id="list-title">{listTitle}</h2>}
          {items ? list({ items, onEdit: edit }) : <FailedState sentence={words.notLoaded} />}
        </section>
      </div>
    </>
  );
}
