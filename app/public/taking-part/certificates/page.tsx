import { pageContext } from "../../../services.ts";
import { Field } from "../../../ui/field.tsx";
import { charactersOf } from "../../../ui/limit.ts";
import { wordsFor } from "../../../words/catalogue.ts";
import { useDates } from "../../../words/use-dates.ts";
import { useLanguage, useWords } from "../../../words/use-words.ts";
import { WheelchairRacer } from "../../art/wheelchair-racer.tsx";
import { headOf, PageHead } from "../../page-head.tsx";
import styles from "../sheets/acts.module.css";
import { SheetActs } from "../sheets/acts.tsx";
import { SheetPicture } from "../sheets/picture.tsx";
import { CERTIFICATE_DESIGNS, type CertificateDesign, certificate } from "../sheets/sheet.ts";
import { useTyped } from "../sheets/typed.ts";
import { LINE_LIMIT, usable } from "../sheets/usable.ts";
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
            <SheetActs sheet={name === null || event === null ? null : sheet} file={words.certificate.file} prints />
          </div>
        </div>
      </section>
    </>
  );
}
