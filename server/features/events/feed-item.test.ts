import { Hash } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildFeedItem } from "../../../tests/support/event-feed.ts";
import { withKeys } from "./event-keys.ts";
import { readFeedItem, readTimestamp, toFeedItem } from "./feed-item.ts";

describe("a feed item", () => {
  it("becomes an event", () => {
    expect(
      readFeedItem(
        buildFeedItem({ image1: "https://pictures.example.org/1.jpg", image3: "http://pictures.example.org/3.jpg" }),
      ),
    ).toEqual({
      title: "The road fills",
      description: "Everybody ran.",
      location: "Kozhikode",
      date: "2026-11-18T05:30:00.000Z",
      images: ["https://pictures.example.org/1.jpg", "http://pictures.example.org/3.jpg"],
    });
  });

  it.each([
    ["nothing", null],
    ["a number", 7],
    ["a list", []],
    ["no title", buildFeedItem({ caption: undefined })],
    ["a blank title", buildFeedItem({ caption: " \n " })],
    ["a number for a title", buildFeedItem({ caption: 7 })],
    ["a number for a text", buildFeedItem({ description: 7 })],
    ["a district that is a list", buildFeedItem({ district: ["Kannur"] })],
    ["no time", buildFeedItem({ last_modified_at: undefined })],
    ["words as a time", buildFeedItem({ last_modified_at: "yesterday" })],
    ["30 February", buildFeedItem({ last_modified_at: "2026-02-30 10:00:00" })],
    ["an invisible title", buildFeedItem({ caption: "\u200b\u202e" })],
    ["an overlong title", buildFeedItem({ caption: "x".repeat(4000) })],
    ["an overlong place", buildFeedItem({ district: "x".repeat(4000) })],
    ["an overlong text", buildFeedItem({ description: "x".repeat(60_000) })],
    ["endless combining marks", buildFeedItem({ description: `a${"\u0344".repeat(20)}${"\u0334".repeat(20)}` })],
  ])("security 56: is invalid when it is or has %s", (_title, item) => expect(readFeedItem(item)).toBeNull());

  it.each([
    ["no description", { description: null }, { description: "" }],
    ["no district", { district: undefined }, { location: "" }],
    ["an unknown district", { district: "Chennai" }, { location: "Chennai" }],
    ["control characters", { caption: "A\u0000 b\u001b[31m\tc" }, { title: "A b[31m c" }],
    ["bidirectional controls", { caption: "A\u202e b\u2066" }, { title: "A b" }],
    ["the mark of formatted texts", { description: "\u2060# Run" }, { description: "# Run" }],
    ["a lone surrogate", { caption: "a\ud800" }, { title: "a\ufffd" }],
    ["Windows line breaks", { description: "one\r\n\r\ntwo" }, { description: "one\n\ntwo" }],
  ])("is valid with %s", (_title, given, read) => expect(readFeedItem(buildFeedItem(given))).toMatchObject(read));

  it.each([
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "httpx://pictures.example.org/1.jpg",
    "//pictures.example.org/1.jpg",
    'https://pictures.example.org/1.jpg" onerror="alert(1)',
    "https://pictures.example.org/a'b.jpg",
    "https://name:word@pictures.example.org/1.jpg",
    "https://@pictures.example.org/1.jpg",
    "https://pictures.example.org/\\..\\x.jpg",
    "https://",
    "http",
    " ",
    `https://pictures.example.org/${"x".repeat(2000)}`,
    7,
    null,
    ["https://pictures.example.org/1.jpg"],
  ])("security 28: drops the picture address %.60j", (image1) =>
    expect(readFeedItem(buildFeedItem({ image1, image2: "https://pictures.example.org/2.jpg" }))?.images).toEqual([
      "https://pictures.example.org/2.jpg",
    ]),
  );

  it("is exported in the same format", () => {
    const item = buildFeedItem({
      last_modified_at: "2026-11-18T05:30:00.000Z",
      image1: "https://pictures.example.org/1.jpg",
    });
    const event = readFeedItem(item);
    expect(event && toFeedItem(event)).toEqual(item);
  });
});

