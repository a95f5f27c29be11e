import { href } from "react-router";
import type { Campaign, Helpline } from "../../../shared/campaign/campaign.ts";
import type { Centre } from "../../../shared/centres/centres.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { InlineScript } from "../../inline/page-scripts.tsx";
import { LEAVES_PAGE } from "../../inline/quick-exit.ts";
import { THEME_COLOR } from "../../inline/theme.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import { getOgImage } from "../seo/meta.ts";
import { HELP_COPY, HELP_LOGO, MONTHS, type Pair } from "./messages.ts";
import { Treatment } from "./treatment.tsx";

export type Language = keyof Pair;

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

/** All helplines in both languages; self-contained, for offline use. */
export function HelpPage({ language, facts, centres, origin, quickExitUrl, style, scripts }: HelpPageProps) {
  const order = language === "ml" ? (["ml", "en"] as const) : (["en", "ml"] as const);
  const both = (pair: Pair) =>
    order
      .filter((lang) => pair[lang] !== "")
      .map((lang) => (
        <span key={lang} lang={lang}>
          {pair[lang]}
        </span>
      ));
  const paragraphs = (pair: Pair, className?: string) =>
    order.map((lang) => (
      <p key={lang} lang={lang} className={className}>
        {pair[lang]}
      </p>
    ));
  const checked = (day: string | undefined) => {
    if (day === undefined) return null;
    return both({
      en: interpolate(HELP_COPY.checked.en, { day: dayIn("en", day) }),
      ml: interpolate(HELP_COPY.checked.ml, { day: dayIn("ml", day) }),
    });
  };
  /** What the helpline has confirmed, with the day of the check. */
  const expectations = (number: string) => {
    const { hours = "", hours_ml = "", languages = "", anonymous = "unknown" } = facts.expectations[number] ?? {};
    const fill = ({ en, ml }: Pair, values: Record<string, string>) => ({
      en: interpolate(en, values),
      ml: interpolate(ml, values),
    });
    const name = { yes: HELP_COPY.nameNotNeeded, no: HELP_COPY.nameNeeded, unknown: null }[anonymous];
    return (
      <>
        {(hours || hours_ml) &&
          both({
            en: interpolate(HELP_COPY.hours.en, { hours: hours || hours_ml }),
            ml: interpolate(HELP_COPY.hours.ml, { hours: hours_ml || hours }),
          })}
        {languages && both(fill(HELP_COPY.languages, { languages }))}
        {name && both(name)}
        {checked(facts.checkedOn[number])}
      </>
    );
  };
  const row = ({ how, number }: Pick<Helpline, "how" | "number">, kind: Pair, whose: Pair | null) => (
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
          both(HELP_COPY.call)
        ) : (
          <>
            <span className="now">{both(HELP_COPY.message)}</span>
            <span className="later">{both(HELP_COPY.messageLater)}</span>
          </>
        )}
      </span>
    </a>
  );
  const [first, second] = order;
  const description = interpolate(HELP_COPY.description[language], {
    state: facts.tollFree,
    national: facts.nationalHelpline,
  });
  return (
    <html lang={language === "ml" ? "ml" : "en-IN"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${HELP_COPY.title[language]} | ${HELP_COPY.site[language]}`}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={THEME_COLOR.light} />
        <link rel="canonical" href={origin + localizeUrl(language, href("/help"))} />
        <link rel="alternate" hrefLang="en" href={origin + href("/help")} />
        <link rel="alternate" hrefLang="ml" href={origin + href("/ml/help")} />
        <link rel="alternate" hrefLang="x-default" href={origin + href("/help")} />
        <meta property="og:locale" content={language === "ml" ? "ml_IN" : "en_IN"} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={HELP_COPY.title[language]} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={origin + localizeUrl(language, href("/help"))} />
        <meta property="og:image" content={origin + getOgImage("essential-links", language)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${HELP_COPY.site[language]}: ${HELP_COPY.title[language]}`} />
        {/* oxlint-disable-next-line react/no-danger -- a constant, allowed by its hash in the CSP */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <a className="logo" href={localizeUrl(language, href("/"))}>
            <Logo lines={HELP_LOGO[language]} />
          </a>
          <a className="leave" href={quickExitUrl} rel="noreferrer" {...{ [LEAVES_PAGE]: "keys" }}>
            {both(HELP_COPY.leave)}
          </a>
        </header>
        <div className="offline" role="status">
          {order.map((lang) => (
            <p key={lang} lang={lang}>
              <b className="no-network">{HELP_COPY.offline[lang]}</b>
              <b className="no-answer">{HELP_COPY.unanswered[lang]}</b>
              <span data-kept-words={HELP_COPY.kept[lang]} />
            </p>
          ))}
        </div>
        <main>
          <section className="first">
            <div className="width">
              <div className="heading">
                <h1 lang={first}>{HELP_COPY.title[first]}</h1>
                <p className="title" lang={second}>
                  {HELP_COPY.title[second]}
                </p>
              </div>
              {paragraphs(HELP_COPY.worried, "question")}
              <a className="number" href={`tel:${facts.tollFree}`}>
                <span className="kind">
                  <Icon name="phone" />
                  <span>{both(HELP_COPY.state)}</span>
                </span>
                <b>{facts.tollFree}</b>
                <span className="verb">{both(HELP_COPY.call)}</span>
              </a>
              <p className="whose">
                {both(HELP_COPY.stateWhose)}
                {expectations(facts.tollFree)}
              </p>
            </div>
          </section>
          <section className="further">
            <div className="width">
              {row({ how: "call", number: facts.nationalHelpline }, HELP_COPY.national, HELP_COPY.nationalWhose)}
              {row({ how: "whatsapp", number: facts.policeWhatsapp }, HELP_COPY.police, HELP_COPY.policeWhose)}
              {facts.helplines.map((line) => row(line, { en: line.name, ml: line.name_ml }, null))}
            </div>
          </section>
          <Treatment centres={centres} language={language} tollFree={facts.tollFree} both={both} checked={checked} />
          <section className="steps">
            <div className="width">
              <h2>{both(HELP_COPY.whenYouCall)}</h2>
              <ol>
                {[HELP_COPY.yourWords, HELP_COPY.forWhom, HELP_COPY.nextStep].map((step, index) => (
                  <li key={step.en}>
                    <b aria-hidden="true">{index + 1}</b>
                    {paragraphs(step)}
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </main>
        <footer>
          <div className="width">
            <div className="leaving">{paragraphs(HELP_COPY.leaveHow)}</div>
            <div className="places">
              {order.map((lang) => (
                <a key={lang} href={localizeUrl(lang, href("/"))} lang={lang}>
                  {HELP_COPY.home[lang]}
                </a>
              ))}
              <button type="button" hidden data-forget="">
                {both(HELP_COPY.forget)}
              </button>
              <p hidden data-forgotten="" role="status">
                {both(HELP_COPY.forgotten)}
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

/**
 * '5 May 2026', '5 മേയ് 2026'.
 * @param day YYYY-MM-DD
 */
function dayIn(language: Language, day: string): string {
  const [year = "", month = "", of = ""] = day.split("-");
  return `${Number(of)} ${MONTHS[language][Number(month) - 1]} ${year}`;
}
