import { Link } from "react-router";
import { ENQUIRY_FILTER_COPY } from "../../../shared/enquiries/workflow.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { Icon } from "../components/icon.tsx";
import { formatPlainDay } from "../lib/format-date.ts";
import styles from "./search-form.module.css";
import { EMPTY_FILTERS, type ListView, toUrl } from "./url-state.ts";
import type { Person } from "./use-staff.ts";

const copy = ENQUIRY_FILTER_COPY;

export function filterNames({ from, to, owner }: ListView, people: readonly Person[]) {
  return [
    ...(from ? [{ filter: "from", name: interpolate(copy.fromDay, { day: formatPlainDay(from) }) } as const] : []),
    ...(to ? [{ filter: "to", name: interpolate(copy.toDay, { day: formatPlainDay(to) }) } as const] : []),
    ...(owner ? [{ filter: "owner", name: describeAssignee(owner, people) } as const] : []),
  ];
}

function describeAssignee(owner: string, people: readonly Person[]): string {
  if (owner === "me") return copy.me;
  if (owner === "none") return copy.nobody;
  const person = people.find(({ id }) => String(id) === owner);
  return person ? interpolate(copy.hasIt, { name: person.name }) : copy.somebody;
}

export function ActiveFilters({ shown, people }: { shown: ListView; people: readonly Person[] }) {
  const names = filterNames(shown, people);
  if (names.length === 0) return null;
  return (
    <div className={`${styles.chosen} not-printed`}>
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
