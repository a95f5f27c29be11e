import { expect, it } from "vitest";
import { closedScreen, screensFor } from "./screens.ts";

const labels = (role: Parameters<typeof screensFor>[0]) => screensFor(role).map(({ label }) => label);

it("links each role only to screens that it may use", () => {
  expect(labels("owner")).toEqual([
    "Dashboard",
    "Brochures",
    "Add Essential Links",
    "Add District Contact",
    "Contact Us",
    "Testimonials",
    "Events",
    "Treatment centres",
    "Notices",
    "Pages",
    "Translations",
    "Materials",
    "Pictures",
    "Campaign facts",
    "Saved replies",
    "Reports",
    "Visits",
    "Staff",
    "History",
  ]);
  for (const label of ["Contact Us", "Saved replies", "Campaign facts", "Staff"])
    expect(labels("editor")).not.toContain(label);
  expect(labels("desk")).toEqual(["Dashboard", "Contact Us", "Testimonials", "Saved replies", "Reports", "History"]);
  expect(labels("reader")).toEqual(["Dashboard", "Reports", "Visits"]);
});

it("finds by URL which screen is closed to a known role", () => {
  expect(closedScreen("desk", "/admin/events/new")?.label).toBe("Events");
  expect(closedScreen("desk", "/admin/essential-links")?.label).toBe("Add Essential Links");
  expect(closedScreen("desk", "/admin/contact-submissions")).toBeUndefined();
  expect(closedScreen("reader", "/admin/profile")).toBeUndefined();
  expect(closedScreen("editor", "/admin/events/new")).toBeUndefined();
  expect(closedScreen(undefined, "/admin/staff")).toBeUndefined();
});
