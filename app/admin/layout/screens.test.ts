import { expect, it } from "vitest";
import { closedScreen, screensFor } from "./screens.ts";

const labels = (role: Parameters<typeof screensFor>[0]) => screensFor(role).map(({ label }) => label);

it("leads everybody to what their role may do, and to no door that does not open", () => {
  expect(labels("owner")).toEqual([
    "Dashboard",
    "Brochures",
    "Add Essential Links",
    "Add District Contact",
    "Contact Us",
    "Testimonials",
    "Saved replies",
    "Events",
    "Notices",
    "Pages",
    "Materials",
    "Campaign facts",
    "Staff",
    "History",
  ]);
  for (const label of ["Contact Us", "Saved replies", "Campaign facts", "Staff"])
    expect(labels("editor")).not.toContain(label);
  expect(labels("desk")).toEqual(["Dashboard", "Contact Us", "Testimonials", "Saved replies", "History"]);
  expect(labels("reader")).toEqual(["Dashboard"]);
});

it("knows by the address which screen is closed to a role, as long as the role is known", () => {
  expect(closedScreen("desk", "/admin/events/new")?.label).toBe("Events");
  expect(closedScreen("desk", "/admin/essential-links")?.label).toBe("Add Essential Links");
  expect(closedScreen("desk", "/admin/contact-submissions")).toBeUndefined();
  expect(closedScreen("reader", "/admin/profile")).toBeUndefined();
  expect(closedScreen("editor", "/admin/events/new")).toBeUndefined();
  expect(closedScreen(undefined, "/admin/staff")).toBeUndefined();
});
