import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { announcementForm } from "../shared/announcements/announcements.schema.ts";
import { DISTRICT_NAMES } from "../shared/districts.ts";
import { contentPageForm } from "../shared/pages/pages.schema.ts";
import { countCharacters } from "../shared/text/graphemes.ts";
import { markdownTree } from "../shared/text/parse-markdown.ts";
import { isEmail } from "../shared/validation/email.ts";
import { parseForm } from "../shared/validation/form.ts";
import { PICTURE_NAMES } from "./pictures.ts";
import { sampleContent } from "./sample-content.ts";

const NOW = new Date("2026-11-20T02:00:00+05:30");
const { events, districtContacts, essentialLinks, enquiries, brochure } = sampleContent(NOW);
const file = (name: string) => new URL(name, import.meta.url);

test("sample pages cover every state and can be published as they are, in both languages", () => {
  const pages = sampleContent(NOW).ownPages;
  const drafts = pages.filter(({ from }) => from === null);
  const [published, waiting] = [true, false].map((isPast) =>
    pages.filter(({ from }) => from !== null && from < NOW.toISOString() === isPast),
  );
  expect([drafts.length, published?.map(({ slug }) => slug), waiting?.length]).toEqual([
    7,
    ["on-the-day", "release-kozhikode-ran"],
    1,
  ]);
  for (const item of [...(published ?? []), ...(waiting ?? [])])
    expect([item.body.startsWith("Sample: "), item.body_ml.startsWith("സാമ്പിൾ: ")]).toEqual([true, true]);
  for (const { from, ...page } of pages) {
    expect(from === null || from.endsWith("Z")).toBe(true);
    expect(parseForm(contentPageForm, page)).toEqual({ ok: true, value: page });
    expect([page.slug, page.title_ml !== "", page.body_ml !== ""]).toEqual([page.slug, true, true]);
    const links = JSON.stringify([page.body, page.body_ml].map(markdownTree)).match(/"to":/g);
    expect([page.slug, links?.length ?? 0]).toEqual([page.slug, `${page.body}${page.body_ml}`.split("](").length - 1]);
  }
});

test("the sample is deterministic", () => {
  expect(sampleContent(NOW)).toEqual(sampleContent(new Date(NOW)));
});

describe("sample events", () => {
  const isComing = ({ plan }: (typeof events)[number]) => (plan?.starts_at ?? "") > NOW.toISOString();
  const past = events.filter((event) => !isComing(event));

  test("are twenty past and four upcoming ones in at least ten districts, with up to five pictures", () => {
    expect(past).toHaveLength(20);
    expect(new Set(events.map(({ location }) => location)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(events.map(({ images }) => images.length))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test("include upcoming ones in every state, announced before all others", () => {
    const coming = events.filter(isComing);
    expect(coming.map(({ plan }) => plan?.status).toSorted()).toEqual(["cancelled", "moved", "planned", "postponed"]);
    for (const { plan } of coming) {
      expect(plan?.reason_ml === "").toBe(plan?.status === "planned");
    }
    expect(events.slice(0, 4)).toEqual(coming);
  });

  test("were announced in the past, in order of creation, with distinct titles", () => {
    const dates = events.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(dates).size).toBe(24);
    expect(new Set(events.map(({ title }) => title)).size).toBe(24);
    expect(dates.at(-1)?.localeCompare(NOW.toISOString())).toBe(-1);
  });

  test.each(events)("$title is marked as a sample in both languages, and its pictures exist", (event) => {
    const { description, title_ml, description_ml, images } = event;
    expect(description).toMatch(/^Sample: /);
    expect(description_ml).toMatch(/^സാമ്പിൾ: /);
    expect(description_ml.split("\n\n")).toHaveLength(description.split("\n\n").length);
    for (const text of [title_ml, description_ml]) expect(text).not.toMatch(/[A-Za-z]/);
    expect(title_ml + description_ml).toBe((title_ml + description_ml).normalize("NFC"));
    expect(new Set(images).size).toBe(images.length);
    for (const image of images) expect(statSync(file(`pictures/${image}`)).size).toBeLessThan(60_000);
  });

  test("no two of six neighbours in the list begin with the same picture", () => {
    const first = past.toReversed().map(({ images, title }) => images[0] ?? title);
    for (const index of first.keys()) {
      const near = first.slice(index, index + 6);
      expect(new Set(near).size, near.join(" ")).toBe(near.length);
    }
  });

  test("every picture is used", () => {
    const shown = new Set(events.flatMap(({ images }) => images));
    expect(shown).toEqual(new Set(PICTURE_NAMES.map((name) => `${name}.webp`)));
    expect(new Set(readdirSync(file("pictures/")))).toEqual(shown);
  });
});

test("the announcement is current, valid and marked as a sample in both languages", () => {
  for (const announcement of sampleContent(NOW).notices) {
    expect(parseForm(announcementForm, announcement)).toEqual({ ok: true, value: announcement });
    expect([announcement.from < NOW.toISOString(), announcement.until > NOW.toISOString()]).toEqual([true, true]);
    expect([announcement.text.startsWith("Sample: "), announcement.text_ml.startsWith("സാമ്പിൾ: ")]).toEqual([
      true,
      true,
    ]);
  }
});

test("every district has two sample numbers, from Thiruvananthapuram northwards", () => {
  expect(districtContacts.map(({ district }) => district)).toEqual(DISTRICT_NAMES);
  const numbers = districtContacts.flatMap(({ contacts }) => contacts);
  expect(numbers).toEqual(Array.from({ length: 28 }, (_, place) => String(9_000_000_001 + place)));
});

test("one of eight essential links is real, the others are marked as samples", () => {
  const [police, ...others] = essentialLinks;
  expect(police).toMatchObject({ number: "919995966666", label: "whatsapp" });
  expect(others).toHaveLength(7);
  for (const { description } of others) expect(description).toContain("sample");
  for (const { number, description, description_ml } of essentialLinks) {
    expect(number).toMatch(/^\d{7,}$/);
    for (const text of [description, description_ml]) expect(countCharacters(text)).toBeLessThanOrEqual(100);
  }
});

describe("sample contact submissions", () => {
  test("are forty, within the limits of the enquiry form", () => {
    expect(enquiries).toHaveLength(40);
    for (const { name, phone, email, message } of enquiries) {
      expect(countCharacters(name)).toBeLessThanOrEqual(30);
      expect(phone).toMatch(/^[6-9]0000\d{5}$/);
      expect(email).toMatch(/@example\.org$/);
      expect(isEmail(email) && email.length <= 30).toBe(true);
      expect(message).toBe(message.trim().normalize("NFC"));
    }
  });

  test("are spread over the last twelve months, in order of creation", () => {
    const times = enquiries.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times.map((time) => time.slice(0, 7))).size).toBe(12);
  });
});

test.each([brochure.file_name, brochure.file_name_ml])("%s is a small PDF", (name) => {
  const pdf = readFileSync(file(name));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeLessThan(300_000);
});
