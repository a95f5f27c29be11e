import type { Locator } from "@playwright/test";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

test.use(PHONE);

test("visitors reach what they came for within few presses from home", async ({ page, siteWith }) => {
  test.slow();
  // With its upcoming events.
  const { origin } = await siteWith({ SAMPLE_CONTENT: "1", RATE_LIMITS: "0" });
  // A device with an English voice; browsers of tests have none.
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: "en-IN", localService: true };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: Utterance) => spoken.push(text),
      cancel: () => spoken.push("cancelled"),
    });
    for (const [name, value] of Object.entries({ spoken, speechSynthesis, SpeechSynthesisUtterance: Utterance }))
      Object.defineProperty(window, name, { value });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join("\n"));

  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.tap();
  };
  const write = async (field: Locator, text: string) => {
    presses += 1;
    await field.fill(text);
  };
  /** Counted without leaving the page: tests cannot call or save. */
  const wouldPress = async (target: Locator, href: RegExp) => {
    presses += 1;
    await expect(target).toBeVisible();
    await expect(target).toHaveAttribute("href", href);
  };
  const main = page.getByRole("main");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const openFromMenu = async (name: string) => {
    await press(page.getByRole("button", { name: "Menu" }));
    await press(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }));
  };

  const TASKS: readonly [task: string, most: number, run: () => Promise<void>][] = [
    [
      "a mother at night calls",
      1,
      async () => {
        await wouldPress(page.getByRole("link", { name: /14405/ }).locator("visible=true").first(), /^tel:14405$/);
      },
    ],
    [
      "a mother at night listens to what she could say, and calls",
      3,
      async () => {
        await press(main.getByRole("link", { name: "For parents" }));
        await expect(title("For parents")).toBeVisible();
        await waitForHydration(page);
        await press(main.getByRole("button", { name: "Listen to this page" }));
        await expect(main.getByRole("button", { name: "Stop listening" })).toBeVisible();
        expect(await spoken()).toContain("For parents");
        await wouldPress(main.getByRole("link", { name: "Call Now" }).first(), /^tel:14405$/);
      },
    ],
    [
      "a pupil takes the pledge",
      3,
      async () => {
        await openFromMenu("Take the pledge");
        await press(main.getByRole("button", { name: "I take the pledge" }));
        await expect(main.getByRole("link", { name: "Make my badge" })).toBeVisible();
      },
    ],
    [
      "a club finds the next event and its picture to share",
      2,
      async () => {
        await press(main.getByRole("region", { name: "Next events" }).getByRole("link").first());
        await wouldPress(main.getByRole("link", { name: /9:16/ }), /shape=tall/);
      },
    ],
    [
      "a journalist saves the logo for print",
      3,
      async () => {
        await openFromMenu("Press kit");
        await wouldPress(main.getByRole("link", { name: /^SVG/ }).first(), /\.svg$/);
      },
    ],
    [
      "a volunteer offers help",
      9,
      async () => {
        await openFromMenu("Volunteer");
        await press(main.getByText("Water", { exact: true }));
        await press(main.getByLabel("District"));
        await main.getByLabel("District").selectOption("Kannur");
        await write(main.getByLabel("Phone"), "9876543210");
        await write(main.getByLabel("Name"), "Latha");
        await write(main.getByLabel("Email"), "latha@example.org");
        await press(main.getByRole("button", { name: "Sign up" }));
        await expect(main.getByText("The council has received your offer")).toBeVisible();
      },
    ],
  ];
  for (const [task, most, run] of TASKS) {
    await page.goto(origin);
    presses = 0;
    await run();
    process.stdout.write(`${task}: ${presses} presses\n`);
    expect.soft(presses, task).toBeLessThanOrEqual(most);
  }

  // The second visit has the web fonts from its first paint.
  for (const path of ["/", "/ml", "/", "/ml"]) {
    await page.goto(origin + path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(6 * 844);
  }
});
