import type { ReactNode } from "react";
import { href } from "react-router";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getOtherLanguages, LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../../shared/i18n/languages.ts";
import { Logo } from "../../components/logo.tsx";
import { adminLanguage, chooseLanguage } from "../i18n/language.ts";
import styles from "./auth-layout.module.css";
import scene from "./scene.svg";

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className={styles.frame}>
      <div className={styles.picture} aria-hidden="true">
        <img src={scene} alt="" />
      </div>
      <div className={styles.column}>
        <header>
          <span className="logo">
            <Logo lines={CAMPAIGN_NAME} />
          </span>
          <div className={styles.choices}>
            <LanguageSwitch />
            <a className="button outlined small" href={href("/")}>
              {t("Go to Website")}
            </a>
          </div>
        </header>
        {children}
        <p className={styles.smallPrint}>
          {t(
            "Protected by a self-hosted CAPTCHA: your browser does a small proof-of-work, and no third party takes part. Developed by the campaign team.",
          )}
        </p>
      </div>
    </main>
  );
}

function LanguageSwitch() {
  return getOtherLanguages(adminLanguage()).map((other) => (
    <button
      key={other}
      className="text-link"
      type="button"
      lang={LANGUAGE_TAGS[other].lang}
      onClick={() => void chooseLanguage(other)}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  ));
}
