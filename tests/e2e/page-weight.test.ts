import { EVENTS_WITH_PHOTOS, measurePageWeight, PAGES, visitRepeatedly, WEIGHTS } from "../../script/page-weight.ts";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { expect, test } from "../support/e2e-test.ts";
import { runConcurrently } from "../support/run-concurrently.ts";

for (const language of LANGUAGES)
  test(`no public page weighs more than was promised at a first visit, ${language}`, async ({ browser, site }) => {
    test.slow();
    const paths = [...PAGES, "/nowhere"].map((path) => localizeUrl(language, path));
    await visitRepeatedly(paths.map((path) => site.origin + path));
    const heavy: unknown[] = [];
    const weigh = async (path: string) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const weight = await measurePageWeight(await context.newPage(), site.origin + path);
      await context.close();
      expect(weight.document, path).toBeGreaterThan(5000);
      for (const [kind, most] of Object.entries(WEIGHTS[language]) as [keyof typeof weight, number][])
        if (weight[kind] > most) heavy.push(`${path}, ${kind}: ${weight[kind]} of ${most}`);
      const whole = weight.first + weight.image;
      if (path === "/events" && whole > EVENTS_WITH_PHOTOS)
        heavy.push(`${path} with its photos: ${whole} of ${EVENTS_WITH_PHOTOS}`);
    };
    await runConcurrently(paths, weigh);
    expect(heavy).toEqual([]);
  });
