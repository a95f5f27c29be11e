import { expect, it } from "vitest";
import { CATALOGUES } from "../../../../shared/i18n/catalogues.ts";
import { LANGUAGES } from "../../../../shared/i18n/languages.ts";
import { DESIGNS, drawBadge } from "./badge.ts";

const SITE = { host: "campaign.example", modules: { count: 25, path: "" } };

it.each(DESIGNS.flatMap((design) => LANGUAGES.map((language) => [design, language] as const)))(
  "the code of the badge %s lies over no lettering: %s",
  (design, language) => {
    const content = { name: "അനീഷ", district: "Kannur", hashtag: "#YesToSports", site: SITE };
    const { code, lines } = drawBadge(design, { ...content, messages: CATALOGUES[language].onSheets });
    if (!code) throw new Error("no code");
    const over = lines.filter(({ x, y, width, size, centred }) => {
      const right = centred ? x + width / 2 : x + width;
      // Ascent and descent of the tallest letters.
      return right > code.x && y + size * 0.3 > code.y && y - size < code.y + code.size;
    });
    expect(over).toEqual([]);
  },
);
