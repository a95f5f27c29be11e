import { expect, it } from "vitest";
import { newsBetween } from "./use-enquiry-detail.ts";

const [ME, ANU] = [
  { id: 1, name: "Admin" },
  { id: 2, name: "Anu" },
];
const done = (id: number, person: typeof ME, act: string) => ({
  id,
  who: person,
  act,
  at: "2026-11-22T04:00:00.000Z",
  fields: {},
});

it("lists colleagues' changes since the last load, oldest first, without own changes", () => {
  const before = { history: [done(4, ME, "note on enquiry")] };
  expect(newsBetween(before, before, ME.id)).toBe("");
  const taken = { history: [done(5, ANU, "take enquiry"), ...before.history] };
  expect(newsBetween(before, taken, ME.id)).toBe("Assigned to Anu just now.");
  expect(newsBetween(before, taken, ANU.id)).toBe("");
  const more = { history: [done(7, ME, "release enquiry"), done(6, ANU, "note on enquiry"), ...taken.history] };
  expect(newsBetween(before, more, ME.id)).toBe("Assigned to Anu just now. Anu added a note just now.");
  expect(newsBetween({ history: [] }, { history: [done(9, ANU, "something new")] }, ME.id)).toBe(
    "Changed by Anu just now.",
  );
});
