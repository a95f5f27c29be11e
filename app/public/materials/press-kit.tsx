import { useState } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { CAMPAIGN_TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import { addressIn, languageAt, otherThan } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Drawing } from "../../components/icon.tsx";
import { languageBeside } from "../../components/language.ts";
import { withWritten } from "../../i18n/content-overrides.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import { Filled } from "../../i18n/trans.tsx";
import { useAddress, useLanguage, useWords } from "../../i18n/use-messages.ts";
import { NEEDS_REACT } from "../../inline/lazy-hydration.ts";
import { pageContext } from "../../page-context.ts";
import { Runner } from "../art/runner.tsx";
import { Onward } from "../components/arrow-link.tsx";
import { headOf, PageHead } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import roadshow from "../home/roadshow.module.css";
import { RoadshowFigures } from "../home/roadshow.tsx";
import type { Route } from "./+types/press-kit.ts";
import { inOrderFor, ownSign, uploaded } from "./downloads.ts";
import { Files } from "./files.tsx";
import styles from "./press-kit.module.css";

export const meta: Route.MetaFunction = (page) => headOf(page, "press-kit", ({ words }) => words.pressKit);

const SHORT = "press.words";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, materials, fileAddress } = context.get(pageContext).services;
  const [{ facts, written }, all] = await Promise.all([campaign(), materials.list()]);
  const words = withWritten(request, wordsFor(request, "pressKit", "materials", "roadshow"), written);
  const { pathname } = new URL(request.url);
  const language = languageAt(pathname);
  const say = { words: words.materials, fileAddress };
  const files = all
    .filter(({ kind }) => kind === "logo" || kind === "picture")
    .map((material) => uploaded(language, material, say));
  const other = otherThan(language);
  const { copy } = wordsFor({ url: new URL(addressIn(other, pathname), request.url).href }, "pressKit").pressKit;
  // The default would not match a text written in one language.
  const text = (written.texts[SHORT] ?? CAMPAIGN_TEXTS[SHORT])[other];
  return {
    facts,
    files: [ownSign(words.pressKit.sign, words.materials), ...inOrderFor(language, files)],
    inOther: text && text !== words.pressKit.words ? { text, copy } : null,
    words,
  };
}

export default function PressKit({ loaderData: { facts, files, inOther } }: Route.ComponentProps) {
  const words = useWords("pressKit");
  const address = useAddress();
  return (
    <>
      <PageHead words={words}>
        <Runner x={130} y={166} scale={1.04} skin="skin-2" vest="ghat" shorts="dark" head="plait" />
        <Runner x={236} y={166} scale={1.04} skin="skin-3" vest="light" shorts="lagoon" />
      </PageHead>
      <Section id="short" {...words.short}>
        <div className="main-and-aside">
          <div className={`hemmed ${styles.quote}`}>
            <Quote text={words.words} copy={words.copy} />
            {inOther && <Quote {...inOther} />}
          </div>
          <WhomToAsk facts={facts} />
        </div>
      </Section>
      <Section id="figures" {...words.figures} className={roadshow.roadshow}>
        <RoadshowFigures />
      </Section>
      <Facts facts={facts} />
      <Section id="pictures" {...words.pictures}>
        <Files files={files} />
        <p className={styles.all}>
          <Onward to={address("/materials")} says={words.allMaterials} />
        </p>
      </Section>
    </>
  );
}

const COPY = "M8 8h13v13H8zM16 8V3H3v13h5";

function Quote({ text, copy: says }: { text: string; copy: string }) {
  const words = useWords("pressKit");
  const language = useLanguage();
  const [came, setCame] = useState<"copied" | "notCopied">();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCame("copied"),
      () => setCame("notCopied"),
    );
  return (
    <div>
      <p lang={languageBeside(language, text)}>{text}</p>
      <p className={styles.copy}>
        <button className="button small" type="button" {...{ [NEEDS_REACT]: "" }} onClick={copy}>
          <Drawing path={COPY} />
          <span lang={languageBeside(language, says)}>{says}</span>
        </button>
        <span role="status">{came && words[came]}</span>
      </p>
    </div>
  );
}

function WhomToAsk({ facts: { phone, email, address: post, tollFree, policeWhatsapp } }: { facts: Campaign }) {
  const words = useWords("pressKit");
  const language = useLanguage();
  const address = useAddress();
  const police = formatPhone(policeWhatsapp.replace(/^91/, ""));
  return (
    <dl className={styles.facts}>
      {!phone && !email && (
        <div>
          <dt>{words.contact}</dt>
          <dd>
            <Filled
              sentence={words.noContact}
              with={{ form: <Link to={`${address("/contact-us")}#enquiry`}>{words.form}</Link> }}
            />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{words.contact}</dt>
          <dd>
            <a className={styles.large} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{phone ? words.email : words.contact}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {post && (
        <div>
          <dt>{words.address}</dt>
          <dd lang={languageBeside(language, post)}>{post}</dd>
        </div>
      )}
      <div>
        <dt>{words.printing}</dt>
        <dd>
          <Filled sentence={words.tollFree} with={{ number: <b>{tollFree}</b>, police: <b>{police}</b> }} />
        </dd>
      </div>
    </dl>
  );
}

function Facts({ facts: { hashtags, tollFree, nationalHelpline } }: { facts: Campaign }) {
  const words = useWords("pressKit");
  const language = useLanguage();
  const rows = [
    [words.campaign, words.campaignIs],
    [words.organiser, words.organiserIs],
    [words.where, words.whereIs],
    [words.hashtags, hashtags.join("  ")],
    [words.helplines, `${tollFree}, ${nationalHelpline}`],
  ] as const;
  return (
    <Section id="facts" {...words.facts} className="on-cotton">
      <dl className={styles.rows}>
        {rows.map(([term, says]) => (
          <div key={term}>
            <dt className="small-title">{term}</dt>
            <dd lang={languageBeside(language, says)}>{says}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
