import { type FormEvent, useId } from "react";
import { Form, Link, useNavigate } from "react-router";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_FILTER_COPY, ENQUIRY_KINDS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ActionButton, FilterLabel } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { formatPlainDay } from "../lib/format-date.ts";
import { backgroundRequest, useBackgroundFetch } from "./background-fetch.ts";
import styles from "./search-form.module.css";
import { EMPTY_FILTERS, filtersByAssignee, type ListView, parseListView, toUrl } from "./url-state.ts";

const copy = ENQUIRY_FILTER_COPY;

interface EnquirySearchProps {
  shown: ListView;
  people: readonly Person[];
  isOpen: boolean;
  onToggle: () => void;
}

export function EnquirySearch({ shown, people, isOpen, onToggle }: EnquirySearchProps) {
  const navigate = useNavigate();
  const fields = useId();
  const { q, tab } = shown;
  const active = filterNames(shown, people).length;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    void navigate(toUrl(parseListView(`?${query}`)));
  };
  return (
    <Form className={styles.find} role="search" aria-label={t("Submissions")} onSubmit={find}>
      <input type="hidden" name="tab" value={tab} />
      <label className="visually-hidden" htmlFor="find">
        {copy.find}
      </label>
      <input key={q} className="input" id="find" name="q" defaultValue={q} placeholder={copy.find} />
      <button className="button outlined small" type="submit">
        <Icon name="search" />
        {t("Find")}
      </button>
      <ActionButton
        icon="filter"
        label={<FilterLabel active={active} />}
        aria-expanded={isOpen}
        aria-controls={fields}
        onPress={onToggle}
      />
      {q && (
        <Link className="text-link" to={toUrl({ ...shown, page: 1, q: "" })}>
          <Icon name="close" />
          {t("Show all")}
        </Link>
      )}
      <div className={styles.fields} id={fields} hidden={!isOpen}>
        <Fields shown={shown} people={people} />
        <button className="button small" type="submit">
          {copy.apply}
        </button>
      </div>
    </Form>
  );
}

/** Uncontrolled, reset when a filter is removed elsewhere. */
const Fields = ({
  shown: { from, to, owner, kind, sort, tab },
  people,
}: Pick<EnquirySearchProps, "shown" | "people">) => (
  <>
    <label>
      <span className="label">{copy.from}</span>
      <input key={from} className="input" type="date" name="from" defaultValue={from} />
    </label>
    <label>
      <span className="label">{copy.to}</span>
      <input key={to} className="input" type="date" name="to" defaultValue={to} />
    </label>
    {filtersByAssignee(tab) && (
      <label>
        <span className="label">{copy.owner}</span>
        <select key={`${owner} ${people.length}`} className="input" name="owner" defaultValue={owner}>
          <option value="">{copy.everybody}</option>
          <option value="me">{copy.me}</option>
          <option value="none">{copy.unassigned}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id} lang={detectLanguage(name)}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )}
    <label>
      <span className="label">{copy.kind}</span>
      <select key={kind} className="input" name="kind" defaultValue={kind}>
        <option value="">{copy.everyKind}</option>
        {ENQUIRY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </select>
    </label>
    <label>
      <span className="label">{copy.order}</span>
      <select key={sort} className="input" name="sort" defaultValue={sort}>
        <option value="newest">{copy.newest}</option>
        <option value="waiting">{copy.waiting}</option>
      </select>
    </label>
  </>
);

export function filterNames({ from, to, owner, kind }: ListView, people: readonly Person[]) {
  return [
    ...(from ? [{ filter: "from", name: interpolate(copy.fromDay, { day: formatPlainDay(from) }) } as const] : []),
    ...(to ? [{ filter: "to", name: interpolate(copy.toDay, { day: formatPlainDay(to) }) } as const] : []),
    ...(kind ? [{ filter: "kind", name: copy.kinds[kind] } as const] : []),
    ...(owner ? [{ filter: "owner", name: describeAssignee(owner, people) } as const] : []),
  ];
}

function describeAssignee(owner: string, people: readonly Person[]): string {
  if (owner === "me") return copy.me;
  if (owner === "none") return copy.unassigned;
  const person = people.find(({ id }) => String(id) === owner);
  return person ? interpolate(copy.assignedTo, { name: person.name }) : copy.someone;
}

export function ActiveFilters({ shown, people, isOpen }: Omit<EnquirySearchProps, "onToggle">) {
  const names = filterNames(shown, people);
  if (names.length === 0) return null;
  return (
    <div className={`${styles.chosen} not-printed`} data-open={isOpen || undefined}>
      {names.map(({ filter, name }) => (
        <Link key={filter} to={toUrl({ ...shown, [filter]: "", page: 1 })}>
          <span className="visually-hidden">{copy.takeAway}</span> {name}
          <Icon name="close" />
        </Link>
      ))}
      <Link className="text-link" to={toUrl({ ...shown, ...EMPTY_FILTERS, page: 1 })}>
        {copy.clear}
      </Link>
    </div>
  );
}

export type Person = NonNullable<Enquiry["owner"]>;

const askPeople = () => backgroundRequest("GET /api/history/people");
const EMPTY_PEOPLE: readonly Person[] = [];

/**
 * Staff in the audit log.
 * @param wanted load now
 */
export const usePeople = (wanted: boolean): readonly Person[] =>
  useBackgroundFetch(wanted ? askPeople : null)?.data ?? EMPTY_PEOPLE;
