import { type KeyboardEvent, lazy, Suspense, useId } from "react";
import { href, Link } from "react-router";
import type { FactName } from "../../../shared/campaign/campaign-facts.schema.ts";
import { getExcerpt } from "../../../shared/events/events.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import { isFormatted, toMarkdown, toPlainText, withoutMarkdown } from "../../../shared/text/formatted-text.ts";
import type { Translation } from "../../../shared/translations/translations.schema.ts";
import {
  TRANSLATED_FIELD_NAMES,
  TRANSLATION_ERRORS,
  TRANSLATION_FILTERS,
  TRANSLATION_LIST_COPY,
} from "../../../shared/translations/translations.ts";
import { KIND_LABELS } from "../audit-log/describe-entry.ts";
import { SaveButton } from "../components/buttons.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { findSiteUrl } from "../layout/site-url.ts";
import { apiFetch } from "../lib/api-client.ts";
import { FACT_LABELS } from "../lib/campaign-fact-labels.ts";
import { showResult } from "../lib/form-result.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { RichTextArea } from "../rich-text/rich-text-area.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

const copy = TRANSLATION_LIST_COPY;
const TABLE_SIGNS = /^[|:\s-]+$|\|/gm;
const SCREEN = href("/admin/translations");
const STATES = t({ missing: "Missing", outdated: "Outdated", translated: "Translated", all: "All" });

/** Few texts are formatted. */
const FormattedText = lazy(async () => {
  const [{ Markdown }, { markdownTree }] = await Promise.all([
    import("../../components/markdown.tsx"),
    import("../../../shared/text/parse-markdown.ts"),
  ]);
  return {
    default: ({ text }: { text: string }) => (
      <Markdown blocks={markdownTree(toMarkdown(text))} link={(to, children) => <a href={to}>{children}</a>} />
    ),
  };
});

export const meta = () => pageMeta(copy.title);

function getFilter(request: Request) {
  const { searchParams } = new URL(request.url);
  const state = TRANSLATION_FILTERS.find((name) => name === searchParams.get("state")) ?? "missing";
  const page = Number(searchParams.get("page") ?? 1);
  return { state, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filter = getFilter(request);
  const response = await apiFetch(request, "GET /api/translations", { query: filter });
  if (!response.ok) showNotLoaded(request, { kind: "bad", text: copy.notLoaded });
  return { filter, list: response.ok ? response.body : null };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const body = { kind: text("kind"), id: Number(text("id")), field: text("field"), was: text("was"), ml: text("ml") };
  const response = await apiFetch(request, "PUT /api/translations", { body: body as never });
  const site = response.ok ? await findSiteUrl(request, text("to")) : null;
  return showResult(response, {
    sentences: TRANSLATION_ERRORS,
    failed: copy.notSaved,
    site: site && localizeUrl("ml", site),
  });
}

export default function Translations({ loaderData: { filter, list } }: Route.ComponentProps) {
  const pages = list ? getPageCount(list.meta) : 1;
  const at = (page: number) => `${SCREEN}?state=${filter.state}&page=${page}`;
  return (
    <>
      <PageHeader title={copy.title} />
      <p>{copy.about}</p>
      <nav className={styles.filter} aria-label={copy.filter}>
        {TRANSLATION_FILTERS.map((state) => (
          <Link key={state} to={`${SCREEN}?state=${state}`} aria-current={state === filter.state ? "page" : undefined}>
            {STATES[state]}
          </Link>
        ))}
      </nav>
      {list === null && <FailedState sentence={copy.notLoaded} />}
      {list?.data.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      {list && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the fields inside
        <ul className={styles.list} onKeyDown={moveByKeys}>
          {list.data.map((item) => (
            <li key={`${item.kind} ${item.id} ${item.field}`}>
              <TranslationItem item={item} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.filter} aria-label={copy.pages}>
          {filter.page > 1 && <Link to={at(filter.page - 1)}>{copy.previous}</Link>}
          {filter.page < pages && <Link to={at(filter.page + 1)}>{copy.next}</Link>}
        </nav>
      )}
    </>
  );
}

function TranslationItem({ item }: { item: Translation }) {
  const id = useId();
  const { Form, busy, onSubmit } = usePostAction(`translation ${item.kind} ${item.id} ${item.field}`);
  const { kind, label, field, en, ml, state, to } = item;
  const isPageText = kind === "page" && field === "body";
  return (
    <Form method="post" className={styles.item} onSubmit={onSubmit}>
      {Object.entries({ kind, id: item.id, field, was: ml, to }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2>
        <Link to={to}>{kind === "campaign facts" ? FACT_LABELS[field as FactName] : label}</Link>{" "}
        <small>{[KIND_LABELS[kind], TRANSLATED_FIELD_NAMES[field], STATES[state]].filter(Boolean).join(" · ")}</small>
      </h2>
      <div className={styles.english} lang="en" id={`${id}-en`}>
        {isFormatted(en) ? (
          <Suspense fallback={toPlainText(en)}>
            <FormattedText text={en} />
          </Suspense>
        ) : isPageText ? (
          getExcerpt(withoutMarkdown(en).replace(TABLE_SIGNS, " "))
        ) : (
          en
        )}
      </div>
      {isPageText ? (
        <Link className="button outlined" to={to}>
          {copy.sideBySide}
        </Link>
      ) : (
        <>
          <div className="field">
            {isFormatted(en) || isFormatted(ml) ? (
              <>
                <span className="label">{copy.inMalayalam}</span>
                <RichTextArea
                  key={ml}
                  name="ml"
                  label={copy.inMalayalam}
                  defaultValue={ml}
                  invalid={false}
                  describedBy={`${id}-en`}
                />
              </>
            ) : (
              <>
                <label className="label" htmlFor={id}>
                  {copy.inMalayalam}
                </label>
                <textarea
                  key={ml}
                  className="input"
                  id={id}
                  name="ml"
                  lang="ml"
                  rows={Math.max(2, Math.ceil(en.length / 50))}
                  defaultValue={ml}
                  aria-describedby={`${id}-en`}
                />
              </>
            )}
          </div>
          <SaveButton label={copy.save} busyLabel={copy.saving} busy={busy} />
        </>
      )}
    </Form>
  );
}

/** Alt and an arrow: the next or previous text; Ctrl and Enter: save and go on. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("textarea:not([hidden]), [role=textbox]")];
  const place = fields.indexOf(target as HTMLElement);
  if (place < 0) return;
  const saves = key === "Enter" && (ctrlKey || metaKey);
  const step = saves || (altKey && key === "ArrowDown") ? 1 : altKey && key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  if (saves) fields[place]?.closest("form")?.requestSubmit();
  fields[place + step]?.focus();
}
