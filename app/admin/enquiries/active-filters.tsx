import { Link } from "react-router";
import { CASE_FILTER_WORDS } from "../../../shared/enquiries/workflow.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { Icon } from "../components/icon.tsx";
import { plainDay } from "../lib/format-date.ts";
import styles from "./search-form.module.css";
import { addressOf, NO_FILTERS, type Shown } from "./url-state.ts";
import type { Person } from "./use-staff.ts";

const words = CASE_FILTER_WORDS;

export function filterNames({ from, to, owner }: Shown, people: readonly Person[]) {
  return [
    ...(from ? [{ filter: "from", name: fill(words.fromDay, { day: plainDay(from) }) } as const] : []),
    ...(to ? [{ filter: "to", name: fill(words.toDay, { day: plainDay(to) }) } as const] : []),
    ...(owner ? [{ filter: "owner", name: ownerInWords(owner, people) } as const] : []),
  ];
}

function ownerInWords(owner: string, people: readonly Person[]): string {
  if (owner === "me") return words.me;
  if (owner === "none") return words.nobody;
  const person = people.find(({ id }) => String(id) === owner);
  return person ? fill(words.hasIt, { name: person.name }) : words.somebody;
}

export function Chosen({ shown, people }: { shown: Shown; people: readonly Person[] }) {
  const names = filterNames(shown, people);
  if (names.length === 0) return null;
  return (
    <div className={`${styles.chosen} not-printed`}>
      {names.map(({ filter, name }) => (
        <Link key={filter} to={addressOf({ ...shown, [filter]: "", page: 1 })}>
          <span className="visually-hidden">{words.takeAway}</span> {name}
          <Icon name="close" />
        </Link>
      ))}
      <Link className="text-link" to={addressOf({ ...shown, ...NO_FILTERS, page: 1 })}>
        {words.clear}
      </Link>
    </div>
  );
}
