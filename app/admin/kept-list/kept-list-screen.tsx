import type { ComponentType, ReactNode } from "react";
import { useBeginning } from "../parts/beginning.ts";
import { useLastLoaded } from "../parts/last-loaded.ts";
import { Failed } from "../parts/state.tsx";
import type { KeptCardsProps } from "./kept-cards.tsx";
import type { KeptListFormProps } from "./kept-list-form.tsx";

interface KeptListScreenProps<Item> {
  title: string;
  /** What the form does: adds one, or edits one. */
  doing: readonly [add: string, edit: string];
  /** Names the drafts of what is typed; what follows tells them apart. */
  draft: string;
  /** What the screen is for, where its title does not say it, and what is said when its list could not be loaded. */
  words: { about?: string; notLoaded: string };
  /** Null when they could not be loaded. */
  items: Item[] | null;
  form: ComponentType<KeptListFormProps<Item>>;
  /** The title of the cards; none where they have their own. */
  listTitle?: string;
  list: (cards: Pick<KeptCardsProps<Item>, "items" | "onEdit">) => ReactNode;
}

/** A screen of cards, with the form that adds and edits them beside. */
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
