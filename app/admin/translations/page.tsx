import type { KeyboardEvent } from "react";
import { href, Link } from "react-router";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import {
  TRANSLATION_ERRORS,
  TRANSLATION_FILTERS,
  TRANSLATION_LIST_COPY,
} from "../../../shared/translations/translations.ts";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { findSiteUrl } from "../layout/site-url.ts";
import { apiFetch } from "../lib/api-client.ts";
import { showResult } from "../lib/form-result.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { KIND_TITLES, PageText, STATES, TranslationItem } from "./item.tsx";
import styles from "./page.module.css";

const copy = TRANSLATION_LIST_COPY;
const SCREEN = href("/admin/translations");

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
          {list.data.map((item, at) => (
            <li key={`${item.kind} ${item.id} ${item.field}`}>
              {item.kind !== list.data[at - 1]?.kind && <h2>{KIND_TITLES[item.kind]}</h2>}
              {item.kind === "page" && item.field === "body" ? (
                <PageText item={item} />
              ) : (
                <TranslationItem item={item} />
              )}
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.filter} aria-label={copy.pages}>
          {filter.page > 1 && (
            <Link rel="prev" to={at(filter.page - 1)}>
              {copy.previous}
            </Link>
          )}
          {filter.page < pages && (
            <Link rel="next" to={at(filter.page + 1)}>
              {copy.next}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

/** Alt and an arrow: the next or previous text, or page of them; Ctrl and Enter: save and go on. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>("textarea:not([hidden]), [role=textbox], [data-opens]"),
  ];
  const place = fields.indexOf(target as HTMLElement);
  if (place < 0) return;
  const saves = key === "Enter" && (ctrlKey || metaKey);
  const step = saves || (altKey && key === "ArrowDown") ? 1 : altKey && key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  if (saves) fields[place]?.closest("form")?.requestSubmit();
  const beyond = document.querySelector<HTMLElement>(step > 0 ? "a[rel=next]" : "a[rel=prev]");
  (fields[place + step] ?? beyond)?.focus();
}
