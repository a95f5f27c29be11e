import { expect, it } from "vitest";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import { loadNextEvents } from "./next-events.tsx";

const event = (title: string, title_ml = "", status = "planned") =>
  ({ key: title, title, title_ml, status, starts_at: null, location: "Kollam", pictures: [] }) as unknown as ShownEvent;

const load = async (language: Language, upcoming: ShownEvent[]) => {
  const events = { listComing: async () => upcoming } as unknown as Parameters<typeof loadNextEvents>[0]["events"];
  const services = { events } as Parameters<typeof loadNextEvents>[0];
  return (await loadNextEvents(services, language, CATALOGUES[language])).events.map(({ key }) => key);
};

it("shows the next three events that take place, always with the mega marathon", async () => {
  const upcoming = [
    event("Called off", "", "cancelled"),
    event("First", "", "moved"),
    event("Waits", "", "postponed"),
    event("Second"),
    event("Third"),
    event("Mega marathon in Ernakulam", "എറണാകുളത്തെ വലിയ ഓട്ടം"),
  ];
  for (const language of ["en", "ml"] as const)
    expect(await load(language, upcoming)).toEqual(["First", "Second", "Mega marathon in Ernakulam"]);
  expect(await load("en", [event("A", "കൊച്ചിയിലെ മെഗാമാരത്തോൺ"), event("B"), event("C"), event("D")])).toEqual([
    "A",
    "B",
    "C",
  ]);
  expect(await load("en", [event("Mega marathon", "", "cancelled"), event("B")])).toEqual(["B"]);
});
