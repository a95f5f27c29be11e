import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type OgImage, STATUS_SHAPES } from "../../../shared/og-images/og-images.ts";
import { createOgImages } from "./og-images.ts";
import { drawInWorker } from "./render.worker.ts";

const PAGE: OgImage = { language: "en", title: "Roadshow", facts: "", became: "" };
const numbered = (number: number): OgImage => ({ ...PAGE, title: `Event ${number}` });

describe("social preview pictures", () => {
  function pictures(bytes = 40_000) {
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    const shared = createOgImages({
      draw: async ({ title }) => {
        asked.push(title);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return Buffer.alloc(bytes, title);
      },
    });
    const settle = async () => {
      for (let idle = 0; idle < 5; idle += 1) {
        const next = waiting.shift();
        if (next) idle = 0;
        next?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { shared, asked, settle };
  }

  it("are rendered once for all concurrent requests, and not again", async () => {
    const { shared, asked, settle } = pictures();
    const crowd = Array.from({ length: 500 }, () => shared.draw(PAGE));
    await settle();
    expect(new Set((await Promise.all(crowd)).map((png) => png?.length))).toEqual(new Set([40_000]));
    await shared.draw({ ...PAGE });
    expect(asked).toEqual(["Roadshow"]);
  });

  it("are rendered one at a time, a few are queued, and a flood is refused with a retry time", async () => {
    const { shared, asked, settle } = pictures();
    const all = Array.from({ length: 3000 }, (_, number) => shared.draw(numbered(number)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toHaveLength(1);
    await settle();
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(9);
    expect(asked).toHaveLength(9);
  });

  it("are evicted when there are too many, least recently used first", async () => {
    const { shared, asked, settle } = pictures(2 * 1024 * 1024);
    const draw = async (number: number) => {
      const drawn = shared.draw(numbered(number));
      await settle();
      return drawn;
    };
    for (const number of [1, 2, 3, 4, 1, 5]) await draw(number);
    await draw(1);
    expect(asked).toHaveLength(5);
    await draw(2);
    expect(asked).toHaveLength(6);
  });

  it("are not cached on failure", async () => {
    let fails = true;
    const shared = createOgImages({
      draw: async () => {
        if (fails) throw new Error("no memory");
        return Buffer.from("drawn");
      },
    });
    await expect(shared.draw(PAGE)).rejects.toThrow("no memory");
    fails = false;
    expect(String(await shared.draw(PAGE))).toBe("drawn");
  });

  it("have another version for each change of text", () => {
    const { versionOf } = createOgImages();
    const day = { above: "June", number: "26", below: "Saturday", off: false };
    const allPictures: OgImage[] = [
      PAGE,
      { ...PAGE, language: "ml" },
      { ...PAGE, title: "roadshow" },
      { ...PAGE, facts: "7:00 am" },
      { ...PAGE, became: "Postponed." },
      { ...PAGE, day },
      { ...PAGE, day: { ...day, number: "27" } },
      { ...PAGE, day: { ...day, off: true } },
    ];
    expect(new Set(allPictures.map(versionOf)).size).toBe(allPictures.length);
    expect(versionOf({ ...PAGE })).toBe(versionOf(PAGE));
  });
});

const SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
};
const LONG = "തിരുവനന്തപുരത്തെ സ്കൂളുകളിലെ വിദ്യാർഥികൾക്കായി ലഹരിവിരുദ്ധ ബോധവൽകരണ ക്ലാസ്സുകളും കൂട്ടയോട്ടവും ".repeat(4);

it.each<[string, OgImage]>([
  ["a page", PAGE],
  [
    "a long title, long facts and a long sentence",
    {
      language: "ml",
      title: LONG,
      facts: LONG,
      became: LONG,
      day: { above: LONG, number: "26", below: LONG, off: true },
    },
  ],
  ["one endless word", { ...PAGE, title: "W".repeat(400) }],
  [
    "XML characters and invisible ones",
    { ...PAGE, title: `</text><image href="/etc/passwd"/>&amp;\u0000\u0008\uFFFE\u202E\ud800 "'` },
  ],
  ["no title", { ...PAGE, title: "" }],
  ["a status", { ...PAGE, status: { shape: "square", host: "example.org", tollFree: "14405" } }],
  [
    "a tall status of too long texts",
    {
      language: "ml",
      title: LONG,
      facts: LONG,
      became: LONG,
      day: { above: LONG, number: "", below: LONG, off: true },
      status: { shape: "tall", host: "w".repeat(300), tollFree: "1".repeat(60) },
    },
  ],
  ...STATUS_SHAPES.map((shape): [string, OgImage] => [
    `a ${shape} status of a long story`,
    {
      ...PAGE,
      language: "ml",
      title: LONG,
      story: { name: LONG, designation: "W".repeat(200), portrait: '<circle cx="120" cy="120" r="60"/>' },
      status: { shape, host: "example.org", tollFree: "14405" },
    },
  ]),
])("draws %s below the size limit of chats", async (_title, picture) => {
  const png = await drawInWorker(picture);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...SIZES[picture.status?.shape ?? "wide"] });
  expect(png.length).toBeLessThan(300_000);
});
