import { interpolate } from "../../../../shared/i18n/interpolate.ts";
import { byLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../../shared/i18n/languages.ts";
import { STATUS_SHAPES as SHAPES } from "../../../../shared/og-images/og-images.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { getMessagesIn, loadMessages } from "../../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/badge.svg?no-inline";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { ArrowLink } from "../../components/section.tsx";
import { getPlaceName } from "../../lib/place-names.ts";
import { DistrictChoice } from "../choice.tsx";
import { DESIGNS, type Design, drawBadge, drawTallBadge } from "../printables/badge.ts";
import styles from "../printables/printable-actions.module.css";
import { PrintableActions, PrintablePreview } from "../printables/printable-actions.tsx";
import { getSiteCode } from "../printables/site-code.ts";
import { MAX_LINE_LENGTH, toPrintable, useTextInput } from "../printables/use-typed-values.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (page) => toMeta(page, "badge", ({ messages }) => messages.sheets.badge);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  return {
    hashtag: facts.hashtags[0] ?? "",
    site: getSiteCode(request),
    // A badge may be in any language on any page.
    sheets: byLanguage((language) => getMessagesIn(language, "onSheets").onSheets),
    messages: loadMessages(request, "sheets"),
  };
}

/** Drawn on the device; nothing is sent. */
export default function Badge({ loaderData: { hashtag, site, sheets } }: Route.ComponentProps) {
  const messages = useMessages("sheets");
  const own = useLanguage();
  const address = useLocalizedHref();
  const { fields, typed } = useTextInput();
  const name = toPrintable(typed["name"] ?? "");
  const language = LANGUAGES.find((language) => language === typed["language"]) ?? own;
  const design: Design = DESIGNS.find((design) => design === typed["design"]) ?? "bib";
  const district = typed["district"] ? getPlaceName(language, typed["district"]) : "";
  const shape = SHAPES.find((shape) => shape === typed["shape"]) ?? "square";
  const content = { name: name ?? "", district, hashtag, messages: sheets[language], site };
  const sheet = (shape === "tall" ? drawTallBadge : drawBadge)(design, content);
  return (
    <>
      <PageHeader messages={messages.badge} scene={scene} />
      <section className="section" aria-label={messages.badge.title}>
        <div className={`page-width ${styles.makerAndView}`}>
          <div className={styles.view}>
            <PrintablePreview
              className={styles.sheet}
              sheet={sheet}
              lang={language}
              label={[messages.badge.picture, name, district].filter(Boolean).join(", ")}
            />
            <p>{interpolate(messages.badge.fits, { height: sheet.height })}</p>
          </div>
          <p className={styles.byHand}>{messages.badge.byHand}</p>
          <div className={styles.fields} {...fields}>
            <Field
              name="name"
              label={messages.name}
              limit={countCharactersIn({ tooLong: messages.tooLong }, { tooLong: MAX_LINE_LENGTH }, "tooLong")}
              autoComplete="name"
            />
            <DistrictChoice name="district" label={messages.badge.district} none={messages.badge.none} optional />
            <fieldset className={styles.choices}>
              <legend>{messages.badge.language}</legend>
              <div>
                {LANGUAGES.map((language) => (
                  <label className={styles.pick} key={language} lang={language}>
                    <input type="radio" name="language" value={language} defaultChecked={language === own} />
                    <span>{LANGUAGE_NAMES[language]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className={styles.choices}>
              <legend>{messages.badge.which}</legend>
              <div>
                {DESIGNS.map((design) => (
                  <label className={styles.pick} key={design}>
                    <input type="radio" name="design" value={design} defaultChecked={design === "bib"} />
                    <PrintablePreview sheet={drawBadge(design, content)} />
                    <span>{messages.badge.designs[design]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className={styles.choices}>
              <legend>{messages.badge.shape}</legend>
              <div>
                {SHAPES.map((shape) => (
                  <label className={styles.pick} key={shape}>
                    <input type="radio" name="shape" value={shape} defaultChecked={shape === "square"} />
                    <span>{messages.badge.shapes[shape]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <PrintableActions sheet={name === null ? null : sheet} file={messages.badge.file} />
            <p>
              <ArrowLink to={address("/certificates")} text={messages.certificate.make} />
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
