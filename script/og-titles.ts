import { writeFile } from "node:fs/promises";
import * as ENGLISH from "../app/i18n/en/all.ts";
import * as MALAYALAM from "../app/i18n/ml/all.ts";
import { drawInWorker } from "../server/features/og-images/render.worker.ts";
import { LANGUAGES } from "../shared/i18n/languages.ts";

const PAGES = {
  privacy: "privacy",
  accessibility: "accessibility",
  "site-map": "siteMap",
} as const satisfies Record<string, keyof typeof ENGLISH>;

const SAID = { en: ENGLISH, ml: MALAYALAM };

for (const [name, part] of Object.entries(PAGES))
  for (const language of LANGUAGES) {
    const { title } = SAID[language][part];
    const file = `public/shared/${name}${language === "en" ? "" : `.${language}`}.png`;
    const png = await drawInWorker({ language, title, facts: "", became: "" });
    await writeFile(file, png);
    process.stdout.write(`${file}  ${(png.length / 1000).toFixed(0)} kB\n`);
  }
