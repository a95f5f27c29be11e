import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import encodeQR from "qr";
import sharp from "sharp";
import { changeObjects, getObject, wordsInPdf } from "../server/features/posters/place-qr-code.ts";
import {
  POSTER_FILES,
  POSTER_PREVIEW,
  type PosterFile,
  posterFileName,
  posterPreviewName,
} from "../shared/posters/posters.ts";
import { withBrowser } from "./browser.ts";
import { posterPage, posterSource, posterTexts } from "./poster-sheets.ts";

const FOLDER = "server/features/posters/generated";

/** QR code placeholder, found by its unique size. */
const STAND_IN = { side: 61, address: "https://qr.invalid/" };
const MILLIMETRES = { A3: { width: 297, height: 420 }, A4: { width: 210, height: 297 } } as const;

const setLines = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(["800 20px Display", "600 20px Text"].map((font) => document.fonts.load(font, "Aക")));
    const millimetre = 96 / 25.4;
    for (const span of document.querySelectorAll<HTMLElement>("span")) {
      const number = (name: string) => Number(span.dataset[name]) * millimetre;
      span.style.fontSize = `${number("size")}px`;
      span.textContent = span.textContent?.trim() ?? "";
      const size = Math.min(number("size"), (number("size") * number("width")) / span.getBoundingClientRect().width);
      span.style.fontSize = `${size}px`;
      const { width } = span.getBoundingClientRect();
      const mark = Object.assign(document.createElement("i"), { style: "display:inline-block;width:0;height:0" });
      span.append(mark);
      const ascent = mark.getBoundingClientRect().bottom - span.getBoundingClientRect().top;
      mark.remove();
      const left = number("x") - ("centred" in span.dataset ? width / 2 : 0);
      span.style.left = `${left}px`;
      span.style.top = `${number("y") - ascent}px`;
      span.style.transformOrigin = `${width / 2}px ${ascent}px`;
      span.style.transform = `rotate(${span.dataset["turned"]}deg)`;
      // Word spaces for screen readers and copying.
      span.append(" ");
    }
    await document.fonts.ready;
  });

async function draw(page: Page, file: PosterFile, picture: string): Promise<Buffer> {
  await page.setContent(posterPage(file.name, file.language, { picture, address: STAND_IN.address }));
  await setLines(page);
  const { width, height } = MILLIMETRES[file.size];
  return page.pdf({
    width: `${width}mm`,
    height: `${height}mm`,
    scale: width / MILLIMETRES.A3.width,
    printBackground: true,
    tagged: true,
  });
}

/**
 * Shaped text, Malayalam above all, cannot be extracted from a PDF, so each block gets its text and language
 * for screen readers. Producer metadata is removed.
 */
function sayWords(pdf: Buffer, { name, language }: PosterFile): Buffer {
  const document = getObject(pdf, objectThat(pdf, /\/S \/Document\b/));
  const parts = [...(/\/K \[(.*?)\]/s.exec(document)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, number]) =>
    Number(number),
  );
  const read = parts.filter((number) => /\/S \/(H1|P)\n/.test(getObject(pdf, number)));
  const texts = posterTexts(name, language);
  if (read.length !== texts.length) throw new Error(`${read.length} parts are tagged, and ${texts.length} are there.`);
  const changed = read.map((number, index) => {
    const { text = "", language: spoken = language } = texts[index] ?? {};
    const attributes = `/ActualText ${wordsInPdf(text)}\n/Lang (${spoken})`;
    return [
      number,
      Buffer.from(
        getObject(pdf, number).replace(/>>$/, () => `\n${attributes}>>`),
        "latin1",
      ),
    ] as const;
  });
  const about = objectThat(pdf, /\/Creator \(/);
  const maker = getObject(pdf, about).replace(
    /\/Creator \(.*\)\n\/Producer/s,
    "/Creator (Drug-Free Kerala)\n/Producer",
  );
  return changeObjects(pdf, new Map([...changed, [about, Buffer.from(maker, "latin1")]]));
}

async function drawSmall(page: Page, { name, language }: PosterFile): Promise<Buffer> {
  const code = Buffer.from(encodeQR(STAND_IN.address, "svg", { border: 1 })).toString("base64");
  await page.setContent(posterPage(name, language, { picture: `data:image/svg+xml;base64,${code}`, address: "" }));
  await setLines(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1122, height: 1585 } });
  return sharp(picture).resize(POSTER_PREVIEW).webp({ quality: 80, effort: 6 }).toBuffer();
}

function objectThat(pdf: Buffer, attributes: RegExp): number {
  const found = [...pdf.toString("latin1").matchAll(/(?:^|\n)(\d+) 0 obj\n<<(.*?)(?:>>\nendobj|>>\s*stream)/gs)].filter(
    ([, , content = ""]) => attributes.test(content),
  );
  if (found.length !== 1) throw new Error(`${attributes} is said of ${found.length} objects.`);
  return Number(found[0]?.[1]);
}

async function standIn(): Promise<string> {
  const { side } = STAND_IN;
  // Not uniform, or the browser may draw a plain square.
  const grey = Buffer.from(Array.from({ length: side * side }, (_, index) => (index * 37) % 256));
  const png = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

await withBrowser(async (browser) => {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1123, height: 1588 } });
  const picture = await standIn();
  const drawn: Record<string, { from: string; sha256: string; code: number; link: number }> = {};
  for (const file of POSTER_FILES) {
    const pdf = sayWords(await draw(page, file, picture), file);
    const name = posterFileName(file);
    drawn[name] = {
      from: posterSource(file),
      sha256: createHash("sha256").update(pdf).digest("hex"),
      code: objectThat(pdf, new RegExp(`/Width ${STAND_IN.side}\\b`)),
      link: objectThat(pdf, /\/URI \(https:\/\/qr\.invalid\/\)/),
    };
    await writeFile(`${FOLDER}/${name}`, pdf);
    if (file.size === "A4") await writeFile(`${FOLDER}/${posterPreviewName(file)}`, await drawSmall(page, file));
    process.stdout.write(`${FOLDER}/${name}  ${(pdf.length / 1000).toFixed(0)} kB\n`);
  }
  await writeFile(`${FOLDER}/generated.json`, `${JSON.stringify(drawn, null, 2)}\n`);
});
