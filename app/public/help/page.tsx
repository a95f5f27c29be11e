import { href } from "react-router";
import type { Campaign, Helpline } from "../../../shared/campaign/campaign.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { addressIn } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { FRAME_COLOURS } from "../../inline/theme.ts";
import { chatWith } from "../lib/whatsapp-url.ts";
import { sharedPicture } from "../seo/meta.ts";
import { HELP_LOGO, HELP_WORDS, MONTHS, type Pair } from "./messages.ts";

export type Language = keyof Pair;

interface HelpPageProps {
  /** Language shown first and in `lang`. */
  language: Language;
  facts: Pick<Campaign, "tollFree" | "nationalHelpline" | "policeWhatsapp" | "helplines" | "checkedOn">;
  /** Origin. */
  origin: string;
  quickExitUrl: string;
  /** Inlined. */
  style: string;
  scripts: readonly string[];
}

/** All helplines in both languages; self-contained, for offline use. */
export function HelpPage({ language, facts, origin, quickExitUrl, style, scripts }: HelpPageProps) {
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
  const checked = (number: string) => {
    const day = facts.checkedOn[number];
    if (day === undefined) return null;
    return both({
      en: fill(HELP_WORDS.checked.en, { day: dayIn("en", day) }),
      ml: fill(HELP_WORDS.checked.ml, { day: dayIn("ml", day) }),
    });
  };
  const row = ({ how, number }: Pick<Helpline, "how" | "number">, kind: Pair, whose: Pair | null) => (
    <a className="row" href={how === "call" ? `tel:${number}` : chatWith(number)} key={`${how} ${number}`}>
      <span className="kind">
        <Icon name={how === "call" ? "phone" : "chat"} />
        <span>{both(kind)}</span>
      </span>
      <b className={formatPhone(number).length > 6 ? "long" : undefined}>{formatPhone(number)}</b>
      <small>
        {whose && both(whose)}
        {checked(number)}
      </small>
      <span className="verb">
        {how === "call" ? (
          both(HELP_WORDS.call)
        ) : (
          <>
            <span className="now">{both(HELP_WORDS.message)}</span>
            <span className="later">{both(HELP_WORDS.messageLater)}</span>
          </>
        )}
      </span>
    </a>
  );
  const [first, second] = order;
  const description = fill(HELP_WORDS.description[language], {
    state: facts.tollFree,
    national: facts.nationalHelpline,
  });
  return (
    <html lang={language === "ml" ? "ml" : "en-IN"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${HELP_WORDS.title[language]} | ${HELP_WORDS.site[language]}`}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={FRAME_COLOURS.light} />
        <link rel="canonical" href={origin + addressIn(language, href("/help"))} />
        <link rel="alternate" hrefLang="en" href={origin + href("/help")} />
        <link rel="alternate" hrefLang="ml" href={origin + href("/ml/help")} />
        <link rel="alternate" hrefLang="x-default" href={origin + href("/help")} />
        <meta property="og:locale" content={language === "ml" ? "ml_IN" : "en_IN"} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={HELP_WORDS.title[language]} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={origin + addressIn(language, href("/help"))} />
        <meta property="og:image" content={origin + sharedPicture("essential-links", language)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${HELP_WORDS.site[language]}: ${HELP_WORDS.title[language]}`} />
        {/* oxlint-disable-next-line react/no-danger -- our own words, named in the policy by their hash */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body data-months={JSON.stringify(MONTHS)}>
        <header>
          <a className="logo" href={addressIn(language, href("/"))}>
            <Logo lines={HELP_LOGO[language]} />
          </a>
          <a className="leave" href={quickExitUrl} rel="noreferrer" data-leave="">
            {both(HELP_WORDS.leave)}
          </a>
        </header>
        <div className="offline" role="status">
          {order.map((lang) => (
            <p key={lang} lang={lang}>
              <b className="no-network">{HELP_WORDS.offline[lang]}</b>
              <b className="no-answer">{HELP_WORDS.unanswered[lang]}</b>
              <span data-kept-words={HELP_WORDS.kept[lang]} />
            </p>
          ))}
        </div>
        <main>
          <section className="first">
            <div className="width">
              <div className="heading">
                <h1 lang={first}>{HELP_WORDS.title[first]}</h1>
                <p className="title" lang={second}>
                  {HELP_WORDS.title[second]}
                </p>
              </div>
              {paragraphs(HELP_WORDS.worried, "question")}
              <a className="number" href={`tel:${facts.tollFree}`}>
                <span className="kind">
                  <Icon name="phone" />
                  <span>{both(HELP_WORDS.state)}</span>
                </span>
                <b>{facts.tollFree}</b>
                <span className="verb">{both(HELP_WORDS.call)}</span>
              </a>
              <p className="whose">
                {both(HELP_WORDS.stateWhose)}
                {checked(facts.tollFree)}
              </p>
            </div>
          </section>
          <section className="further">
            <div className="width">
              {row({ how: "call", number: facts.nationalHelpline }, HELP_WORDS.national, HELP_WORDS.nationalWhose)}
              {row({ how: "whatsapp", number: facts.policeWhatsapp }, HELP_WORDS.police, HELP_WORDS.policeWhose)}
              {facts.helplines.map((line) => row(line, { en: line.name, ml: line.name_ml }, null))}
            </div>
          </section>
          <section className="steps">
            <div className="width">
              <h2>{both(HELP_WORDS.whenYouCall)}</h2>
              <ol>
                {[HELP_WORDS.yourWords, HELP_WORDS.forWhom, HELP_WORDS.nextStep].map((step, index) => (
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
            <div className="leaving">{paragraphs(HELP_WORDS.leaveHow)}</div>
            <div className="places">
              {order.map((lang) => (
                <a key={lang} href={addressIn(lang, href("/"))} lang={lang}>
                  {HELP_WORDS.home[lang]}
                </a>
              ))}
              <button type="button" hidden data-forget="">
                {both(HELP_WORDS.forget)}
              </button>
              <p hidden data-forgotten="" role="status">
                {both(HELP_WORDS.forgotten)}
              </p>
            </div>
          </div>
        </footer>
        {scripts.map((script) => (
          // oxlint-disable-next-line react/no-danger -- our own words, named in the policy by their hash
          <script key={script.length} dangerouslySetInnerHTML={{ __html: script }} />
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
