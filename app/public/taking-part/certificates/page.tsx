import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useDateFormat } from "../../../i18n/use-date-format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/certificates.svg?no-inline";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { CERTIFICATE_DESIGNS, type CertificateDesign, certificate } from "../printables/certificate.ts";
import styles from "../printables/printable-actions.module.css";
import { PrintableActions, PrintablePreview } from "../printables/printable-actions.tsx";
import { getSiteCode } from "../printables/site-code.ts";
import { MAX_LINE_LENGTH, toPrintable, useTextInput } from "../printables/use-typed-values.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = (page) =>
  toMeta(page, "certificates", ({ messages }) => messages.sheets.certificate);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  return {
    hashtags: facts.hashtags,
    site: getSiteCode(request),
    messages: loadMessages(request, "sheets", "campaign"),
  };
}

/** Drawn on the device; nothing is sent. */
export default function Certificates({ loaderData: { hashtags, site } }: Route.ComponentProps) {
  const messages = useMessages("sheets");
  const { plainly } = useMessages("campaign");
  const { logo } = useMessages("layout");
  const dates = useDateFormat();
  const { fields, typed } = useTextInput();
  const name = toPrintable(typed["name"] ?? "");
  const event = toPrintable(typed["event"] ?? "");
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed["day"] ?? "") ? dates.day(String(typed["day"])) : "";
  const design: CertificateDesign = CERTIFICATE_DESIGNS.find((design) => design === typed["design"]) ?? "track";
  const lines = { name: name ?? "", event: event ?? "", day, hashtags, slogan: plainly };
  const content = { ...lines, logo, messages: messages.certificate, site };
  const sheet = certificate(design, content);
  const limit = countCharactersIn({ tooLong: messages.tooLong }, { tooLong: MAX_LINE_LENGTH }, "tooLong");
  return (
    <>
      <PageHeader messages={messages.certificate} scene={scene} />
      <section className="section" aria-label={messages.certificate.title}>
        <div className={`page-width ${styles.makerAndView} ${styles.wide}`}>
          <div className={styles.view}>
            <PrintablePreview
              className={styles.sheet}
              sheet={sheet}
              label={[messages.certificate.picture, name, event, day].filter(Boolean).join(", ")}
            />
            <p>{messages.certificate.fits}</p>
          </div>
          <p className={styles.byHand}>{messages.certificate.byHand}</p>
          <div className={styles.fields} {...fields}>
            <Field name="name" label={messages.name} limit={limit} autoComplete="name" />
            <Field name="event" label={messages.certificate.event} limit={limit} />
            <Field name="day" label={messages.certificate.day} type="date" />
            <fieldset className={styles.choices}>
              <legend>{messages.certificate.which}</legend>
              <div>
                {CERTIFICATE_DESIGNS.map((design) => (
                  <label className={styles.pick} key={design}>
                    <input type="radio" name="design" value={design} defaultChecked={design === "track"} />
                    <PrintablePreview sheet={certificate(design, content)} />
                    <span>{messages.certificate.designs[design]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <PrintableActions
              sheet={name === null || event === null ? null : sheet}
              file={messages.certificate.file}
              prints
            />
          </div>
        </div>
      </section>
    </>
  );
}
