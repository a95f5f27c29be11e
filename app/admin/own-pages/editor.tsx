import { useRef, useState } from "react";
import { Link } from "react-router";
import {
  OWN_PAGE_LIMITS,
  OWN_PAGE_SENTENCES,
  OWN_PAGE_WORDS,
  type OwnPageOfStaff,
  ownPageAddress,
} from "../../../domain/own-pages.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { dropDraft } from "../draft.ts";
import { indianDateTime } from "../indian-time.ts";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { Edited } from "../parts/edited.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import { Beside } from "./beside.tsx";
import styles from "./editor.module.css";
import { Standing } from "./list.tsx";
import { Publishing } from "./publishing.tsx";
import { Texts } from "./texts.tsx";

const TITLE = charactersOf(OWN_PAGE_SENTENCES, "title-too-long", OWN_PAGE_LIMITS.title);
const SLUG = charactersOf(OWN_PAGE_SENTENCES, "slug-too-long", OWN_PAGE_LIMITS.slug);

/** Writes a page: absent, a new one. Each save begins the form anew with what was saved. */
export function Editor({ page }: { page: OwnPageOfStaff | undefined }) {
  const [count, setCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = `pages:${page?.id ?? "new"}`;
  const anew = () => {
    dropDraft(draft);
    setCount((before) => before + 1);
    heading.current?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {page ? "Edit page" : "Add page"}
        </h1>
        <Link className="text-link" to={PAGES_SCREEN}>
          <Icon name="back" />
          Pages
        </Link>
      </div>
      {page && <WhereItStands page={page} />}
      <PageForm key={count} page={page} draft={draft} onSaved={anew} />
      {page && <Beside page={page} />}
    </>
  );
}

function WhereItStands({ page }: { page: OwnPageOfStaff }) {
  const { id, state, publish_at, shown, newer } = page;
  return (
    <div className={styles.stands}>
      <Standing page={page} />
      <p lang={languageOf(page.title)}>
        {shown ? `On the site since ${indianDateTime(shown.from)}.` : "Nobody sees it yet."}
        {state === "scheduled" && publish_at && ` It will appear by itself on ${indianDateTime(publish_at)}.`}{" "}
        {newer && <b>This newer draft is not on the site.</b>}
      </p>
      {shown && (
        <a className="text-link" href={ownPageAddress(shown.slug)} target="_blank" rel="noreferrer">
          <Icon name="outside" />
          See it on the site
        </a>
      )}
      <Link className="text-link" to={`${PAGES_SCREEN}?page=${id}&versions=1`}>
        <Icon name="restore" />
        Compare versions
      </Link>
    </div>
  );
}

interface FormProps {
  page: OwnPageOfStaff | undefined;
  draft: string;
  onSaved: () => void;
}

function PageForm({ page, draft, onSaved }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={`panel ${styles.form}`}
      aria-label={page ? "Page" : "New page"}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {page && <Edited kind="page" item={page} draft={draft} />}
      {unsaved && <Unsaved onDiscard={onSaved} />}
      <div className={styles.two}>
        <Field name="title" label="Title" limit={TITLE} defaultValue={page?.title} error={errors["title"]} />
        <Field
          name="slug"
          label="Address, after /info/"
          limit={SLUG}
          autoComplete="off"
          defaultValue={page?.slug}
          error={errors["slug"]}
        />
      </div>
      <Texts page={page} errors={errors} />
      <p className={styles.kept}>{OWN_PAGE_WORDS.kept}</p>
      <div className={styles.bar}>
        <SaveButton label="Save draft" busyLabel="Saving..." busy={busy} />
        <Publishing busy={busy} />
      </div>
    </Form>
  );
}
