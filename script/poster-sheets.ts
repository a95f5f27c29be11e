import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CATALOGUES, type Messages } from "../shared/i18n/catalogues.ts";
import { getOtherLanguage, type Language } from "../shared/i18n/languages.ts";
import type { PosterFile, PosterName } from "../shared/posters/posters.ts";

/** Millimetres of A3; shrinks to fit its width. */
interface Line {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  width: number;
  colour: string;
  face?: "display" | "text";
  language?: Language;
  centred?: true;
  /** Degrees, around the centre. */
  turned?: number;
}

interface Block {
  tag: "h1" | "p";
  lines: Line[];
}

const INK = "#14231D";
const CLOTH = "#FFFAEE";
const LATERITE = "#B23A1A";
const GHAT = "#0C4A36";
const MARIGOLD = "#FFB71B";

const CODE = { x: 225, y: 356.5, size: 42, turned: 1.2 };

const p = (...lines: Line[]): Block => ({ tag: "p", lines });
const h1 = (...lines: Line[]): Block => ({ tag: "h1", lines });
const getCopy = (language: Language) => ({ ...CATALOGUES[language].onPosters, language });
type Copy = ReturnType<typeof getCopy>;

/** Malayalam is set in other sizes. */
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Breaks between words, with the shortest longest line. */
function breakLines(text: string, count: number): string[] {
  if (count === 1) return [text];
  const words = text.split(" ");
  const breaks = words
    .slice(0, 1 - count || undefined)
    .map((_, at) => [words.slice(0, at + 1).join(" "), ...breakLines(words.slice(at + 1).join(" "), count - 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => [...GRAPHEMES.segment(line)].length));
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text];
}
const GRAPHEMES = new Intl.Segmenter();

const rows = (texts: string[], ys: number[], size: number, colour: string): Block =>
  h1(...texts.map((text, index) => ({ text, x: 18, y: ys[index] ?? 0, size, width: 261, colour })));

const below = (text: string, colour: string): Block =>
  p({ text, x: 246, y: 408.5, size: 5.4, width: 52, colour, face: "text", centred: true, turned: CODE.turned });

const drawSlogan = ({ yes, to, sports, no, drugs }: Messages["onSheets"]): Block =>
  to === ""
    ? h1(
        { text: sports, x: 19, y: 76, size: 32, width: 200, colour: INK },
        { text: yes, x: 17, y: 139, size: 64, width: 261, colour: GHAT },
        { text: drugs, x: 19, y: 176, size: 32, width: 200, colour: INK },
        { text: no, x: 17, y: 238, size: 64, width: 261, colour: LATERITE },
      )
    : h1(
        { text: yes, x: 17, y: 140, size: 112, width: 150, colour: GHAT },
        { text: to, x: 153, y: 94, size: 47, width: 60, colour: INK },
        { text: sports, x: 153, y: 140, size: 62, width: 126, colour: INK },
        { text: no, x: 17, y: 236, size: 112, width: 150, colour: LATERITE },
        { text: to, x: 132, y: 181, size: 36, width: 60, colour: INK },
        { text: drugs, x: 132, y: 236, size: 68, width: 147, colour: INK },
      );

const BLOCKS: Record<PosterName, (own: Copy, other: Copy) => Block[]> = {
  run: (own, other) => [
    isLatin(own.run)
      ? rows(breakLines(own.run, 3), [70, 121, 172], 56, INK)
      : rows(breakLines(own.run, 3), [62, 118, 170], 57, INK),
    p({ text: other.run, x: 18, y: 193, size: 11, width: 150, colour: INK, language: other.language }),
    p({ text: "14405", x: 17, y: 395, size: 67, width: 190, colour: MARIGOLD }),
    p({ text: own.freeForWhom, x: 18, y: 408, size: 8, width: 186, colour: CLOTH, face: "text" }),
    below(own.allHelplines, INK),
  ],
  call: (own, other) => [
    isLatin(own.call)
      ? rows(breakLines(own.call, 2), [58, 103], 50, MARIGOLD)
      : rows(breakLines(own.call, 2), [54, 97], 42, MARIGOLD),
    p({ text: own.freeToCall, x: 148, y: 138, size: 18, width: 190, colour: CLOTH, centred: true, turned: -3 }),
    p({ text: "14405", x: 148.5, y: 214, size: 102, width: 206, colour: INK, centred: true, turned: -3 }),
    p({
      text: own.forWhom,
      x: 149,
      y: 239,
      size: 9.5,
      width: 184,
      colour: INK,
      face: "text",
      centred: true,
      turned: -3,
    }),
    p(
      { text: "14446", x: 18, y: 376, size: 26, width: 90, colour: INK },
      { text: own.national, x: 18, y: 386, size: 7, width: 70, colour: INK, face: "text" },
    ),
    p(
      { text: "99959 66666", x: 95, y: 376, size: 26, width: 110, colour: INK },
      { text: own.police, x: 95, y: 386, size: 7, width: 110, colour: INK, face: "text" },
    ),
    p({ text: other.call, x: 18, y: 407, size: 11, width: 186, colour: GHAT, language: other.language }),
    below(own.allHelplines, INK),
  ],
  yes: (own) => [
    p(
      ...CATALOGUES[own.language].onSheets.logo.map((text, row) => ({
        text,
        x: 43,
        y: 29 + row * 10.5,
        size: 11.5,
        width: 80,
        colour: INK,
      })),
    ),
    drawSlogan(CATALOGUES[own.language].onSheets),
    p({ text: own.marathons, x: 18, y: 368, size: 19, width: 186, colour: MARIGOLD }),
    p({ text: own.megaMarathon, x: 18, y: 389, size: 19, width: 186, colour: MARIGOLD }),
    p({ text: own.helpIsFree, x: 18, y: 408, size: 8, width: 186, colour: CLOTH, face: "text" }),
    below(own.whenAndWhere, INK),
  ],
};

