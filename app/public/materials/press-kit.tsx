import { useState } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { getOtherLanguage, getTranslation, languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { contentPageUrl } from "../../../shared/pages/pages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Drawing } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { dayIn } from "../../i18n/format-date.ts";
import { getMessagesIn, loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../inline/public-page.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/press-kit.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { ArrowLink, Section } from "../components/section.tsx";
import roadshow from "../home/roadshow.module.css";
import { RoadshowFigures } from "../home/roadshow.tsx";
import type { Route } from "./+types/press-kit.ts";
import { getOwnFiles, sortForLanguage, toDownload } from "./downloads.ts";
import { Files } from "./files.tsx";
import styles from "./press-kit.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "press-kit", ({ messages }) => messages.pressKit);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, materials, ownPages, fileAddress } = context.get(pageContext).services;
  const [{ facts, written }, all, releases] = await Promise.all([
    campaign(),
    materials.list(),
    ownPages.listReleases(),
  ]);
  const messages = applyOverrides(request, loadMessages(request, "pressKit", "materials", "roadshow"), written);
  const { pathname } = new URL(request.url);
  const language = languageAt(pathname);
  const options = { messages: messages.materials, fileAddress };
  const files = all
    .filter(({ kind }) => kind === "logo" || kind === "picture")
    .map((material) => toDownload(language, material, options));
  const other = getOtherLanguage(language);
  const { copy, summary } = getMessagesIn(other, "pressKit").pressKit;
  // The default would not match a text written in one language.
  const text = written.texts["press.words"] ? written.texts["press.words"][other] : summary;
  return {
    facts,
    files: sortForLanguage(language, [
      ...getOwnFiles(messages.materials, (file) =>
        file.kind === "picture" ? getMessagesIn(language, "home").home.title : messages.pressKit.sign,
      ),
      ...files,
    ]),
    releases: releases.map(({ slug, released_at, inMalayalam, ...titles }) => ({
      to: localizeUrl(language, contentPageUrl(slug)),
      title: getTranslation(titles, "title", language),
      released_at,
      day: dayIn(loadMessages(request, "dates").dates, released_at),
      languages: messages.materials.languages[inMalayalam ? "both" : "en"],
    })),
    inOther: text && text !== messages.pressKit.summary ? { text, copy } : null,
    messages,
  };
}

export default function PressKit({ loaderData: { facts, files, releases, inOther } }: Route.ComponentProps) {
  const messages = useMessages("pressKit");
  const language = useLanguage();
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <Section id="short" {...messages.short}>
        <div className="main-and-aside">
          <div className={`hemmed ${styles.quote}`}>
            <Quote text={messages.summary} copy={messages.copy} />
            {inOther && <Quote {...inOther} />}
          </div>
          <WhomToAsk facts={facts} />
        </div>
      </Section>
      {releases.length > 0 && (
        <Section id="releases" {...messages.releases} className="on-cotton">
          <ul className={styles.releases}>
            {releases.map(({ to, title, released_at, day, languages }) => (
              <li key={to}>
                <time dateTime={released_at}>{day}</time>
                <Link to={to} lang={languageAttribute(language, title)}>
                  {title}
                </Link>
                <span>{languages}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="figures" {...messages.figures} className={roadshow.roadshow}>
        <RoadshowFigures />
      </Section>
      <Facts facts={facts} />
      <Section id="pictures" {...messages.pictures}>
        <Files files={files} />
        <p className={styles.all}>
          <ArrowLink to={address("/materials")} text={messages.allMaterials} />
        </p>
      </Section>
    </>
  );
}

const COPY = "M8 8h13v13H8zM16 8V3H3v13h5";

function Quote({ text, copy: copyLabel }: { text: string; copy: string }) {
  const messages = useMessages("pressKit");
  const language = useLanguage();
  const [came, setCame] = useState<"copied" | "notCopied">();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCame("copied"),
      () => setCame("notCopied"),
    );
  return (
    <div>
      <p lang={languageAttribute(language, text)}>{text}</p>
      <p className={styles.copy}>
        <button className="button small" type="button" {...{ [REQUIRES_HYDRATION]: "" }} onClick={copy}>
          <Drawing path={COPY} />
          <span lang={languageAttribute(language, copyLabel)}>{copyLabel}</span>
        </button>
        <span role="status">{came && messages[came]}</span>
      </p>
    </div>
  );
}

function WhomToAsk({ facts: { phone, email, address: post, tollFree, policeWhatsapp } }: { facts: Campaign }) {
  const messages = useMessages("pressKit");
  const language = useLanguage();
  const address = useLocalizedHref();
  const police = formatPhone(policeWhatsapp.replace(/^91/, ""));
  return (
    <dl className={styles.facts}>
      {!phone && !email && (
        <div>
          <dt>{messages.contact}</dt>
          <dd>
            <Trans
              message={messages.noContact}
              values={{ form: <Link to={`${address("/contact-us")}#enquiry`}>{messages.form}</Link> }}
            />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{messages.contact}</dt>
          <dd>
            <a className={styles.large} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{phone ? messages.email : messages.contact}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {post && (
        <div>
          <dt>{messages.address}</dt>
          <dd lang={languageAttribute(language, post)}>{post}</dd>
        </div>
      )}
      <div>
        <dt>{messages.printing}</dt>
        <dd>
          <Trans message={messages.tollFree} values={{ number: <b>{tollFree}</b>, police: <b>{police}</b> }} />
        </dd>
      </div>
    </dl>
  );
}

function Facts({ facts: { hashtags, tollFree, nationalHelpline } }: { facts: Campaign }) {
  const messages = useMessages("pressKit");
  const language = useLanguage();
  const rows = [
    [messages.campaign, messages.campaignIs],
    [messages.organiser, messages.organiserIs],
    [messages.where, messages.whereIs],
    [messages.hashtags, hashtags.join("  ")],
    [messages.helplines, `${tollFree}, ${nationalHelpline}`],
  ] as const;
  return (
    <Section id="facts" {...messages.facts} className="on-cotton">
      <dl className={styles.rows}>
        {rows.map(([term, copyLabel]) => (
          <div key={term}>
            <dt className="small-title">{term}</dt>
            <dd lang={languageAttribute(language, copyLabel)}>{copyLabel}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
