import { href } from "react-router";
import type { Campaign, Helpline } from "../../../shared/campaign/campaign.ts";
import type { Centre } from "../../../shared/centres/centres.schema.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import {
  getAnyTranslation,
  getOtherLanguage,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  localizeUrl,
} from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { dayIn } from "../../i18n/format-date.ts";
import { InlineScript } from "../../inline/page-scripts.tsx";
import { LEAVES_PAGE } from "../../inline/quick-exit.ts";
import { THEME_COLOR } from "../../inline/theme.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import { getOgImage } from "../seo/meta.ts";
import { getHelpMessages, type HelpMessages } from "./messages.ts";
import { Treatment } from "./treatment.tsx";

type HelpText = (messages: HelpMessages) => string;

interface HelpPageProps {
  /** Language shown first and in `lang`. */
  language: Language;
  facts: Pick<
    Campaign,
    "tollFree" | "nationalHelpline" | "policeWhatsapp" | "helplines" | "expectations" | "checkedOn"
  >;
  centres: readonly Centre[];
  /** Origin. */
  origin: string;
  quickExitUrl: string;
  /** Inlined. */
  style: string;
  scripts: readonly string[];
}

/** All helplines in the language of the page and another one; self-contained, for offline use. */
export function HelpPage({ language, facts, centres, origin, quickExitUrl, style, scripts }: HelpPageProps) {
  const own = getHelpMessages(language);
  const order = [own, getHelpMessages(getOtherLanguage(language))] as const;
  const both = (get: (messages: HelpMessages) => string) =>
    order.map((messages) => {
      const text = get(messages);
      return (
        text && (
          <span key={messages.language} lang={messages.language}>
            {text}
          </span>
        )
      );
    });
  const paragraphs = (get: (messages: HelpMessages) => string, className?: string) =>
    order.map((messages) => (
      <p key={messages.language} lang={messages.language} className={className}>
        {get(messages)}
      </p>
    ));
  const checked = (day: string | undefined) =>
    day === undefined
      ? null
      : both(({ helplines, dates }) => interpolate(helplines.checkedOn, { day: dayIn(dates, day) }));
  /** What the helpline has confirmed, with the day of the check. */
  const expectations = (number: string) => {
    const { languages = "", anonymous = "unknown", ...rest } = facts.expectations[number] ?? {};
    return (
      <>
        {both(({ language, helplines }) => {
          const hours = getAnyTranslation(rest, "hours", language);
          return hours && interpolate(helplines.hours, { hours });
        })}
        {languages && both(({ helplines }) => interpolate(helplines.languages, { languages }))}
        {anonymous !== "unknown" && both(({ helplines }) => helplines.name[anonymous])}
        {checked(facts.checkedOn[number])}
      </>
    );
  };
  const row = ({ how, number }: Pick<Helpline, "how" | "number">, kind: HelpText, whose: HelpText | null) => (
    <a className="row" href={how === "call" ? `tel:${number}` : whatsappUrl(number)} key={`${how} ${number}`}>
      <span className="kind">
        <Icon name={how === "call" ? "phone" : "chat"} />
        <span>{both(kind)}</span>
      </span>
      <b className={formatPhone(number).length > 6 ? "long" : undefined}>{formatPhone(number)}</b>
      <small>
        {whose && both(whose)}
        {expectations(number)}
      </small>
      <span className="verb">
        {how === "call" ? (
          both(({ helplines }) => helplines.callNow)
        ) : (
          <>
            <span className="now">{both(({ helplines }) => helplines.messageNow)}</span>
            <span className="later">{both(({ helpPage }) => helpPage.messageLater)}</span>
          </>
        )}
      </span>
    </a>
  );
  const [first, second] = order;
  const title = own.help.getHelp;
  const description = interpolate(own.helpPage.description, {
    state: facts.tollFree,
    national: facts.nationalHelpline,
  });
  return (
    <html lang={LANGUAGE_TAGS[language].lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${own.faults.site}`}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={THEME_COLOR.light} />
        <link rel="canonical" href={origin + localizeUrl(language, href("/help"))} />
        {LANGUAGES.map((alternate) => (
          <link
            key={alternate}
            rel="alternate"
            hrefLang={alternate}
            href={origin + localizeUrl(alternate, href("/help"))}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={origin + href("/help")} />
        <meta property="og:locale" content={LANGUAGE_TAGS[language].locale} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={origin + localizeUrl(language, href("/help"))} />
        <meta property="og:image" content={origin + getOgImage("essential-links", language)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${own.faults.site}: ${title}`} />
        {/* oxlint-disable-next-line react/no-danger -- a constant, allowed by its hash in the CSP */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <a className="logo" href={localizeUrl(language, href("/"))}>
            <Logo lines={own.layout.logo} />
          </a>
          <a className="leave" href={quickExitUrl} rel="noreferrer" {...{ [LEAVES_PAGE]: "keys" }}>
            {both(({ help }) => help.leave)}
          </a>
        </header>
        <div className="offline" role="status">
          {order.map(({ language, helpPage, dates }) => (
            <p key={language} lang={language}>
              <b className="no-network">{helpPage.offline}</b>
              <b className="no-answer">{helpPage.unanswered}</b>
              <span data-kept-words={JSON.stringify({ words: helpPage.kept, dates })} />
            </p>
          ))}
        </div>
        <main>
          <section className="first">
            <div className="width">
              <div className="heading">
                <h1 lang={first.language}>{title}</h1>
                <p className="title" lang={second.language}>
                  {second.help.getHelp}
                </p>
              </div>
              {paragraphs(({ helpPage }) => helpPage.worried, "question")}
              {(["start", "stop"] as const).map((listen) => (
                <button key={listen} type="button" className="listen" hidden data-listen={listen}>
                  {own.listening[listen]}
                </button>
              ))}
              <a className="number" href={`tel:${facts.tollFree}`}>
                <span className="kind">
                  <Icon name="phone" />
                  <span>{both(({ layout }) => layout.tollFreeKerala)}</span>
                </span>
                <b>{facts.tollFree}</b>
                <span className="verb">{both(({ helplines }) => helplines.callNow)}</span>
              </a>
              <p className="whose">
                {both(({ helpPage }) => helpPage.stateWhose)}
                {expectations(facts.tollFree)}
              </p>
            </div>
          </section>
          <section className="further">
            <div className="width">
              {row(
                { how: "call", number: facts.nationalHelpline },
                ({ layout }) => layout.tollFreeIndia,
                ({ helpPage }) => helpPage.nationalWhose,
              )}
              {row(
                { how: "whatsapp", number: facts.policeWhatsapp },
                ({ helpPage }) => helpPage.police,
                ({ helpPage }) => helpPage.policeWhose,
              )}
              {facts.helplines.map((line) =>
                row(line, ({ language }) => getAnyTranslation(line, "name", language), null),
              )}
            </div>
          </section>
          <Treatment centres={centres} language={language} tollFree={facts.tollFree} both={both} checked={checked} />
          <section className="steps">
            <div className="width">
              <h2>{both(({ parents }) => parents.whenYouCall.title)}</h2>
              <ol>
                {(["yourWords", "forWhom", "nextStep"] as const).map((step, index) => (
                  <li key={step}>
                    <b aria-hidden="true">{index + 1}</b>
                    {paragraphs(({ helpPage }) => helpPage[step])}
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </main>
        <footer>
          <div className="width">
            <div className="leaving">{paragraphs(({ leaving }) => leaving.how)}</div>
            <div className="places">
              {order.map(({ language, layout }) => (
                <a key={language} href={localizeUrl(language, href("/"))} lang={language}>
                  {layout.places.home}
                </a>
              ))}
              <button type="button" hidden data-forget="">
                {both(({ helpPage }) => helpPage.forget)}
              </button>
              <p hidden data-forgotten="" role="status">
                {both(({ helpPage }) => helpPage.forgotten)}
              </p>
            </div>
          </div>
        </footer>
        {scripts.map((text) => (
          <InlineScript key={text} text={text} />
        ))}
      </body>
    </html>
  );
}
