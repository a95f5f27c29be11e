import { expect, it } from "vitest";
import { screensFor } from "./screens.ts";

const labels = (role: Parameters<typeof screensFor>[0]) => screensFor(role).map(({ label }) => label);

it("leads everybody to what their role may do, and to no door that does not open", () => {
  expect(labels("owner")).toEqual([
    "Dashboard",
    "Brochures",
    "Add Essential Links",
    "Add District Contact",
    "Contact Us",
    "Ready-made answers",
    "Testimonials",
    "Events",
    "Notices",
    "Pages",
    "Materials",
    "Campaign facts",
    "Staff",
    "History",
  ]);
  for (const label of ["Contact Us", "Ready-made answers", "Campaign facts", "Staff"])
    expect(labels("editor")).not.toContain(label);
  expect(labels("desk")).toEqual(["Dashboard", "Contact Us", "Ready-made answers", "Testimonials", "History"]);
  expect(labels("reader")).toEqual(["Dashboard"]);
});
