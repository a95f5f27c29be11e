import { DISTRICT_NAMES } from "../../../../shared/districts.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../../shared/i18n/languages.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import { Runner } from "../../art/runner.tsx";
import { ArrowLink } from "../../components/arrow-link.tsx";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { getPlaceName, usePlaceNames } from "../../lib/place-names.ts";
import { Choice } from "../choice.tsx";
import { MAX_LINE_LENGTH, toPrintable } from "../printables/clean-line.ts";
import { PrintablePreview } from "../printables/picture.tsx";
import { badge, DESIGNS, type Design } from "../printables/printable.ts";
import styles from "../printables/printable-actions.module.css";
import { PrintableActions } from "../printables/printable-actions.tsx";
import { useTextInput } from "../printables/use-typed-values.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (page) => toMeta(page, "badge", ({ messages }) => messages.sheets.badge);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  return { hashtag: facts.hashtags[0] ?? "", messages: loadMessages(request, "sheets") };
}

/** Drawn on the device; nothing is sent. */
export default function Badge({ loaderData: { hashtag } }: Route.ComponentProps) {
  const messages = useMessages("sheets");
  const own = useLanguage();
  const address = useLocalizedHref();
  const places = usePlaceNames();
  const { fields, typed } = useTextInput();
  const name = toPrintable(typed["name"] ?? "");
  const language = LANGUAGES.find((one) => one === typed["language"]) ?? own;
  const design: Design = DESIGNS.find((one) => one === typed["design"]) ?? "bib";
  const district = typed["district"] ? getPlaceName(language, typed["district"]) : "";
  const sheetOf = (design: Design) => badge(design, { name: name ?? "", district, hashtag, language });
  return (
    <>
      <PageHeader messages={messages.badge}>
        <Runner x={140} y={166} scale={1.05} skin="skin-4" vest="ghat" shorts="dark" />
        <Runner x={236} y={166} scale={1.05} skin="skin-2" vest="lagoon" shorts="light" head="plait" />
      </PageHeader>
      <section className="section" aria-label={messages.badge.title}>
        <div className={`page-width ${styles.makerAndView}`}>
          <div className={styles.view}>
            <PrintablePreview
              className={styles.sheet}
              sheet={sheetOf(design)}
              lang={language}
              label={[messages.badge.picture, name, district].filter(Boolean).join(", ")}
            />
            <p>{messages.badge.fits}</p>
          </div>
          <p className={styles.byHand}>{messages.badge.byHand}</p>
          <div className={styles.fields} {...fields}>
            <Field
              name="name"
              label={messages.name}
              limit={countCharactersIn({ tooLong: messages.tooLong }, { tooLong: MAX_LINE_LENGTH }, "tooLong")}
              autoComplete="name"
            />
            <Choice
              name="district"
              label={messages.badge.district}
              none={messages.badge.none}
              choices={DISTRICT_NAMES.map((one) => [one, places.name(one)])}
              optional
            />
            <fieldset className={styles.choices}>
              <legend>{messages.badge.language}</legend>
              <div>
                {LANGUAGES.map((one) => (
                  <label className={styles.pick} key={one} lang={one}>
                    <input type="radio" name="language" value={one} defaultChecked={one === own} />
                    <span>{LANGUAGE_NAMES[one]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className={styles.choices}>
              <legend>{messages.badge.which}</legend>
              <div>
                {DESIGNS.map((one) => (
                  <label className={styles.pick} key={one}>
                    <input type="radio" name="design" value={one} defaultChecked={one === "bib"} />
                    <PrintablePreview sheet={sheetOf(one)} />
                    <span>{messages.badge.designs[one]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <PrintableActions sheet={name === null ? null : sheetOf(design)} file={messages.badge.file} />
            <p>
              <ArrowLink to={address("/certificates")} says={messages.certificate.make} />
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
