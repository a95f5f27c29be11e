import { SectionHead } from "../section-head.tsx";

const LEGS = [
  {
    figure: "20+",
    unit: "days",
    title: "A roadshow",
    says: "It goes through all fourteen districts and stops at over 50 event locations. At more than 30 public engagement points the campaign meets people where they are.",
  },
  {
    figure: "14",
    unit: "marathons",
    title: "A marathon in every district",
    says: "Each district runs its own, on its own roads. All fourteen are connected into one large marathon.",
  },
  {
    figure: "1",
    unit: "finish",
    title: "A mega marathon",
    says: "Ernakulam's marathon is the mega marathon, where the whole state runs together.",
  },
] as const;

/** The three legs of the campaign, one below the other like the legs of a relay. */
export const WhatHappens = () => (
  <section className="sec" aria-labelledby="what">
    <div className="wrap">
      <SectionHead id="what" title="What happens" malayalam="എന്താണ് നടക്കുന്നത്" />
      <ol className="legs">
        {LEGS.map(({ figure, unit, title, says }) => (
          <li key={title}>
            <p className="fig">
              <b>{figure}</b>
              <span>{unit}</span>
            </p>
            <h3>{title}</h3>
            <p className="w">{says}</p>
          </li>
        ))}
      </ol>
      <p className="note-plain">Places and days can change. Event Updates always has the latest word.</p>
    </div>
  </section>
);