describe("a date of the feed", () => {
  it.each([
    ["2026-11-18T05:30:00Z", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18T11:00:00+05:30", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18T11:00:00+0530", "2026-11-18T05:30:00.000Z"],
    // Indian time by default.
    ["2026-11-18T11:00:00", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18 11:00:00", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18 11:00", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18 11:00:00.123456", "2026-11-18T05:30:00.000Z"],
    ["2026-11-18", "2026-11-17T18:30:00.000Z"],
    [" 2026-11-18T05:30:00.5Z ", "2026-11-18T05:30:00.000Z"],
  ])("%j is %s", (given, read) => expect(readTimestamp(given)).toBe(read));

  it.each(["", "2026", "2026-13-01", "2026-11-18T25:00:00", "2026-11-18T11:60", "18/11/2026", 1_763_000_000, null])(
    "%j is not a date",
    (given) => expect(readTimestamp(given)).toBeNull(),
  );
});

describe("event keys", () => {
  const told = (over: Record<string, unknown>) => {
    const event = readFeedItem(buildFeedItem(over));
    if (!event) throw new Error("This does not fit.");
    return event;
  };
  const getKeys = (events: ReturnType<typeof withKeys>) =>
    Object.fromEntries(events.map(({ key, title }) => [title, key]));
  const list = [told({ caption: "A" }), told({ caption: "B", description: "Be." }), told({ caption: "C" })];

  it("are independent of the order, of further events and of earlier ones", () => {
    const before = getKeys(withKeys(list, []));
    const after = getKeys(withKeys([told({ caption: "New" }), ...list.toReversed()], []));
    expect(after).toMatchObject(before);
    expect(new Set(Object.values(after)).size).toBe(4);
  });

  it("survive a changed text, time, picture and spelling of the district", () => {
    const [key] = withKeys([told({ caption: "A", district: "Kasargod" })], []).map((event) => event.key);
    const changed = { description: "Other.", last_modified_at: "2026-12-01", image1: "https://x.example.org/1.jpg" };
    expect(withKeys([told({ caption: "A", district: "kasaragod", ...changed })], [])[0]?.key).toBe(key);
  });

  it("survive a corrected title if the text is the same", () => {
    const known = withKeys(list, []);
    const now = withKeys([told({ caption: "B, mended", description: "Be." })], known);
    expect(now[0]?.key).toBe(getKeys(known)["B"]);
    const later = withKeys([told({ caption: "B", description: "Another." }), ...now], now);
    expect(later.map(({ key }) => key)).toEqual([expect.not.stringMatching(now[0]?.key ?? ""), now[0]?.key]);
  });

  it("distinguish two events with the same title and place; the older keeps its key", () => {
    const older = told({ caption: "A" });
    const [key] = withKeys([older], []).map((event) => event.key);
    const newer = told({ caption: "A", last_modified_at: "2026-12-01", description: "Again." });
    expect(withKeys([newer, older], []).map((event) => event.key)).toEqual([expect.any(String), key]);
    expect(withKeys([newer, older], [])).toEqual(withKeys([older, newer], []).toReversed());
    const translations = withKeys([older, { ...older }], []);
    expect(translations[0]?.key).not.toBe(translations[1]?.key);
  });

  it("security 56: are found among similar events as fast as among others", () => {
    const alike = Array.from({ length: 600 }, () => told({ caption: "A", description: "x".repeat(1000) }));
    const update = vi.spyOn(Hash.prototype, "update");
    onTestFinished(() => void vi.restoreAllMocks());
    const keyed = withKeys(alike, []);
    expect(new Set(keyed.map(({ key }) => key)).size).toBe(600);
    expect(withKeys(keyed, keyed).map(({ key }) => key)).toHaveLength(600);
    expect(update.mock.calls.length).toBeGreaterThan(600);
    expect(update.mock.calls.length).toBeLessThan(600 * 30);
  });
});
