import { DISTRICTS_ON_THE_ROUTE } from "../../domain/districts.ts";

/** The fourteen names, one after the other like a relay; the mega marathon's district wears the marigold. */
export const Relay = () => (
  <ol className="relay" aria-label="The fourteen districts, north to south">
    {DISTRICTS_ON_THE_ROUTE.map(({ name }) => (
      <li key={name}>
        {name === "Ernakulam" ? (
          <span className="m">
            Ernakulam<small>Mega marathon</small>
          </span>
        ) : (
          name
        )}
      </li>
    ))}
  </ol>
);
