import type { ComponentType, ReactNode } from "react";
import { Failed } from "../components/empty-state.tsx";
import { useBeginning } from "../hooks/use-edit-form.ts";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import type { KeptCardsProps } from "./crud-cards.tsx";
import type { KeptListFormProps } from "./crud-form.tsx";

interface KeptListScreenProps<Item> {
  title: string;
  doing: readonly [add: string, edit: string];
  draft: string;
  words: { about?: string; notLoaded: string };
  /** Null when loading failed. */
  items: Item[] | null;
  form: ComponentType<KeptListFormProps<Item>>;
  listTitle?: string;
  list: (cards: Pick<KeptCardsProps<Item>, "items" | "onEdit">) => ReactNode;
}

export function KeptListScreen<Item extends { id: number }>(props: KeptListScreenProps<Item>) {
  const { title, doing, draft, words, form: Form, listTitle, list } = props;
  const items = useLastLoaded(props.items);
  const { edit, heading, editing, ...begun } = useBeginning(draft, items);
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
          {items ? list({ items, onEdit: edit }) : <Failed sentence={words.notLoaded} />}
        </section>
      </div>
    </>
  );
}
