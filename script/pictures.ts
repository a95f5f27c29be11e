import { mkdir, writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { PROFILE_SCREEN, SCREENS as SCREENS_OF_OFFICE } from "../app/admin/layout/screens.ts";
import { localizeUrl } from "../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../shared/public-routes.ts";
import { forceWebFonts, withSite } from "./browser.ts";
import { drawOgImages } from "./og-images.ts";
import { ADMIN } from "./start-server.ts";

const FOLDER = "docs/pictures";
/** Bytes. */
const BOUND = 80_000;
const WIDTHS = [1280, 390] as const;

interface Screen {
  /** File: {name}-{width}.webp. */
  name: string;
  path: string;
  admin?: boolean;
}

const PAGES: Screen[] = [
  ...MAPPED_PAGES.map((path) => ({ name: path.slice(1) || "home", path })),
  { name: "add-testimonial", path: "/testimonials?add=1" },
  { name: "event-detail", path: "/events/0" },
  { name: "page-not-found", path: "/no-such-page" },
];

const SCREENS: Screen[] = [
  ...PAGES,
  ...PAGES.map(({ name, path }) => ({ name: `${name}-malayalam`, path: localizeUrl("ml", path) })),
  { name: "admin-login", path: "/admin" },
  ...[...SCREENS_OF_OFFICE, PROFILE_SCREEN].map(({ path }) => ({
    name: path.slice(1).replace("/", "-"),
    path,
    admin: true,
  })),
];

async function captureAll(browser: Browser, origin: string, names: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    for (const admin of [false, true]) {
      const screens = SCREENS.filter((screen) => Boolean(screen.admin) === admin);
      const chosen = screens.filter(({ name }) => names.length === 0 || names.includes(name));
      if (chosen.length === 0) continue;
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 800 },
        reducedMotion: "reduce",
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
      });
      const page = await context.newPage();
      await forceWebFonts(page);
      if (admin) await logIn(page, origin);
      for (const { name, path } of chosen) await capture(page, origin + path, `${name}-${width}`);
      await context.close();
    }
  }
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/admin\/.+/);
}

async function capture(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await loadLazyPictures(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await withinBound(await page.screenshot({ fullPage: true }));
  await writeFile(`${FOLDER}/${name}.webp`, picture);
  process.stdout.write(`${FOLDER}/${name}.webp  ${(picture.length / 1000).toFixed(0)} kB\n`);
}

const loadLazyPictures = (page: Page) =>
  page.evaluate(async () => {
    // Infinite lists may grow.
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y < end; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
    // Some never load.
    const shown = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 1500))]);
  });

/** Best quality within the limit; very long pages are scaled down. */
async function withinBound(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  for (const part of [1, 0.75, 0.5]) {
    for (const quality of [80, 60, 40]) {
      const picture = await sharp(screenshot)
        .resize({ width: Math.round(width * part) })
        .webp({ quality, effort: 5 })
        .toBuffer();
      if (picture.length <= BOUND) return picture;
    }
  }
  return sharp(screenshot)
    .resize({ width: Math.round(width * 0.5) })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
}

const names = process.argv.slice(2);
await withSite((browser, origin) =>
  names[0] === "shared" ? drawOgImages(browser, origin, names.slice(1)) : captureAll(browser, origin, names),
);
