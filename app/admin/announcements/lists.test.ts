import { expect, it } from "vitest";
import type { AdminAnnouncement } from "../../../shared/announcements/announcements.schema.ts";
import { getShown } from "./lists.tsx";

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, "0")}:00:00.000Z`;
const announcement = (id: number, kind: "news" | "warning", from: number, until: number) =>
  ({ id, kind, from: at(from), until: at(until) }) as AdminAnnouncement;

it("finds the announcement that visitors see: warnings first, then the latest start", () => {
  const [old, recent, translation, later] = [
    announcement(1, "news", 1, 20),
    announcement(2, "news", 5, 20),
    announcement(3, "news", 5, 20),
    announcement(4, "warning", 12, 15),
  ];
  expect(getShown([], at(6))).toBeUndefined();
  expect(getShown([old, later], at(0))).toBeUndefined();
  expect(getShown([old, recent, later], at(6))).toBe(recent);
  expect(getShown([old, recent, translation, later], at(6))).toBe(translation);
  expect(getShown([old, recent, translation, later], at(13))).toBe(later);
  expect(getShown([old, recent, translation, later], at(15))).toBe(translation);
});
