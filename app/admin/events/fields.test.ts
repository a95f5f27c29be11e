import { expect, it } from "vitest";
import { movedEnd, toDistrictName } from "./fields.tsx";

const EVENING = "2026-12-05T19:00";

it.each([
  ["a week later", "2026-12-12T16:00", "2026-12-12T19:00"],
  ["an hour earlier, over midnight", "2026-12-05T15:00", "2026-12-05T18:00"],
  ["to another year", "2027-01-01T16:00", "2027-01-01T19:00"],
  ["to a year that is still being typed", "0002-12-05T16:00", EVENING],
  ["to nothing", "", EVENING],
])("moves the end when the start moved %s", (_title, after, end) => {
  expect(movedEnd({ before: "2026-12-05T16:00", after }, EVENING)).toBe(end);
});

it("leaves the end unchanged if it or the old start is unknown", () => {
  expect(movedEnd({ before: "2026-12-05T16:00", after: "2026-12-06T16:00" }, "")).toBe("");
  expect(movedEnd({ before: "", after: "2026-12-06T16:00" }, EVENING)).toBe(EVENING);
});

it("spells a district as the select does, and leaves other places", () => {
  expect(["Trivandrum", "kasargod", "കൊല്ലം", "Kochi"].map(toDistrictName)).toEqual([
    "Thiruvananthapuram",
    "Kasaragod",
    "Kollam",
    "Kochi",
  ]);
});