const getBlocks = (name: PosterName, language: Language) =>
  BLOCKS[name](getCopy(language), getCopy(getOtherLanguage(language)));

const art = (name: PosterName) => readFileSync(`${import.meta.dirname}/poster-art/${name}.svg`, "utf8");

const face = (family: string, file: string, emails: string) => {
  const bytes = readFileSync(`${import.meta.dirname}/../server/features/og-images/fonts/${file}.ttf`).toString(
    "base64",
  );
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/ttf;base64,${bytes}); unicode-range: ${emails} }`;
};
const LATIN = "U+0020-024F, U+2000-200B, U+200E-206F";
const MALAYALAM = "U+0D00-0D7F, U+200C-200D";

const STYLE = [
  face("Display", "anek-latin-display", LATIN),
  face("Display", "anek-malayalam-display", MALAYALAM),
  face("Text", "anek-latin-text", LATIN),
  face("Text", "anek-malayalam-text-700", MALAYALAM),
  `@page { margin: 0 }
  * { margin: 0; padding: 0; box-sizing: border-box }
  html, body { width: 297mm; height: 419.5mm; overflow: hidden; print-color-adjust: exact }
  svg { position: absolute; inset: 0; width: 297mm; height: 420mm }
  h1, p { font-size: 1mm; font-weight: 400 }
  span { position: absolute; white-space: pre; line-height: 1 }
  .display { font-family: Display; font-weight: 800; text-transform: uppercase }
  .text { font-family: Text; font-weight: 600 }
  a { position: absolute; display: block } a img { display: block; width: 100%; height: 100% }`,
].join("\n");

const span = ({ text, x, y, size, width, colour, face = "display", language, centred, turned = 0 }: Line) =>
  `<span class="${face}" data-x="${x}" data-y="${y}" data-size="${size}" data-width="${width}" data-turned="${turned}"` +
  `${centred ? " data-centred" : ""}${language ? ` lang="${language}"` : ""} style="color:${colour}">${text} </span>`;

/** A page of 297 by 420 mm. The server inserts the installation's QR code. */
export function posterPage(name: PosterName, language: Language, code: { picture: string; address: string }): string {
  const { x, y, size, turned } = CODE;
  const { scanEvents, scanHelp } = getCopy(language);
  const blocks = getBlocks(name, language).map(({ tag, lines }) => `<${tag}>${lines.map(span).join("")}</${tag}>`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${getCopy(language)[name]}</title>
<style>${STYLE}</style>
${art(name).replace("<svg ", `<svg role="img" aria-label="${getCopy(language).people}" `)}
${blocks.join("\n")}
<a href="${code.address}" style="left:${x}mm;top:${y}mm;width:${size}mm;height:${size}mm;transform:rotate(${turned}deg)"><img alt="${name === "yes" ? scanEvents : scanHelp}" src="${code.picture}"></a>
</html>`;
}

export const posterTexts = (name: PosterName, language: Language): { text: string; language: Language }[] =>
  getBlocks(name, language).map(({ tag, lines }) => ({
    text: tag === "h1" ? getCopy(language)[name] : lines.map((line) => line.text).join(" "),
    language: lines[0]?.language ?? language,
  }));

/** Hash of all inputs; if it changes, `script/posters` redraws. */
export const posterSource = ({ name, size, language }: PosterFile): string =>
  createHash("sha256")
    .update(size + posterPage(name, language, { picture: "", address: "" }))
    .digest("hex");
