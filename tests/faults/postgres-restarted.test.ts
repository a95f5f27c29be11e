import { expect, inject, it } from "vitest";
import { crashPostgres } from "../../bench/faults/postgres-restarts.ts";
import { getStatuses } from "../../bench/faults/writers.ts";

it.skipIf(inject("postgresUrl") === "")(
  "reliability: the site outlives a PostgreSQL that crashes and comes back under load, and loses nothing",
  async () => {
    const { writers, lost, lived, whole, pages } = await crashPostgres(1);
    console.log(
      `figures: PostgreSQL crashed: ${getStatuses(writers)}; ${lost} lost; whole again after ${Math.round(Math.max(...whole))} ms`,
    );
    expect([...writers.statuses.keys()].toSorted()).toEqual([201, 503]);
    expect({ lost, lived, pages, withoutRetry: writers.withoutRetry }).toEqual({
      lost: 0,
      lived: true,
      pages: { asked: 1, answered: 1 },
      withoutRetry: 0,
    });
  },
);
