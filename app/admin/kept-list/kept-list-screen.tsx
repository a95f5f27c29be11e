import type { ReactNode, RefObject } from "react";
import { useRevalidator } from "react-router";
import { Failed } from "../parts/state.tsx";

interface KeptListScreenProps {
  title: string;
  /** What the screen is for, where its title does not say it. */
  about?: string;
  /** What the form does now: 'Edit Notice'. */
  doing: string;
  /** Takes the focus when the form has begun anew. */
  heading: RefObject<HTMLHeadingElement | null>;
  form: ReactNode;
  /** The title of the cards; none where they have their own. */
  listTitle?: string;
  /** Null when what they show could not be loaded. */
  list: ReactNode | null;
  /** Said then. */
  notLoaded: string;
}

/** A screen of cards, with the form that adds and edits them beside. */
export function KeptListScreen({
  title,
  about,
  doing,
  heading,
  form,
  listTitle,
  list,
  notLoaded,
}: KeptListScreenProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      <div className="form-and-list">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {doing}
          </h2>
          {form}
        </section>
        <section aria-labelledby={listTitle && "list-title"}>
          {listTitle && <h2 id="list-title">{listTitle}</h2>}
          {list ?? <Failed sentence={notLoaded} busy={state !== "idle"} onRetry={revalidate} />}
        </section>
      </div>
    </>
  );
}
