import type { ReactNode } from "react";
import { href } from "react-router";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { Logo } from "../../components/logo.tsx";
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
          <a className="button outlined small" href={href("/")}>
            Go to Website
          </a>
        </header>
        {children}
        <p className={styles.smallPrint}>
          Protected by a self-hosted CAPTCHA: your browser does a small proof-of-work, and no third party takes part.
          Developed by the campaign team.
        </p>
      </div>
    </main>
  );
}
