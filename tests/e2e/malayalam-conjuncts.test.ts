import { forceWebFonts } from "../../script/browser.ts";
import { CONJUNCTS } from "../support/conjuncts.ts";
import { drawText } from "../support/draw-text.ts";
import { expect, test } from "../support/e2e-test.ts";

const SETTINGS = {
  text: `<p></p>`,
  strong: `<p><strong></strong></p>`,
  heading: `<h1 class="display"></h1>`,
} as const;

/** Vowel signs that reshape or surround their base. */
const SIGNS = ["", "ി", "ൂ", "ൃ", "ോ", "്"];

test("each conjunct is rendered by the web fonts, without a dotted circle and within its line", async ({ page }) => {
  test.slow();
  await forceWebFonts(page);
  // The resting mouse would trigger hydration, which removes what is drawn here.
  await page.addInitScript(() => addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true));
  expect(CONJUNCTS.length).toBeGreaterThan(300);
  const texts = CONJUNCTS.flatMap((conjunct) => SIGNS.map((sign) => conjunct + sign));
  for (const [name, markup] of Object.entries(SETTINGS)) {
    await page.goto("/ml");
    // Browsers draw a dotted circle for a sign without a base.
    const { drawn: lost } = await drawText(page, markup, ["ാ", "ി", "\u25cc"]);
    for (const { text, spots } of lost) expect([name, text, spots >= 8]).toEqual([name, text, true]);

    const { drawn, faces } = await drawText(page, markup, texts);
    expect(drawn.filter(({ spots }) => spots > 3)).toEqual([]);
    expect(drawn.filter(({ above, below }) => above > 0 || below > 0)).toEqual([]);
    expect(faces.length, name).toBeGreaterThan(0);
    for (const face of faces) expect([name, face]).toEqual([name, expect.stringMatching(/^Anek/)]);
  }
});
