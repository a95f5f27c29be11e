import { describe, expect, test } from "vitest";
import { DISTRICT_NAMES, DISTRICTS, DISTRICTS_ON_THE_ROUTE, EVENT_DISTRICTS, findDistrict } from "./districts.ts";

describe("the fourteen districts", () => {
  test("are fourteen distinct ones", () => {
    expect(DISTRICTS).toHaveLength(14);
    expect(new Set(DISTRICT_NAMES).size).toBe(14);
  });

  test("run southwards from Kasaragod on the route", () => {
    expect(DISTRICTS_ON_THE_ROUTE.map(({ name }) => name)).toEqual(DISTRICT_NAMES.toReversed());
  });

  test("appear in the events panel in its own order and spelling", () => {
    expect(EVENT_DISTRICTS.map(({ shown }) => shown).join(", ")).toBe(
      "Kasargod, Kannur, Wayanad, Kozhikode, Malappuram, Palakkad, Thrissur, Ernakulam, Idukki, Kottayam, Alappuzha, Pathanamthitta, Kollam, Thiruvananthapuram",
    );
    expect(EVENT_DISTRICTS[0]?.name).toBe("Kasaragod");
  });
});

describe("district lookup", () => {
  test.each([
    ["Kasaragod", "Kasaragod"],
    ["Kasargod", "Kasaragod"],
    ["kASARGOD", "Kasaragod"],
    ["Trivandrum", "Thiruvananthapuram"],
    [" thiruvananthapuram ", "Thiruvananthapuram"],
    ["കണ്ണൂർ", "Kannur"],
  ])("%s is %s", (spelling, name) => {
    expect(findDistrict(spelling)?.name).toBe(name);
  });

  test.each(["", " ", "Mahe", "All Districts", "constructor", "__proto__"])("%j is not a district", (spelling) => {
    expect(findDistrict(spelling)).toBeNull();
  });
});
