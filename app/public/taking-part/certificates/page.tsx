import { Field } from "../../../components/field.tsx";
import { charactersOf } from "../../../components/use-character-count.ts";
import { wordsFor } from "../../../i18n/load-messages.ts";
import { useDates } from "../../../i18n/use-date-format.ts";
import { useLanguage, useWords } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import { WheelchairRacer } from "../../art/wheelchair-racer.tsx";
import { headOf, PageHead } from "../../components/page-header.tsx";
import { LINE_LIMIT, usable } from "../printables/clean-line.ts";
import { SheetPicture } from "../printables/picture.tsx";
import { CERTIFICATE_DESIGNS, type CertificateDesign, certificate } from "../printables/printable.ts";
import styles from "../printables/printable-actions.module.css";
import { PrintableActions } from "../printables/printable-actions.tsx";
import { useTyped } from "../printables/use-typed-values.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (page) => headOf(page, "certificates", ({ words }) => words.sheets.certificate);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  return { hashtags: facts.hashtags, words: wordsFor(request, "sheets", "campaign") };
}

/** Drawn on the device; nothing is sent. */
export default function Certificates({ loaderData: { hashtags } }: Route.ComponentProps) {
  const words = useWords("sheets");
  const { plainly } = useWords("campaign");
  const language = useLanguage();
  const dates = useDates();
  const { fields, typed } = useTyped();
  const name = usable(typed["name"] ?? "");
  const event = usable(typed["event"] ?? "");
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed["day"] ?? "") ? dates.day(String(typed["day"])) : "";
  const design: CertificateDesign = CERTIFICATE_DESIGNS.find((one) => one === typed["design"]) ?? "track";
  const said = { name: name ?? "", event: event ?? "", day, hashtags, slogan: plainly, language };
  const sheet = certificate(design, said);
  const limit = charactersOf({ tooLong: words.tooLong }, { tooLong: LINE_LIMIT }, "tooLong");
  return (
    <>
      <PageHead words={words.certificate}>
        <WheelchairRacer x={180} y={166} scale={1.15} />
      </PageHead>
      <section className="section" aria-label={words.certificate.title}>
        <div className={`page-width ${styles.makerAndView} ${styles.wide}`}>
          <div className={styles.view}>
            <SheetPicture
              className={styles.sheet}
              sheet={sheet}
              label={[words.certificate.picture, name, event, day].filter(Boolean).join(", ")}
            />
            <p>{words.certificate.fits}</p>
          </div>
          <p className={styles.byHand}>{words.certificate.byHand}</p>
          <div className={styles.fields} {...fields}>
            <Field name="name" label={words.name} limit={limit} autoComplete="name" />
            <Field name="event" label={words.certificate.event} limit={limit} />
            <Field name="day" label={words.certificate.day} type="date" />
            <fieldset className={styles.choices}>
              <legend>{words.certificate.which}</legend>
              <div>
                {CERTIFICATE_DESIGNS.map((one) => (
                  <label className={styles.pick} key={one}>
                    <input type="radio" name="design" value={one} defaultChecked={one === "track"} />
                    <SheetPicture sheet={certificate(one, said)} />
                    <span>{words.certificate.designs[one]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <PrintableActions
              sheet={name === null || event === null ? null : sheet}
              file={words.certificate.file}
              prints
            />
          </div>
        </div>
      </section>
    </>
  );
}
