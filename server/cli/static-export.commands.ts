import { resolve } from "node:path";
import { STATE_HELPLINE } from "../../shared/campaign/campaign.ts";
import { CATALOGUES } from "../../shared/i18n/catalogues.ts";
import { interpolate } from "../../shared/i18n/interpolate.ts";
import { LANGUAGE_TAGS, languageAt } from "../../shared/i18n/languages.ts";
import type { Container } from "../container/container.ts";
import type { AddCommands } from "../lib/cli-command.ts";
import { createLog } from "../lib/logger.ts";
import { BUILT_FILES, builtPages } from "../ssr/render.ts";
import { exportSite } from "../static-export/static-export.ts";

/** The exit code of a copy that is whole but for dead links. */
const EXIT_WITH_DEAD_LINKS = 3;

/** Exports the public site as static files. */
export const addMirrorCommand: AddCommands<Container> = (cli, { run }) => {
  cli
    .command("mirror <DIR>")
    .description(
      `export the public site as static files for any web server; exit ${EXIT_WITH_DEAD_LINKS}: exported, but with dead links (listed)`,
    )
    .action(
      run(async (product, config, folder: string) => {
        // Another user's web server reads the files.
        process.umask(0o022);
        const { createApp } = await import("../app.ts");
        const { origin } = product.site;
        const app = createApp({ product, pages: await builtPages(), config, log: createLog("silent"), origin });
        const { facts } = await product.campaign.shown();
        const copied = await exportSite(resolve(config.CALLED_FROM, folder), {
          ask: async (address) => app.fetch(new Request(origin + address), {}),
          built: BUILT_FILES,
          texts: (address) => wordsAt(address, facts.phone),
        });
        const written = `The export in ${folder} has ${copied.pages} pages and ${copied.files} files.`;
        if (copied.deadLinks.length === 0) return written;
        process.exitCode = EXIT_WITH_DEAD_LINKS;
        return [
          `${written} Dead links: ${copied.deadLinks.length}.`,
          ...copied.deadLinks.map(({ address, status, on }) => `${address} (${status}), linked from ${on}`),
        ].join("\n");
      }),
    );
};

function wordsAt(address: string, phone: string | undefined) {
  const language = languageAt(address);
  const { copy, noForm, noFormWithOffice } = CATALOGUES[language].mirror;
  const helpline = called(STATE_HELPLINE);
  const insteadOfForm = phone
    ? interpolate(noFormWithOffice, { helpline, office: called(phone) })
    : interpolate(noForm, { helpline });
  return {
    onTop: `<p class="page-width" role="note"><strong>${interpolate(copy, { day: dayIn(language) })}</strong></p>`,
    insteadOfForm: `<p role="note"><strong>${insteadOfForm}</strong></p>`,
  };
}

const called = (number: string) => `<a href="tel:${number.replaceAll(/[^+\d]/g, "")}">${number}</a>`;

/** `22 November 2026`. */
function dayIn(language: keyof typeof LANGUAGE_TAGS): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language].lang, { dateStyle: "long", timeZone: "Asia/Kolkata" });
  const parts = Object.fromEntries(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${parts["day"]} ${parts["month"]} ${parts["year"]}`;
}
