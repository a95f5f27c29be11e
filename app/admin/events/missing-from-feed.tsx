import type { Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { detectLanguage } from "../../components/language.ts";
import { formatValue } from "../lib/field-diff.ts";
import { UseFeedForAll } from "./override-form.tsx";

/** An override whose event left the feed. */
export function GoneFromFeed({ override }: { override: Override }) {
  const { fields, told } = override;
  const said = Object.entries(EVENT_ADMIN_COPY.labels).flatMap(([name, label]) => {
    const value = (fields as Record<string, unknown>)[name];
    return value === undefined ? [] : [{ name, label, value: formatValue(name, value) ?? "" }];
  });
  return (
    <section className="panel" aria-labelledby="gone">
      <h2 id="gone">{fields.title ?? told?.title}</h2>
      <p>{EVENT_ADMIN_COPY.leftFeed}</p>
      <dl className="facts">
        {said.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd lang={detectLanguage(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      <UseFeedForAll override={override} gone />
    </section>
  );
}
